-- migrate:up
alter table bookings validate constraint bookings_replaces;
alter table bookings validate constraint bookings_break;

-- migrate:down
