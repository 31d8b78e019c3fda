-- migrate:up transaction:false
-- Each place in order of start. What the index includes answers pay, sector and hours without the table.
create index concurrently mission_search_place on mission_search (place_id, starts_at, mission_id)
  include (last_start, hourly_cents, flags);

-- migrate:down
