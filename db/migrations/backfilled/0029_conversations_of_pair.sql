-- migrate:up transaction:false
create index concurrently conversations_of_candidate on conversations (candidate_id, company_id) where company_id is not null;

-- migrate:down
