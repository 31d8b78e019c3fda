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

-- migrate:down
