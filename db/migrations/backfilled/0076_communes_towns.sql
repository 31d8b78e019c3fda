-- migrate:up transaction:false
-- A place is looked up among the towns before the villages: what many names begin with fills a list within a few hundred rows.
create index concurrently communes_towns on communes (name_key text_pattern_ops) where population >= 2000;

-- migrate:down
