-- migrate:up transaction:false
-- A person has a shift once; it also finds the bookings of a shift that is about to be removed.
create unique index concurrently bookings_of_shift on bookings (shift_id, application_id);

-- migrate:down
