-- migrate:up transaction:false
-- Erasing an application looks for what refers to it.
create index concurrently application_events_of_one on application_events (application_id);

-- migrate:down
