-- migrate:up transaction:false
-- Whether somebody is free around a shift: one probe. The sum keeps the planner from the exclusion constraint's index, ten times dearer.
create index concurrently bookings_of_candidate on bookings ((candidate_id + 0), upper(during));

-- migrate:down
