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
  status text not null default 'recruiting' check (status in ('recruiting', 'paused', 'completed', 'held')),
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
  -- A held mission waits for an admin: its author alone sees it.
  held_at timestamptz,
  held_reason text check (held_reason in ('not_found', 'closed', 'another_name', 'risk')),
  deleted_at timestamptz,
  constraint missions_held_why check ((status = 'held') = (held_at is not null) and (held_at is null) = (held_reason is null)),
  check (ends_at > starts_at),
  check (accepted_count between 0 and positions),
  check (application_count >= 0),
  check (max_applications is null or application_count <= max_applications)
) with (fillfactor = 85);                        -- counters are updated in place
create index missions_company on missions (company_id, published_at desc, id desc) where deleted_at is null;
create index missions_company_status on missions (company_id, status, published_at desc, id desc) where deleted_at is null;
create index missions_to_complete on missions (ends_at) where status <> 'completed';
create index missions_ended on missions (ends_at desc) where status = 'completed' and deleted_at is null;
create index missions_held on missions (held_at, id) where status = 'held';

-- Places count for an employer once their mission is over: an ad published this morning is not yet a failure.
create function count_settled_mission() returns trigger language plpgsql as $$
declare
  counted boolean := tg_op = 'UPDATE' and old.status = 'completed';
  filled integer := (new.accepted_count >= new.positions)::integer;
begin
  if counted then filled := filled - (old.accepted_count >= old.positions)::integer; end if;
  if filled <> 0 then perform count_up('filled', filled); end if;
  insert into company_stats (company_id, positions_offered, positions_filled)
  values (new.company_id, new.positions - case when counted then old.positions else 0 end,
          new.accepted_count - case when counted then old.accepted_count else 0 end)
  on conflict (company_id) do update set
    positions_offered = company_stats.positions_offered + excluded.positions_offered,
    positions_filled = company_stats.positions_filled + excluded.positions_filled;
  return null;
end $$;

create trigger mission_settled_new after insert on missions
for each row when (new.status = 'completed') execute function count_settled_mission();
create trigger mission_settled after update on missions
for each row when (new.status = 'completed'
  and (old.status, old.positions, old.accepted_count) is distinct from (new.status, new.positions, new.accepted_count))
execute function count_settled_mission();

-- What happened to a published mission and whom it concerns; the job that notifies them carries the event's id.
create table mission_events (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  kind text not null check (kind in ('changed', 'closed', 'deleted', 'held', 'released')),
  actor_id bigint references users (id),
  details jsonb not null default '{}',
  at timestamptz not null
);
create index mission_events_of_mission on mission_events (mission_id, id);

-- A doubtful wording that an employer published in spite of the remark, for the office to read.
create table overruled_warnings (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  rule text not null check (rule ~ '^[a-z_]{1,40}$'),
  field text not null check (length(field) <= 40),
  excerpt text not null check (length(excerpt) <= 500),
  overruled_at timestamptz not null default now()
);
create index overruled_warnings_of_mission on overruled_warnings (mission_id);
create index overruled_warnings_of_company on overruled_warnings (company_id);
create index overruled_warnings_of_user on overruled_warnings (user_id);

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
create index saved_missions_of_mission on saved_missions (mission_id);

-- Searches a person saved, as the search call takes them: at most twenty each, none of them twice.
create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  criteria jsonb not null check (jsonb_typeof(criteria) = 'object' and criteria <> '{}'),
  created_at timestamptz not null default now(),
  unique (user_id, criteria)
);

-- migrate:down
