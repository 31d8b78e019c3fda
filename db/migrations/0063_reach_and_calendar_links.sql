-- migrate:up
-- How many people are available around a commune, before a mission is published (docs/adr/0033): counts that were changed by chance when
-- they were made. Exact ones are stored nowhere, and no row is about a person.
create table reach_counts (
  -- As `cellOf` of packages/domain.
  cell integer not null,
  sector text not null,
  -- May be under zero: only their sums are read.
  people integer not null,
  primary key (cell, sector)
);

-- The only row says when they were made.
create table reach_release (
  singleton boolean primary key default true check (singleton),
  made_at timestamptz not null,
  -- The same count of the same cell is changed in the same way at each release: nothing is gained by waiting for the next one.
  secret bytea not null check (octet_length(secret) = 32),
  -- Of everybody who is available, the share free in each part of the week; null while there are too few people to say it.
  hours real[] check (array_length(hours, 1) = 28)
);

-- The address at which a person's agenda reads the shifts they are booked for. Only its hash is stored.
create table calendar_links (
  candidate_id bigint primary key references candidates (user_id),
  token_hash bytea not null unique,
  created_at timestamptz not null
);

-- migrate:down
