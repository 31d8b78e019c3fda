-- migrate:up
alter table users validate constraint users_company;
alter table conversations validate constraint conversations_company;

-- migrate:down
