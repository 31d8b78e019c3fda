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
  -- For people accepted.
  meeting_point text not null default '' check (length(meeting_point) <= 200),
  structured boolean not null default false,
  status text not null default 'recruiting' check (status in ('recruiting', 'paused', 'completed', 'held')),
  type text not null check (type in ('full-time', 'part-time', 'contract', 'freelance', 'internship')),
  contract_kind text not null default 'cdd'
    check (contract_kind in ('extra', 'cdd', 'seasonal', 'agency', 'freelance', 'internship')),
  contract_motive text check (contract_motive in ('replacement', 'increase')),
  collective_agreement text not null default '',
  experience_level text check (experience_level in ('entry-level', 'mid-level', 'senior-level', 'executive')),
  sectors text[] not null check (cardinality(sectors) between 1 and 13),
  skills text[] not null default '{}',
  skill_ids integer[] not null default '{}',
  tags text[] not null default '{}',
  urgent boolean not null default false,
  remote boolean not null default false,
  license_required boolean not null default false,
  -- Null for remote missions, and for places we do not know.
  establishment_id bigint references establishments (id),
  location text not null,
  commune_code text references communes (code),
  lat double precision,
  lon double precision,
  pay_cents integer not null check (pay_cents > 0),
  pay_period text not null check (pay_period in ('hourly', 'daily', 'weekly', 'monthly')),
  break_paid boolean not null default false,
  -- From here to `next_start`, what `derive_mission` and `recount_places` say of the shifts.
  hourly_cents integer not null check (hourly_cents > 0),
  hours_per_day numeric(4, 2) check (hours_per_day > 0),
  total_days integer check (total_days >= 1),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  end_given boolean not null default true,       -- false: ends_at was derived, no end date is shown
  shift_count smallint not null default 0,
  paid_minutes integer not null default 0,
  -- The most people who work at once, and the days on which anybody does: « 6 personnes, 5 jours ».
  people smallint not null default 1,
  day_count smallint not null default 1,
  -- Places and places taken: those of all shifts together when people may take some of them, else people, since each of them
  -- takes every shift.
  take_some boolean not null default false,
  positions integer not null default 1 check (positions between 1 and 50000),
  accepted_count integer not null default 0,
  confirmed_count integer not null default 0,
  -- The first start to come of a shift that has a place; null: filled, started or over.
  next_start timestamptz,
  max_applications integer check (max_applications >= 1),
  application_count integer not null default 0,
  -- Of these, those that were refused: they leave room under the cap again. Written by a trigger of `applications`.
  ended_applications integer not null default 0,
  -- Who gets a place: the employer's choice among applications, or the first person who says yes.
  booking text not null default 'choose' check (booking in ('choose', 'first')),
  waves_stopped_at timestamptz,
  -- When the employer asked for a wave, in the last 24 hours.
  waves_asked_at timestamptz[] not null default '{}',
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  -- By its employer. A few seconds ahead while it can be undone: until then nothing else has changed.
  cancelled_at timestamptz,
  hidden_at timestamptz,                         -- by moderation
  -- A held mission waits for an admin: its author alone sees it. After another name, SIRET or address of the company
  -- (`new_identity`), its missions wait until it is checked, and the people who count on them are notified.
  held_at timestamptz,
  held_reason text check (held_reason in ('not_found', 'closed', 'another_name', 'new_identity', 'siret_claimed', 'risk')),
  -- It ended while it was held and nobody had applied: its text stays with its author.
  ended_held boolean not null default false,
  deleted_at timestamptz,
  -- When its applications were erased, five years after its end; its own figures stay.
  applications_erased_at timestamptz,
  constraint missions_held_why check ((status = 'held') = (held_at is not null) and (held_at is null) = (held_reason is null)),
  check (ends_at > starts_at),
  check (accepted_count between 0 and positions),
  check (application_count >= 0),
  check (ended_applications between 0 and application_count),
  constraint missions_confirmed_count check (confirmed_count between 0 and accepted_count)
) with (fillfactor = 85);                        -- counters are updated in place
create index missions_company on missions (company_id, published_at desc, id desc) where deleted_at is null;
create index missions_company_status on missions (company_id, status, published_at desc, id desc) where deleted_at is null;
-- The planning of a week: a company's missions that are not over by then.
create index missions_company_end on missions (company_id, ends_at) where deleted_at is null;
create index missions_to_complete on missions (ends_at) where status <> 'completed';
create index missions_ended on missions (ends_at desc) where status = 'completed' and deleted_at is null;
create index missions_held on missions (held_at, id) where status = 'held';
-- Missions of a day, for the figures of the office.
create index missions_published on missions (published_at) where deleted_at is null;
-- What the last missions of a department paid.
create index missions_of_commune on missions (commune_code, published_at desc) where deleted_at is null;
-- Missions whose applications are still to be erased one day.
create index missions_to_erase on missions (ends_at) where applications_erased_at is null;

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

-- A mission is made of shifts. Its start, end, hours, days and places are derived from them by `derive_mission`.
-- Every access is by mission or by id: a hundred million rows need no partition (docs/adr/0017).
create table shifts (
  id bigint generated by default as identity primary key,
  mission_id bigint not null references missions (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes smallint not null default 0 check (break_minutes >= 0),
  positions smallint not null check (positions between 1 and 500),
  accepted_count smallint not null default 0,
  confirmed_count smallint not null default 0,
  check (ends_at > starts_at),
  check (accepted_count between 0 and positions),
  check (confirmed_count between 0 and accepted_count)
) with (fillfactor = 90);
create index shifts_of_mission on shifts (mission_id, starts_at, id);

-- A day whose hours are still to be specified is kept as its last millisecond, with the length of its work: it is on that day, and over
-- with it. Nothing is derived from its hours: no part of the day, no clash, no rest. The same as `hasHours` of packages/domain.
create function has_hours(starts_at timestamptz) returns boolean
language sql immutable strict parallel safe
as $$ select (starts_at at time zone 'Europe/Paris')::time <> time '23:59:59.999' $$;

create function paid_minutes(s shifts, break_paid boolean) returns integer
language sql immutable parallel safe
as $$ select round(extract(epoch from s.ends_at - s.starts_at) / 60)::integer - case when break_paid then 0 else s.break_minutes end $$;

create function next_start_of(m missions, at timestamptz) returns timestamptz
language sql stable parallel safe
as $$
  select case when m.take_some
    then (select min(s.starts_at) from shifts s where s.mission_id = m.id and s.starts_at > at and s.accepted_count < s.positions)
    else (case when m.starts_at > at and m.accepted_count < m.positions then m.starts_at end) end
$$;

-- What the mission's own columns say of its shifts. Hours are those of the longest day, breaks out. The days an employer counted stay
-- while the hours are unknown: fewer than the dates hold, and which ones comes with the hours.
create function derived_fields(m missions) returns table (
  starts_at timestamptz, ends_at timestamptz, shift_count smallint, paid_minutes integer, positions integer, hours_per_day numeric,
  total_days integer, hourly_cents integer, people smallint, day_count smallint)
language sql stable parallel safe
as $$
  select d.starts_at, d.ends_at, d.n::smallint, (d.paid * d.counted / d.days)::integer,
    (case when m.take_some then d.places else d.largest end)::integer,
    d.hours, (case when m.pay_period = 'weekly' then ceil(d.span / 7.0) else d.counted end)::integer,
    greatest(1, round(m.pay_cents / case m.pay_period
      when 'hourly' then 1 when 'daily' then d.hours when 'weekly' then 35 else 151.67 end))::integer,
    d.largest::smallint, d.counted::smallint
  from (
    select min(b.starts_at) as starts_at, max(b.ends_at) as ends_at, sum(b.n) as n, sum(b.places) as places, max(b.largest) as largest,
      count(*) as days, max(b.day) - min(b.day) + 1 as span, sum(b.paid) as paid,
      case when m.pay_period = 'weekly' or has_hours(min(b.starts_at)) then count(*)
        else least(count(*), coalesce(m.total_days, count(*))) end as counted,
      greatest(0.01, round(least(1440, max(b.worked)) / 60.0, 2)) as hours
    from (
      select (s.starts_at at time zone 'Europe/Paris')::date as day, min(s.starts_at) as starts_at, max(s.ends_at) as ends_at,
        count(*) as n, sum(s.positions) as places, max(s.positions) as largest, sum(paid_minutes(s, false)) as worked,
        sum(paid_minutes(s, m.break_paid)) as paid
      from shifts s where s.mission_id = m.id group by 1) b
    having count(*) > 0) d
$$;

-- Writes them, once the command has changed the shifts. Hours that move without the mission's own columns changing are found at
-- their new hours.
create function derive_mission(mission bigint, at timestamptz) returns void language plpgsql as $$
declare
  m missions;
  d record;
begin
  select * into strict m from missions where id = mission;
  select * into strict d from derived_fields(m);
  m.starts_at := d.starts_at;
  m.positions := d.positions;
  m.next_start := next_start_of(m, at);
  update missions set
    starts_at = d.starts_at, ends_at = d.ends_at, shift_count = d.shift_count, paid_minutes = d.paid_minutes,
    positions = d.positions, hours_per_day = d.hours_per_day, total_days = d.total_days, hourly_cents = d.hourly_cents,
    people = d.people, day_count = d.day_count, next_start = m.next_start
  where id = mission returning * into m;
  perform refresh_mission_search(m) from mission_search s cross join lateral search_fields(m) f
  where s.mission_id = mission and (s.last_start, s.flags) is distinct from (greatest(f.last_start, s.starts_at), f.flags);
end $$;

-- Counts places again from the bookings, for the commands that change more than one of them.
create function recount_places(mission bigint, at timestamptz) returns void language plpgsql as $$
declare m missions;
begin
  update shifts s set accepted_count = b.accepted, confirmed_count = b.confirmed
  from (
    select k.id, count(b.shift_id) as accepted, count(b.confirmed_at) as confirmed
    from shifts k left join bookings b on b.mission_id = mission and b.shift_id = k.id
    where k.mission_id = mission group by k.id) b
  where s.id = b.id and (s.accepted_count, s.confirmed_count) is distinct from (b.accepted::smallint, b.confirmed::smallint);
  update missions set (accepted_count, confirmed_count) = (
    select case when take_some then t.accepted else p.accepted end, case when take_some then t.confirmed else p.confirmed end
    from (select coalesce(sum(s.accepted_count), 0) as accepted, coalesce(sum(s.confirmed_count), 0) as confirmed
          from shifts s where s.mission_id = mission) t,
         (select count(*) as accepted, count(*) filter (where a.candidate_status = 'confirmed') as confirmed
          from applications a
          where a.mission_id = mission and a.status = 'accepted' and a.candidate_status is distinct from 'withdrawn') p)
  where id = mission returning * into m;
  update missions set next_start = next_start_of(m, at) where id = mission;
  -- The days of a mission whose shifts are taken one by one change with each of them.
  if m.take_some then perform refresh_mission_search(n) from missions n where n.id = mission; end if;
end $$;

-- What happened to a published mission and whom it concerns; the job that notifies them carries the event's id.
create table mission_events (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  kind text not null check (kind in ('changed', 'cancelling', 'closed', 'deleted', 'held', 'released', 'new_identity')),
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
  -- False: doubtful enough to be read by the office, too little to be shown to the employer before publishing.
  was_shown boolean not null default true,
  overruled_at timestamptz not null default now()
);
create index overruled_warnings_of_mission on overruled_warnings (mission_id);
create index overruled_warnings_of_company on overruled_warnings (company_id);
create index overruled_warnings_of_user on overruled_warnings (user_id);

-- What the risk rules found in the first missions of a company: a row per check, the last one says what is there now.
create table mission_risk (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  checked_at timestamptz not null,
  score integer not null check (score >= 0),
  threshold integer not null check (threshold > 0),
  is_held boolean not null,
  -- Rules with their weights and the words or figures that triggered them.
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  weights_version integer not null check (weights_version >= 1),
  -- Null for short texts: two companies may well write the same few words.
  text_sha256 text
);
create index mission_risk_of_mission on mission_risk (mission_id, id desc);
create index mission_risk_of_company on mission_risk (company_id);
create index mission_risk_of_user on mission_risk (user_id);
create index mission_risk_of_text on mission_risk (text_sha256) where text_sha256 is not null;

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

-- What a company keeps of a mission it publishes again and again: hours, pay, texts; never a day.
create table mission_templates (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  created_by bigint not null references users (id),
  name text not null check (length(name) between 1 and 80),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, name)
);

create table saved_missions (
  user_id bigint not null references users (id),
  mission_id bigint not null references missions (id),
  created_at timestamptz not null default now(),
  primary key (user_id, mission_id)
);
create index saved_missions_recent on saved_missions (user_id, created_at desc);
create index saved_missions_of_mission on saved_missions (mission_id);

-- migrate:down
