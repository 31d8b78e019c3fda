-- migrate:up transaction:false
-- Applications whose contents are still to be erased one day.
create index concurrently applications_to_erase on applications (created_at) where contents_erased_at is null;

-- migrate:down
