-- migrate:up transaction:false
-- What the last missions of a department paid.
create index concurrently missions_of_commune on missions (commune_code, published_at desc) where deleted_at is null;

-- migrate:down
