-- migrate:up transaction:false
create index concurrently bookings_presence_due on bookings (presence_due_at) where presence_due_at is not null;

-- migrate:down
