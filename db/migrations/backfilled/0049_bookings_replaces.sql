-- migrate:up transaction:false
-- One person for what is left of a place.
create unique index concurrently bookings_replaces_once on bookings (replaces, shift_id) where replaces is not null;

-- migrate:down
