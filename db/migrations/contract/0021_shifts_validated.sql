-- migrate:up
-- Reads both tables whole, and lets everyone else read and write them meanwhile.
alter table missions validate constraint missions_contract_kind_check;
alter table missions validate constraint missions_contract_motive_check;
alter table missions validate constraint missions_positions_check;
alter table missions validate constraint missions_hours_per_day_check;
alter table missions validate constraint missions_confirmed_count;
alter table bookings validate constraint bookings_shift;
alter table bookings validate constraint bookings_shift_given;

-- migrate:down
