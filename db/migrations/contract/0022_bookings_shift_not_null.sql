-- migrate:up
-- The validated check spares a second reading of the table.
alter table bookings alter shift_id set not null;
alter table bookings drop constraint bookings_shift_given;

-- migrate:down
