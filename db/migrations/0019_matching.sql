-- migrate:up
-- What a person says of their time. Employers never read it: they see yes or unknown for their own shift.
create table availabilities (
  candidate_id bigint primary key references candidates (user_id),
  -- Bit 4 × day + slot from Monday morning, as `weekBits` of packages/domain. A bit unset never means no.
  week integer not null default 0 check (week between 0 and 268435455),
  now_until timestamptz,
  night_alerts boolean not null default false,
  verified_only boolean not null default false,
  driving_licence boolean not null default false,
  -- The week is believed until then.
  expires_at timestamptz not null,
  renewal_asked_at timestamptz,
  updated_at timestamptz not null default now()
);
create index availabilities_expiry on availabilities (expires_at) where renewal_asked_at is null;

create table availability_exceptions (
  candidate_id bigint not null references availabilities (candidate_id) on delete cascade,
  first_day date not null,
  last_day date not null,
  -- Morning 1, noon 2, evening 4, night 8.
  slots smallint not null check (slots between 1 and 15),
  available boolean not null,
  primary key (candidate_id, first_day, last_day, slots),
  check (last_day >= first_day)
);
create index availability_exceptions_age on availability_exceptions (last_day);

-- The people a mission is proposed to at one time. A wave exists from the moment it is planned.
create table mission_waves (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  number smallint not null check (number > 0),
  state text not null default 'due' check (state in ('due', 'sent', 'stopped')),
  reason text not null check (reason in ('published', 'reopened', 'asked')),
  size smallint not null check (size > 0),
  -- Put off while enough applications wait for an answer; `asked_at`: the employer wants it all the same.
  put_off boolean not null default false,
  asked_at timestamptz,
  due_at timestamptz not null,
  sent_at timestamptz,
  unique (mission_id, number),
  check ((state = 'sent') = (sent_at is not null))
);
-- One planned wave per mission.
create unique index mission_waves_due on mission_waves (mission_id) where state = 'due';

-- One per person and mission, whatever the number of waves: nobody is asked twice.
create table propositions (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  candidate_id bigint not null references candidates (user_id),
  wave_id bigint not null references mission_waves (id),
  -- Hundredths of a point.
  score smallint not null check (score between 0 and 10000),
  newcomer boolean not null,
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Handed to a channel, shown on a screen.
  notified_at timestamptz,
  seen_at timestamptz,
  answer text check (answer in ('yes', 'no', 'standby')),
  answered_at timestamptz,
  answer_reason text check (answer_reason in ('not_free', 'too_far', 'pay', 'not_my_job', 'not_this_company', 'other')),
  -- Until when a no with a reason holds back missions like this one; null when it teaches nothing or was forgotten.
  held_until timestamptz,
  -- A standby that was called when a place reopened.
  called_at timestamptz,
  called_until timestamptz,
  -- Filled, closed or withdrawn before an answer.
  closed_at timestamptz,
  application_id bigint,
  unique (mission_id, candidate_id),
  check ((answer is null) = (answered_at is null)),
  check (called_at is null or answer is not null)
) with (fillfactor = 80);
create index propositions_of_candidate on propositions (candidate_id, created_at desc);
create index propositions_of_wave on propositions (wave_id);
-- To delete old ones.
create index propositions_age on propositions using brin (created_at);
create index propositions_standby on propositions (mission_id, answered_at) where answer = 'standby' and closed_at is null;
-- What one person refused: few of their propositions.
create index propositions_held on propositions (candidate_id) where held_until is not null;

-- One narrow row per person who can be asked to work. Triggers write it; nobody else does (docs/adr/0020).
create table availability_now (
  candidate_id bigint primary key references candidates (user_id) on delete cascade,
  -- Newcomer or not, class of radius and cell as one number: see `zone_of`.
  zone integer not null,
  -- Bit 4 × day + slot from Monday morning.
  week integer not null,
  -- Bit 0: driving licence.
  certificates integer not null,
  lat double precision not null,
  lon double precision not null,
  -- The square of the person's own radius in degrees: the gate needs no root.
  reach2 double precision not null,
  now_until timestamptz,
  -- Hundredths for the commitments that were decided.
  points integer not null,
  -- Paris days since 2020.
  active_day integer not null,
  night boolean not null,
  verified_only boolean not null,
  -- Bit 0: some take hours off the week; bit 1: some add hours to it.
  exceptions smallint not null,
  skills integer[] not null
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
create index availability_now_zone on availability_now (zone);

-- Days since 2020 of an instant in Paris.
create function paris_day_number(at timestamptz) returns integer
language sql immutable strict parallel safe
as $$ select (at at time zone 'Europe/Paris')::date - date '2020-01-01' $$;

-- Cells of 5.6 km for radii up to 50 km, of 56 km beyond.
create function zone_of(lat double precision, lon double precision, radius_km integer, newcomer boolean) returns integer
language sql immutable strict parallel safe
as $$
  select (width_bucket(radius_km, '{6,11,21,31,51,101}'::integer[]) + case when newcomer then 7 else 0 end) * 100000000
    + case when radius_km > 50 then floor((lat + 90) * 2)::integer * 480 + floor((lon + 180) / 0.75)::integer
      else floor((lat + 90) * 20)::integer * 4800 + floor((lon + 180) / 0.075)::integer end
$$;

-- The zones of everybody who could come to a point, were each radius `further` kilometres longer.
create function zones_around(lat_ double precision, lon_ double precision, newcomer boolean, further double precision) returns integer[]
language plpgsql immutable strict parallel safe
as $$
begin
  return array(
    select (n::integer - 1 + case when newcomer then 7 else 0 end) * 100000000 + y * (case when km > 50 then 480 else 4800 end) + x
    from unnest('{5,10,20,30,50,100,200}'::float8[]) with ordinality r (km, n),
      -- A little more than the radius: no rounding leaves a cell out.
      lateral (select 1.0001 * (km + further) / 111.195 as up, 1.0001 * (km + further) / (111.195 * cos(radians(lat_))) as across,
        case when km > 50 then 2.0 else 20.0 end::float8 as rows, case when km > 50 then 0.75 else 0.075 end::float8 as width) b,
      generate_series(floor((lat_ + 90 - up) * rows)::integer, floor((lat_ + 90 + up) * rows)::integer) y,
      generate_series(floor((lon_ + 180 - across) / width)::integer, floor((lon_ + 180 + across) / width)::integer) x);
end $$;

-- The parts of days a person must have free for a shift: those in which it spends two hours (or all of its time) that belong to no
-- other part, else the one that it shares most with. Morning 0, noon 1, evening 2, night 3, which belongs to the day it begins on.
create function shift_slots(starts_at timestamptz, ends_at timestamptz) returns table (day date, slot integer)
language plpgsql immutable parallel safe
as $$
declare
  clock timestamp := starts_at at time zone 'Europe/Paris';
  begins integer := extract(hour from clock) * 60 + extract(minute from clock);
  lasts integer := floor(extract(epoch from ends_at - starts_at) / 60 + 0.5);
begin
  return query
  with spans as materialized (
    select d as away, s.slot,
      shared_minutes(begins, begins + lasts, s.own_opens + 1440 * d, s.own_closes + 1440 * d) as own,
      shared_minutes(begins, begins + lasts, s.opens + 1440 * d, s.closes + 1440 * d) as shared
    from (values (0, 360, 720, 360, 660), (1, 660, 960, 720, 960), (2, 1020, 1440, 1020, 1320), (3, 1320, 1800, 1440, 1800))
      s (slot, opens, closes, own_opens, own_closes), generate_series(-1, 1) d),
  needed as materialized (select * from spans where own >= least(120, lasts))
  select clock::date + n.away, n.slot from needed n
  union all
  select clock::date + o.away, o.slot
  from (select * from spans s order by s.shared desc, abs(s.away), s.slot <> 1, s.slot limit 1) o
  where not exists (select from needed);
end $$;

create function slot_bit(day date, slot integer) returns integer
language sql immutable strict parallel safe
as $$ select 1 << (4 * (extract(isodow from day)::integer - 1) + slot) $$;

-- The same as bits of a week.
create function shift_needs(starts_at timestamptz, ends_at timestamptz) returns integer
language plpgsql immutable parallel safe
as $$ begin return (select bit_or(slot_bit(s.day, s.slot)) from shift_slots(starts_at, ends_at) s); end $$;

-- Whether a week with its exceptions leaves a part of a day free.
create function is_free_on(candidate bigint, week integer, day date) returns boolean
language plpgsql stable parallel safe
as $$
begin
  return exists (
    select from generate_series(0, 3) slot
    where coalesce((
        select bool_and(x.available) from availability_exceptions x
        where x.candidate_id = candidate and day between x.first_day and x.last_day and x.slots & (1 << slot) <> 0),
      week & slot_bit(day, slot) <> 0));
end $$;

-- Whether a week with its exceptions covers a shift; of a day without hours, any part of it. What takes hours off wins over what
-- adds them.
create function is_covered(candidate bigint, week integer, starts_at timestamptz, ends_at timestamptz) returns boolean
language plpgsql stable parallel safe
as $$
begin
  if not has_hours(starts_at) then
    return is_free_on(candidate, week, (starts_at at time zone 'Europe/Paris')::date);
  end if;
  return not exists (
    select from shift_slots(starts_at, ends_at) s
    where not coalesce((
        select bool_and(x.available) from availability_exceptions x
        where x.candidate_id = candidate and s.day between x.first_day and x.last_day and x.slots & (1 << s.slot) <> 0),
      week & slot_bit(s.day, s.slot) <> 0));
end $$;

-- What the projection must hold for these people. People who said nothing but « available » are free in the morning, at noon and in the
-- evening of every day (125269879 = 0x7777777). Without a row: nobody may ask this person.
create function availability_rows(ids bigint[], at timestamptz) returns setof availability_now
language sql stable
as $$
  select c.user_id, zone_of(c.lat, c.lon, c.radius_km, c.completed_missions < 3), w.week,
    case when a.driving_licence then 1 else 0 end, c.lat, c.lon, (c.radius_km / 111.195) ^ 2,
    case when a.now_until > at then a.now_until end,
    -- Somebody of whom nothing was decided yet is neither good nor bad.
    case when c.completed_missions = 0 and c.reliability = 100 then 1500 else 25 * c.reliability end,
    paris_day_number(c.last_active_at), coalesce(a.night_alerts, false), coalesce(a.verified_only, false), x.kinds,
    uniq(sort(c.skill_ids))
  from unnest(ids) i (id) join candidates c on c.user_id = i.id join users u on u.id = c.user_id
  left join availabilities a on a.candidate_id = c.user_id
  cross join lateral (
    select case when a.week <> 0 and a.expires_at > at then a.week when c.availability = 'on_fire' then 125269879 else 0 end as week) w
  cross join lateral (
    select coalesce(bit_or(case when e.available then 2 else 1 end), 0)::smallint as kinds from availability_exceptions e
    where e.candidate_id = c.user_id and e.last_day >= (at at time zone 'Europe/Paris')::date - 1) x
  where u.status = 'active' and u.email_verified_at is not null and u.adult_confirmed_at is not null
    and c.availability is distinct from 'freeze' and c.lat is not null and c.lon is not null
    and (w.week <> 0 or a.now_until > at or x.kinds & 2 <> 0)
$$;

-- Rows that are already right are only read.
create function refresh_availabilities(ids bigint[], at timestamptz) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  -- Two changes of one person follow each other, and the second sees what the first committed.
  perform from candidates where user_id = any (ids) order by user_id for no key update;
  delete from availability_now n
  where n.candidate_id = any (ids) and not exists (select from availability_rows(array[n.candidate_id], at));
  insert into availability_now as n
  select r.* from availability_rows(ids, at) r left join availability_now o using (candidate_id)
  where o is distinct from r
  order by r.candidate_id
  on conflict (candidate_id) do update set
    zone = excluded.zone, week = excluded.week, certificates = excluded.certificates, lat = excluded.lat, lon = excluded.lon,
    reach2 = excluded.reach2, now_until = excluded.now_until, points = excluded.points, active_day = excluded.active_day,
    night = excluded.night, verified_only = excluded.verified_only, exceptions = excluded.exceptions, skills = excluded.skills;
end $$;

create function refresh_availability(candidate bigint, at timestamptz) returns void
language sql
as $$ select refresh_availabilities(array[candidate], at) $$;

create function project_availability() returns trigger language plpgsql as $$
begin
  perform refresh_availability((to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0])::bigint, now());
  return null;
end $$;

create trigger candidate_available after insert on candidates
for each row execute function project_availability('user_id');
create trigger candidate_changed after update on candidates
for each row when (
  (old.availability, old.lat, old.lon, old.radius_km, old.skill_ids, old.completed_missions < 3, old.completed_missions = 0,
    old.reliability, paris_day_number(old.last_active_at))
  is distinct from
  (new.availability, new.lat, new.lon, new.radius_km, new.skill_ids, new.completed_missions < 3, new.completed_missions = 0,
    new.reliability, paris_day_number(new.last_active_at)))
execute function project_availability('user_id');
create trigger user_available after update on users
for each row when (new.role = 'candidate' and
  (old.status, old.email_verified_at is null, old.adult_confirmed_at is null)
  is distinct from (new.status, new.email_verified_at is null, new.adult_confirmed_at is null))
execute function project_availability('id');
create trigger availability_changed after insert or update or delete on availabilities
for each row execute function project_availability('candidate_id');

create function project_exceptions() returns trigger language plpgsql as $$
begin
  perform refresh_availabilities(array(select distinct candidate_id from changed), now());
  return null;
end $$;
create trigger exceptions_added after insert on availability_exceptions
referencing new table as changed for each statement execute function project_exceptions();
create trigger exceptions_changed after update on availability_exceptions
referencing new table as changed for each statement execute function project_exceptions();
create trigger exceptions_removed after delete on availability_exceptions
referencing old table as changed for each statement execute function project_exceptions();

-- What a person does about a proposition or their week marks its notification as read.
create function settle_by_answer() returns trigger language plpgsql as $$
begin
  update notifications set read_at = new.answered_at
  where user_id = new.candidate_id and read_at is null and kind = any (settles('answered'))
    and action_url = '/candidat/tableau-de-bord/propositions/' || new.id;
  return null;
end $$;
create trigger proposition_answer_settles after update of answer on propositions
for each row when (new.answer is not null and new.answer is distinct from old.answer) execute function settle_by_answer();

create function settle_by_renewal() returns trigger language plpgsql as $$
begin
  update notifications set read_at = new.updated_at
  where user_id = new.candidate_id and read_at is null and kind = any (settles('renewed'));
  return null;
end $$;
create trigger availability_renewal_settles after update of renewal_asked_at on availabilities
for each row when (old.renewal_asked_at is not null and new.renewal_asked_at is null) execute function settle_by_renewal();

-- migrate:down
