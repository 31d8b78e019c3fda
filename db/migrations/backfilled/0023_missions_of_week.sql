-- migrate:up transaction:false
-- The planning of a week: a company's missions that are not over by then.
create index concurrently missions_company_end on missions (company_id, ends_at) where deleted_at is null;

-- migrate:down
