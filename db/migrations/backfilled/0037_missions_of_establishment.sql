-- migrate:up transaction:false
create index concurrently missions_of_establishment on missions (establishment_id, ends_at) where deleted_at is null;

-- migrate:down
