-- migrate:up transaction:false
create index concurrently missions_by_words on missions (word_count, id) where deleted_at is null;

-- migrate:down
