-- migrate:up transaction:false
create index concurrently applications_reply_due on applications (reply_due_at) where reply_due_at is not null;

-- migrate:down
