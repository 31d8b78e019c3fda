-- migrate:up
-- A hot counter is spread over 16 rows so that concurrent writers seldom wait for each other; a reader adds them up.
create table stat_counters (
  key text not null,
  slot smallint not null check (slot between 0 and 15),
  n bigint not null default 0,
  primary key (key, slot)
) with (fillfactor = 50);

create function count_up(counter text, delta bigint) returns void
language sql volatile
as $$
  insert into stat_counters (key, slot, n) values (counter, pg_backend_pid() % 16, delta)
  on conflict (key, slot) do update set n = stat_counters.n + excluded.n
$$;

create function counter_value(counter text) returns bigint
language sql stable parallel safe
as $$ select coalesce(sum(n), 0)::bigint from stat_counters where key = counter $$;

-- What the public pages show, recomputed by the worker: one row, read by everyone.
create table public_stats (
  id boolean primary key default true check (id),
  body jsonb not null,
  computed_at timestamptz not null default now()
);

-- Sectors and communes with enough live missions to deserve a page of their own. Grouping every live mission is too slow for a
-- page, so the worker writes the list again every hour; readers only ever walk one of these indexes.
create table landing_pages (
  sector text not null,
  place text not null,                           -- « lyon-69 », as addresses write it
  commune_code text not null references communes (code),
  live integer not null check (live > 0),
  primary key (sector, place)
);
create index landing_pages_of_place on landing_pages (place, live desc);
create index landing_pages_of_sector on landing_pages (sector, live desc, place);
create index landing_pages_largest on landing_pages (live desc, sector, place);

-- How many people of a trade are available in a place, counted by the worker: never an exact number, never fewer than five.
create table talent_groups (
  place_code text not null,                      -- of a large town, or of a department for everybody else there
  place_kind text not null check (place_kind in ('commune', 'departement')),
  department_code text not null,
  title text not null,
  people integer not null check (people >= 5),   -- rounded down
  -- All groups of the place together, and the rank of this one among them.
  place_people integer not null,
  place_rank smallint not null,
  counted_at timestamptz not null,
  primary key (place_code, title)
);
-- The largest groups of the largest places.
create index talent_groups_largest on talent_groups (place_people desc, place_code, place_rank) where place_rank <= 6;
create index talent_groups_of_department on talent_groups (department_code);

-- migrate:down
