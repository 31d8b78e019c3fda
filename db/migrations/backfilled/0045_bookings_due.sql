-- migrate:up transaction:false
create index concurrently bookings_step_due on bookings (step_due_at) where step_due_at is not null;

-- migrate:down
