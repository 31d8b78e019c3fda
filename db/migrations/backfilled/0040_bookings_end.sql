-- migrate:up transaction:false
create index concurrently bookings_end on bookings (upper(during));

-- migrate:down
