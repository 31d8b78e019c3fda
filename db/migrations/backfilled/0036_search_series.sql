-- migrate:up transaction:false
-- Shifts taken one by one: the next start may come before the hours asked for, and a later one within them.
create index concurrently mission_search_series on mission_search (starts_at, mission_id)
  include (last_start, lat, lon, hourly_cents, flags) where last_start > starts_at;

-- migrate:down
