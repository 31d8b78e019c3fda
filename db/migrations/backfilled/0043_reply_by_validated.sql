-- migrate:up
alter table applications validate constraint applications_status_check;
alter table applications validate constraint applications_lapsed;
alter table application_events validate constraint application_events_kind_check;

-- migrate:down
