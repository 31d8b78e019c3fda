-- migrate:up
alter table contact_views validate constraint contact_views_subject;

-- migrate:down
