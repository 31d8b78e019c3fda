-- migrate:up transaction:false
-- Text messages to send.
create index concurrently deliveries_sms_due on deliveries (sms_due_at) where sms_due_at is not null;

-- migrate:down
