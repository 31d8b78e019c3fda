-- migrate:up transaction:false
-- What one person refused: few of their propositions.
create index concurrently propositions_held on propositions (candidate_id) where held_until is not null;

-- migrate:down
