-- migrate:up transaction:false
-- Missions whose applications are still to be erased one day.
create index concurrently missions_to_erase on missions (ends_at) where applications_erased_at is null;

-- migrate:down
