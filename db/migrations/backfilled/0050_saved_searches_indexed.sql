-- migrate:up transaction:false
-- Searches that were never indexed, or long ago.
create index concurrently saved_searches_indexed on saved_searches (indexed_at nulls first);

-- migrate:down
