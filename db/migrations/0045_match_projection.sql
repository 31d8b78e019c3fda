-- migrate:up
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

-- The previous release fills the projection too, through the triggers.
do $$ begin
  if exists (select from pg_roles where rolname = 'renfort_app') then
    grant select, insert, update, delete on availability_now, availabilities, availability_exceptions, propositions to renfort_app;
  end if;
end $$;

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

-- Whether a week with its exceptions covers a shift. What takes hours off wins over what adds them.
create function is_covered(candidate bigint, week integer, starts_at timestamptz, ends_at timestamptz) returns boolean
language plpgsql stable parallel safe
as $$
begin
  return not exists (
    select from shift_slots(starts_at, ends_at) s
    where not coalesce((
        select bool_and(x.available) from availability_exceptions x
        where x.candidate_id = candidate and s.day between x.first_day and x.last_day and x.slots & (1 << s.slot) <> 0),
      week & slot_bit(s.day, s.slot) <> 0));
end $$;

-- What the projection must hold for these people. Whoever said nothing but « available » is free in the morning, at noon and in the
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

-- What a mission asks of people. Null: nobody is to be asked (filled, started, not public, or without a place).
create type match_question as (
  mission bigint,
  company bigint,
  lat double precision,
  lon double precision,
  starts timestamptz[],
  ends timestamptz[],
  -- The bits of the week each shift needs.
  needs integer[],
  -- Every shift must be covered, not one of them.
  every boolean,
  wanted integer[],
  certificates integer,
  verified boolean,
  -- Candidates who blocked somebody of the company, or the other way round.
  blocked bigint[],
  -- Until when « now » must last to cover one of the shifts.
  shortest timestamptz,
  -- A week that has none of these masks covers no shift. At most three: with more of them, the week is not tested at first.
  mask1 integer,
  mask2 integer,
  mask3 integer,
  untested boolean
);

create function match_question_of(mission_ bigint, at timestamptz) returns match_question
language plpgsql stable
as $$
declare
  m missions;
  q match_question;
  masks integer[];
begin
  select * into m from missions where id = mission_;
  if m.id is null or m.status <> 'recruiting' or m.hidden_at is not null or m.deleted_at is not null or m.lat is null or m.lon is null
      or (not m.take_some and (m.starts_at <= at or m.accepted_count >= m.positions)) then
    return null;
  end if;
  select array_agg(s.starts_at order by s.starts_at, s.id), array_agg(s.ends_at order by s.starts_at, s.id),
    array_agg(shift_needs(s.starts_at, s.ends_at) order by s.starts_at, s.id), min(s.ends_at)
  into q.starts, q.ends, q.needs, q.shortest
  from shifts s where s.mission_id = m.id and s.starts_at > at and (not m.take_some or s.accepted_count < s.positions);
  if q.starts is null then return null; end if;
  q.mission := m.id;
  q.company := m.company_id;
  q.lat := m.lat;
  q.lon := m.lon;
  q.every := not m.take_some;
  q.wanted := uniq(sort(m.skill_ids));
  q.certificates := case when m.license_required then 1 else 0 end;
  q.verified := (select c.level = 'verified' from companies c where c.id = m.company_id);
  q.blocked := array(
    select b.blocked_id from users e join blocks b on b.blocker_id = e.id where e.company_id = m.company_id
    union select b.blocker_id from users e join blocks b on b.blocked_id = e.id where e.company_id = m.company_id);
  masks := array(select distinct case when q.every then (select bit_or(x) from unnest(q.needs) x) else n end from unnest(q.needs) n);
  q.mask1 := masks[1];
  q.mask2 := coalesce(masks[2], masks[1]);
  q.mask3 := coalesce(masks[3], masks[1]);
  q.untested := cardinality(masks) > 3;
  return q;
end $$;

-- People who worked for this company with both sides content, and how often.
create function content_together(company bigint) returns table (candidate_id bigint, times integer)
language sql stable
as $$
  select r.candidate_id, count(*)::integer
  from ratings r
  join ratings o on o.application_id = r.application_id and o.direction = 'candidate' and o.overall >= 4
    and o.held_at is null and o.published_at is not null
  join applications a on a.id = r.application_id and a.attendance = 'worked'
  where r.company_id = company and r.direction = 'company' and r.overall >= 4 and r.held_at is null and r.published_at is not null
  group by r.candidate_id
$$;

-- What only the best are checked for, in the order given: not blocked, neither applied nor asked for this mission, asked less than six
-- times in 24 hours, wanting to hear of missions, and free at the hours of a shift (or of all of them) with 11 hours of rest around it. The places of the first `lim`.
-- Each `offset 0` keeps its question one probe per person.
create function askable(ids bigint[], q match_question, at timestamptz, lim integer, any_hours boolean) returns setof integer
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select i.n::integer
  from unnest(ids) with ordinality i (id, n)
  cross join lateral (select * from availability_now x where x.candidate_id = i.id offset 0) a
  where i.id <> all (q.blocked)
    and not exists (select from applications x where x.mission_id = q.mission and x.candidate_id = i.id offset 0)
    and not exists (select from propositions x where x.mission_id = q.mission and x.candidate_id = i.id offset 0)
    and not exists (select from propositions x where x.candidate_id = i.id and x.created_at > at - interval '24 hours' offset 5)
    -- Whoever turned every channel off asked for none.
    and not (exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'in_app' and not x.enabled)
      and exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'push' and not x.enabled)
      and not exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.enabled))
    and (select case when q.every then count(*) = cardinality(q.starts) else count(*) > 0 end
      from unnest(q.starts, q.ends, q.needs) s (starts_at, ends_at, needs)
      where (any_hours or a.now_until >= s.ends_at
          or case when a.exceptions = 0 then a.week & s.needs = s.needs else is_covered(i.id, a.week, s.starts_at, s.ends_at) end)
        and not exists (
          select from bookings b where b.candidate_id + 0 = i.id and upper(b.during) > s.starts_at - interval '11 hours'
            and lower(b.during) < s.ends_at + interval '11 hours' offset 0))
  limit lim;
end $$;

-- The best `lim` people to ask, a fifth of them newcomers when there are some. Hundredths: 50 points for the skills, 25 for the
-- commitments, 15 for work together with both sides content, 10 for the last 30 days. Distance gives none, and the order of equals is
-- another for each mission. Exact: lists of the best are made four times longer until enough of them may be asked.
create function match_people(mission bigint, at timestamptz, lim integer, at_night boolean)
returns table (candidate_id bigint, score integer, newcomer boolean, shared_skills integer[], worked_here integer)
language plpgsql stable
set plan_cache_mode = force_generic_plan set work_mem = '64MB'
as $$
#variable_conflict use_column
declare
  q match_question := match_question_of(mission, at);
  old_zones integer[];
  new_zones integer[];
  k double precision := cos(radians(q.lat)) * cos(radians(q.lat));
  wants integer := greatest(1, cardinality(q.wanted));
  since integer := paris_day_number(at) - 30;
  known bigint[];
  quota integer := (lim + 4) / 5;
  -- How many of the best are looked at. Those asked or applied before are probably among them.
  reach integer;
  -- The first of the merged lists, before which nobody is missing.
  sure integer;
  -- Everybody on the lists, best first, and where the newcomers are among them.
  ids bigint[];
  scores integer[];
  news boolean[];
  new_places integer[];
  free integer[];
  free_new integer[];
begin
  if q.mission is null or lim < 1 then return; end if;
  old_zones := zones_around(q.lat, q.lon, false, 0);
  new_zones := zones_around(q.lat, q.lon, true, 0);
  known := array(select t.candidate_id from content_together(q.company) t);
  reach := lim * 5 / 4 + 100 + cardinality(known)
    + (select count(*) from propositions p where p.mission_id = q.mission)
    + (select count(*) from applications p where p.mission_id = q.mission);
  loop
    sure := reach - cardinality(known);
    with old_best as materialized (
      select a.candidate_id, hashint8extended(a.candidate_id, mission) as tie, false as newcomer,
        5000 * icount(a.skills & q.wanted) / wants + a.points + 1000 * greatest(0, least(30, a.active_day - since)) / 30 as score
      from availability_now a
      where a.zone = any (old_zones) and (a.week & q.mask1 = q.mask1 or a.week & q.mask2 = q.mask2 or a.week & q.mask3 = q.mask3 or a.now_until >= q.shortest
          or a.exceptions & 2 <> 0 or q.untested)
        and a.certificates & q.certificates = q.certificates
        and (a.lat - q.lat) * (a.lat - q.lat) + (a.lon - q.lon) * (a.lon - q.lon) * k <= a.reach2
        and (a.night or not at_night) and (q.verified or not a.verified_only)
      order by score desc, tie limit reach),
    new_best as materialized (
      select a.candidate_id, hashint8extended(a.candidate_id, mission) as tie, true as newcomer,
        5000 * icount(a.skills & q.wanted) / wants + a.points + 1000 * greatest(0, least(30, a.active_day - since)) / 30 as score
      from availability_now a
      where a.zone = any (new_zones) and (a.week & q.mask1 = q.mask1 or a.week & q.mask2 = q.mask2 or a.week & q.mask3 = q.mask3 or a.now_until >= q.shortest
          or a.exceptions & 2 <> 0 or q.untested)
        and a.certificates & q.certificates = q.certificates
        and (a.lat - q.lat) * (a.lat - q.lat) + (a.lon - q.lon) * (a.lon - q.lon) * k <= a.reach2
        and (a.night or not at_night) and (q.verified or not a.verified_only)
      order by score desc, tie limit reach),
    -- Few: they are read by key and scored apart.
    known_best as materialized (
      select a.candidate_id, hashint8extended(a.candidate_id, mission) as tie, a.zone >= 700000000 as newcomer,
        1500 + 5000 * icount(a.skills & q.wanted) / wants + a.points + 1000 * greatest(0, least(30, a.active_day - since)) / 30 as score
      from availability_now a
      where a.candidate_id = any (known) and (a.week & q.mask1 = q.mask1 or a.week & q.mask2 = q.mask2 or a.week & q.mask3 = q.mask3 or a.now_until >= q.shortest
          or a.exceptions & 2 <> 0 or q.untested)
        and a.certificates & q.certificates = q.certificates
        and (a.lat - q.lat) * (a.lat - q.lat) + (a.lon - q.lon) * (a.lon - q.lon) * k <= a.reach2
        and (a.night or not at_night) and (q.verified or not a.verified_only))
    select array_agg(m.candidate_id), array_agg(m.score), array_agg(m.newcomer) into ids, scores, news
    from (
      select * from (
        select * from old_best o where o.candidate_id <> all (known)
        union all select * from new_best o where o.candidate_id <> all (known)
        union all select * from known_best) u
      order by u.score desc, u.tie) m;
    if ids is null then return; end if;
    new_places := array(select n from unnest(news) with ordinality x (is_new, n) where x.is_new order by n);
    free := array(select * from askable(ids[1:sure], q, at, lim, false));
    free_new := array(
      select new_places[p] from askable(array(select ids[n] from unnest(new_places[1:sure]) with ordinality x (n, o) order by o), q, at, quota, false) p);
    exit when (cardinality(free) = lim or cardinality(ids) < sure) and (cardinality(free_new) = quota or cardinality(new_places) < sure);
    reach := reach * 4;
  end loop;
  return query
  with wave as (
    select unnest(free_new) as place
    union all
    (select unnest(free) except select unnest(free_new) order by 1 limit lim - cardinality(free_new)))
  select a.candidate_id, scores[w.place], news[w.place], a.skills & q.wanted, coalesce(t.times, 0)
  from (select * from wave order by place) w
  join availability_now a on a.candidate_id = ids[w.place]
  left join content_together(q.company) t on t.candidate_id = a.candidate_id
  order by w.place;
end $$;

-- How many more people could be asked if each came `km` further than they said: at most a thousand are counted.
create function count_further(mission bigint, km integer, at timestamptz) returns integer
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  q match_question := match_question_of(mission, at);
  zones integer[];
  k double precision := cos(radians(q.lat)) * cos(radians(q.lat));
  near bigint[];
begin
  if q.mission is null then return 0; end if;
  zones := zones_around(q.lat, q.lon, false, km) || zones_around(q.lat, q.lon, true, km);
  near := array(
    select a.candidate_id from availability_now a
    where a.zone = any (zones)
      and (a.week & q.mask1 = q.mask1 or a.week & q.mask2 = q.mask2 or a.week & q.mask3 = q.mask3 or a.now_until >= q.shortest
        or a.exceptions & 2 <> 0 or q.untested)
      and a.certificates & q.certificates = q.certificates and (q.verified or not a.verified_only)
      and (a.lat - q.lat) * (a.lat - q.lat) + (a.lon - q.lon) * (a.lon - q.lon) * k > a.reach2
      and (a.lat - q.lat) * (a.lat - q.lat) + (a.lon - q.lon) * (a.lon - q.lon) * k <= (sqrt(a.reach2) + km / 111.195) ^ 2);
  return (select count(*) from askable(near, q, at, 1000, false));
end $$;

-- How many more people are free at other hours of a day of the mission, by their week: at most a thousand are counted.
create function count_other_hours(mission bigint, at timestamptz) returns integer
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  q match_question := match_question_of(mission, at);
  zones integer[];
  k double precision := cos(radians(q.lat)) * cos(radians(q.lat));
  days integer := 0;
  near bigint[];
begin
  if q.mission is null then return 0; end if;
  zones := zones_around(q.lat, q.lon, false, 0) || zones_around(q.lat, q.lon, true, 0);
  for n in 0..6 loop
    if exists (select from unnest(q.needs) x where x & (15 << (4 * n)) <> 0) then days := days | (15 << (4 * n)); end if;
  end loop;
  near := array(
    select a.candidate_id from availability_now a
    where a.zone = any (zones) and a.week & days <> 0
      and a.certificates & q.certificates = q.certificates and (q.verified or not a.verified_only)
      and (a.lat - q.lat) * (a.lat - q.lat) + (a.lon - q.lon) * (a.lon - q.lon) * k <= a.reach2
      -- Not those who can be asked as it is.
      and (a.exceptions <> 0 or a.now_until is not null or q.untested
        or (a.week & q.mask1 <> q.mask1 and a.week & q.mask2 <> q.mask2 and a.week & q.mask3 <> q.mask3))
    limit 5000);
  return (
    select count(*) from (
      select * from askable(near, q, at, 1000, true) except select * from askable(near, q, at, 5000, false)) p);
end $$;

-- migrate:down
