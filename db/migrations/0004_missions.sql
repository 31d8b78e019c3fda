-- migrate:up
create table missions (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  created_by bigint not null references users (id),
  title text not null,
  description text not null,
  requirement text not null default '',
  perks text not null default '',
  responsibilities text not null default '',
  required_skills text not null default '',
  working_hours text not null default '',
  equipment text not null default '',
  additional_info text not null default '',
  structured boolean not null default false,
  status text not null default 'recruiting' check (status in ('recruiting', 'paused', 'completed')),
  type text not null check (type in ('full-time', 'part-time', 'contract', 'freelance', 'internship')),
  experience_level text check (experience_level in ('entry-level', 'mid-level', 'senior-level', 'executive')),
  sectors text[] not null check (cardinality(sectors) between 1 and 13),
  skills text[] not null default '{}',
  skill_ids integer[] not null default '{}',
  tags text[] not null default '{}',
  urgent boolean not null default false,
  remote boolean not null default false,
  license_required boolean not null default false,
  location text not null,
  commune_code text references communes (code),
  lat double precision,
  lon double precision,
  pay_cents integer not null check (pay_cents > 0),
  pay_period text not null check (pay_period in ('hourly', 'daily', 'weekly', 'monthly')),
  hourly_cents integer not null check (hourly_cents > 0),
  hours_per_day numeric(4, 2) check (hours_per_day between 1 and 24),
  total_days integer check (total_days >= 1),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  end_given boolean not null default false,      -- false: ends_at was derived, no end date is shown
  positions integer not null default 1 check (positions between 1 and 500),
  max_applications integer check (max_applications >= 1),
  application_count integer not null default 0,
  accepted_count integer not null default 0,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  hidden_at timestamptz,                         -- by moderation
  deleted_at timestamptz,
  check (ends_at > starts_at),
  check (accepted_count between 0 and positions),
  check (application_count >= 0),
  check (max_applications is null or application_count <= max_applications)
) with (fillfactor = 85);                        -- counters are updated in place
create index missions_company on missions (company_id, published_at desc, id desc) where deleted_at is null;
create index missions_company_status on missions (company_id, status, published_at desc, id desc) where deleted_at is null;
create index missions_to_complete on missions (ends_at) where status <> 'completed';

create table mission_drafts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  created_by bigint not null references users (id),
  title text not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mission_drafts_company on mission_drafts (company_id, updated_at desc, id desc);

create table saved_missions (
  user_id bigint not null references users (id),
  mission_id bigint not null references missions (id),
  created_at timestamptz not null default now(),
  primary key (user_id, mission_id)
);
create index saved_missions_recent on saved_missions (user_id, created_at desc);

-- migrate:down
