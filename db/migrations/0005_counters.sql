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

-- How fast and how well an employer answers, kept by the commands that answer.
create table company_stats (
  company_id bigint primary key references companies (id),
  active_missions integer not null default 0,
  pending integer not null default 0,
  reviewed integer not null default 0,
  accepted integer not null default 0,
  rejected integer not null default 0,
  answers integer not null default 0,
  answer_seconds bigint not null default 0,
  positions_offered integer not null default 0,
  positions_filled integer not null default 0
) with (fillfactor = 60);

-- migrate:down
