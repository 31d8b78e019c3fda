-- migrate:up
-- What a person reads: pages that matter in a hurry, notifications, mails. Null: nobody chose, French. It is read for them alone.
alter table users add column language text;
alter table users add constraint users_language check (language in ('fr', 'en', 'ar', 'pt', 'uk')) not valid;

-- migrate:down
