-- migrate:up
-- Unexpected errors, one row for those of the same cause, for the office. Messages are masked before they are written.
create table error_groups (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{32}$'),
  source text not null check (source in ('api', 'web', 'worker', 'browser')),
  name text not null check (length(name) <= 80),
  -- The pattern of a route, or the name of a job.
  place text not null check (length(place) <= 300),
  -- The function and file of ours that failed, without the line.
  frame text check (length(frame) <= 300),
  message text not null check (length(message) <= 500),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null check (last_seen_at >= first_seen_at),
  count bigint not null check (count > 0),
  closed_at timestamptz,
  closed_by bigint,
  check ((closed_at is null) = (closed_by is null))
);
create index error_groups_by_time on error_groups (last_seen_at);
create index error_groups_shown on error_groups ((closed_at is not null), last_seen_at desc, fingerprint);

-- migrate:down
