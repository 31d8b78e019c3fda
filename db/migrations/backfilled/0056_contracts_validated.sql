-- migrate:up
alter table files validate constraint files_kind;

-- migrate:down
