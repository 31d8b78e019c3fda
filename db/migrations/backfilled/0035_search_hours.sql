-- migrate:up transaction:false
-- A night shift lies far behind the morning's: each set of hours has its own order of starts.
create index concurrently mission_search_hours on mission_search ((flags >> 13 & 15), starts_at, mission_id)
  include (last_start, lat, lon, hourly_cents, flags);

-- migrate:down
