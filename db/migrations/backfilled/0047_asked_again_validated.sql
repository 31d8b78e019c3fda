-- migrate:up
alter table application_events validate constraint application_events_kind_check;

-- migrate:down
