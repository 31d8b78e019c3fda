-- migrate:up transaction:false
-- The same for a word further on in the name.
create index concurrently communes_town_words on communes using gin (name_key gin_trgm_ops) where population >= 2000;

-- migrate:down
