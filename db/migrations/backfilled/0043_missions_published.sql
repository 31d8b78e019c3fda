-- migrate:up transaction:false
-- Missions of a day, for the figures of the office.
create index concurrently missions_published on missions (published_at) where deleted_at is null;

-- migrate:down
