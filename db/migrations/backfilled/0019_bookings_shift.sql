-- migrate:up
-- Not before its index: removing a shift would read every booking.
alter table bookings add constraint bookings_shift foreign key (shift_id) references shifts (id) not valid;

-- migrate:down
