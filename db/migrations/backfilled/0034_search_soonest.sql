-- migrate:up transaction:false
create index concurrently mission_search_soonest on mission_search (starts_at, mission_id)
  include (last_start, lat, lon, hourly_cents, flags);

-- migrate:down
