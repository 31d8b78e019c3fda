-- migrate:up
create table files (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  kind text not null check (kind in ('profile_image', 'logo', 'cv', 'company_proof')),
  storage_key text not null unique,
  original_name text not null,
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null,
  created_at timestamptz not null default now(),
  -- Nothing shows it any more: a sweep removes it a minute later, unless an application still has the CV it was sent with.
  released_at timestamptz
);
create index files_owner on files (owner_id, kind);
create index files_released on files (released_at) where released_at is not null;

-- Objects of the store that no row of `files` names yet, or names no longer. Whatever stays here is an orphan.
create table loose_objects (
  storage_key text primary key,
  since timestamptz not null
);
create index loose_objects_age on loose_objects (since);

create table companies (
  id bigint generated always as identity primary key,
  name text not null,
  siret text not null check (siret ~ '^[0-9]{14}$'),
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
  updated_at timestamptz not null default now(),
  -- What is known of a company: nothing, that the register knows its SIRET under its name or address, that its people receive what is
  -- sent to its address, or that a person checked it.
  level text not null default 'unverified' check (level in ('unverified', 'siret_found', 'address_proven', 'verified')),
  level_at timestamptz not null default now(),
  -- What a person checked before giving it this level, and by which document.
  level_checked text check (length(level_checked) <= 500),
  -- The last answer of the register about this SIRET, name and address; null until it answers, and again when they change.
  register_outcome text
    check (register_outcome in ('siret_found', 'doubtful', 'hidden', 'not_found', 'closed', 'another_name')),
  register_asked_at timestamptz,
  -- The company's open head office, when the establishment asked about is closed.
  register_suggestion text,
  -- Since when the company gives this SIRET: of two accounts, the first has it until one of them proves its address.
  siret_since timestamptz not null default now(),
  constraint companies_register_answered check ((register_outcome is null) = (register_asked_at is null))
);
create index companies_siret on companies (siret);
create index companies_logo on companies (logo_file_id) where logo_file_id is not null;
create index companies_to_ask on companies (register_asked_at nulls first, id);

-- Figures that would need all of a company's history; the commands that change them keep them up to date.
create table company_stats (
  company_id bigint primary key references companies (id),
  answers integer not null default 0,
  answer_seconds bigint not null default 0,
  positions_offered integer not null default 0,
  positions_filled integer not null default 0,
  rating_sum numeric(12, 1) not null default 0,
  rating_count integer not null default 0,
  -- One person's many ratings are one rater: a mean is shown from three different raters on.
  rater_count integer not null default 0
) with (fillfactor = 60);

create table users (
  id bigint generated always as identity primary key,
  role text not null check (role in ('candidate', 'employer', 'admin')),
  email text not null unique check (email = lower(email)),
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text,
  -- A number is shown to others, and takes text messages, once its owner has typed the code sent to it.
  phone_verified_at timestamptz,
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
  -- Where mail goes when `email` cannot say it: an address not yet confirmed, or that of an account just deleted.
  pending_email text check (pending_email = lower(pending_email)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- An account that nobody used for two years is erased, after two mails.
  last_seen_at timestamptz not null default now(),
  inactive_mailed_at timestamptz,
  inactive_reminded_at timestamptz,
  check ((role = 'employer') = (company_id is not null))
);
create index users_company on users (company_id) where company_id is not null;
create index users_image on users (image_file_id) where image_file_id is not null;
create index users_last_seen on users (last_seen_at) where status = 'active';
create index users_unverified on users (created_at) where status = 'active' and email_verified_at is null;
alter table files add foreign key (owner_id) references users (id);

create function phone_not_verified() returns trigger language plpgsql as $$
begin
  new.phone_verified_at := null;
  return new;
end $$;

create trigger phone_changed before update of phone on users for each row
when (old.phone is distinct from new.phone)
execute function phone_not_verified();

-- The number of candidates shown on the home page.
create function count_candidates() returns trigger
language plpgsql
as $$
declare
  before boolean := tg_op <> 'INSERT' and old.role = 'candidate' and old.status = 'active';
  after boolean := tg_op <> 'DELETE' and new.role = 'candidate' and new.status = 'active';
begin
  if before <> after then
    perform count_up('candidates', case when after then 1 else -1 end);
  end if;
  return null;
end
$$;

create trigger users_candidates after insert or delete or update of role, status on users
for each row execute function count_candidates();

create table candidates (
  user_id bigint primary key references users (id),
  profession text,
  about text,
  availability text check (availability in ('on_fire', 'freeze')),
  -- The other availability takes over then. Null: until the person changes it.
  availability_until timestamptz,
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
create index candidates_availability_due on candidates (availability_until) where availability_until is not null;
create index candidates_cv on candidates (cv_file_id) where cv_file_id is not null;

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

-- When a file is replaced, the one before is released.
create function release_file() returns trigger language plpgsql as $$
begin
  update files set released_at = now() where id = (to_jsonb(old) ->> tg_argv[0])::bigint;
  return null;
end $$;
create trigger image_released after update of image_file_id on users for each row
when (old.image_file_id is not null and old.image_file_id is distinct from new.image_file_id)
execute function release_file('image_file_id');
create trigger cv_released after update of cv_file_id on candidates for each row
when (old.cv_file_id is not null and old.cv_file_id is distinct from new.cv_file_id)
execute function release_file('cv_file_id');
create trigger logo_released after update of logo_file_id on companies for each row
when (old.logo_file_id is not null and old.logo_file_id is distinct from new.logo_file_id)
execute function release_file('logo_file_id');

-- migrate:down
