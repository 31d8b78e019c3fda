-- migrate:up
create table files (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  kind text not null check (kind in ('profile_image', 'logo', 'cv')),
  storage_key text not null unique,
  original_name text not null,
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null,
  scan_status text not null default 'clean' check (scan_status in ('pending', 'clean', 'refused')),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index files_owner on files (owner_id, kind);

create table companies (
  id bigint generated always as identity primary key,
  name text not null,
  siret text not null check (siret ~ '^[0-9]{14}$'),
  siret_status text not null default 'unchecked' check (siret_status in ('unchecked', 'implausible', 'verified', 'refused')),
  industry text,
  size text,
  founded_year smallint check (founded_year between 1000 and 2200),
  website text,
  email text,
  phone text,
  address text not null,
  description text,
  culture text,
  perks text,
  linkedin text,
  twitter text,
  facebook text,
  logo_file_id bigint references files (id),
  first_published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index companies_siret on companies (siret);
create index companies_logo on companies (logo_file_id) where logo_file_id is not null;

create table users (
  id bigint generated always as identity primary key,
  role text not null check (role in ('candidate', 'employer', 'admin')),
  email text not null unique check (email = lower(email)),
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text,
  city text,
  region text,
  country text,
  commune_code text references communes (code),
  image_file_id bigint references files (id),
  company_id bigint references companies (id),
  status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  adult_confirmed_at timestamptz,
  terms_accepted_at timestamptz,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((role = 'employer') = (company_id is not null))
);
create index users_company on users (company_id) where company_id is not null;
alter table files add foreign key (owner_id) references users (id);

-- 2.8 km grid: a handful of cells covers a town, and an index on one integer finds everyone in it.
create function fine_cell(lat double precision, lon double precision) returns integer
language sql immutable strict parallel safe
as $$ select floor((lat + 90) * 40)::integer * 9600 + floor((lon + 180) / 0.0375)::integer $$;

create table candidates (
  user_id bigint primary key references users (id),
  profession text,
  about text,
  availability text check (availability in ('on_fire', 'freeze')),
  skills text[] not null default '{}',
  skill_ids integer[] not null default '{}',
  cv_file_id bigint references files (id),
  lat double precision,
  lon double precision,
  cell integer generated always as (fine_cell(lat, lon)) stored,
  radius_km smallint not null default 30 check (radius_km between 1 and 200),
  rating real check (rating between 1 and 5),
  rating_count integer not null default 0,
  completed_missions integer not null default 0,
  reliability smallint not null default 100 check (reliability between 0 and 100),
  last_active_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0.02);
-- Matching reads only this index: availability toggles go through it, hence the eager vacuum above.
create index candidates_on_fire on candidates (cell)
  include (user_id, lat, lon, rating, reliability, skill_ids) where availability = 'on_fire';

create table experiences (
  id bigint generated always as identity primary key,
  candidate_id bigint not null references candidates (user_id),
  title text not null,
  company text not null,
  location text not null,
  start_date date not null,
  end_date date,
  description text not null,
  check (end_date is null or end_date >= start_date)
);
create index experiences_candidate on experiences (candidate_id, start_date desc);

-- One row is one signed-in device, that is one family of refresh tokens. The token itself is derived from `nonce` and
-- `seq` with a key the database never sees, so a lost answer can be given again and an old token is recognised.
create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  nonce bytea not null,
  seq integer not null default 0,
  token_hash bytea not null,
  rotated_at timestamptz not null default now(),
  device text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text check (revoke_reason in ('logout', 'reuse', 'password', 'ended', 'suspended', 'deleted'))
) with (fillfactor = 80);
create index sessions_user on sessions (user_id) where revoked_at is null;
create index sessions_expiry on sessions (expires_at);

create table one_time_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users (id),
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'delete_account')),
  new_email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_user on one_time_tokens (user_id, purpose);
create index one_time_tokens_expiry on one_time_tokens (expires_at);

create table socket_tickets (
  ticket_hash bytea primary key,
  session_id bigint not null references sessions (id),
  expires_at timestamptz not null
);

create table social_identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index social_identities_user on social_identities (user_id);

-- The answer is stored by the transaction that produced the effect: a repeated key finds both or neither.
create table idempotency_keys (
  user_id bigint not null references users (id),
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- migrate:down
