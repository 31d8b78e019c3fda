-- migrate:up
alter table users validate constraint users_language;

-- migrate:down
