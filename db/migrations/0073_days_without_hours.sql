-- migrate:up
-- A day whose hours are still to be specified is kept as its last millisecond, with the length of its work: it is on that day, and over
-- with it. Nothing is derived from its hours: no part of the day, no clash, no rest. The same as `hasHours` of packages/domain.
create function has_hours(starts_at timestamptz) returns boolean
language sql immutable strict parallel safe
as $$ select (starts_at at time zone 'Europe/Paris')::time <> time '23:59:59.999' $$;

-- As in 0017, but that the days an employer counted stay while the hours are unknown: fewer than the dates hold, and which ones comes
-- with the hours.
create or replace function derived_fields(m missions) returns table (
  starts_at timestamptz, ends_at timestamptz, shift_count smallint, paid_minutes integer, positions integer, hours_per_day numeric,
  total_days integer, hourly_cents integer)
language sql stable parallel safe
as $$
  select d.starts_at, d.ends_at, d.n::smallint, (d.paid * d.counted / d.days)::integer,
    (case when m.take_some then d.places else d.largest end)::integer,
    d.hours, (case when m.pay_period = 'weekly' then ceil(d.span / 7.0) else d.counted end)::integer,
    greatest(1, round(m.pay_cents / case m.pay_period
      when 'hourly' then 1 when 'daily' then d.hours when 'weekly' then 35 else 151.67 end))::integer
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

-- As in 0025, but that urgent is what the employer says.
create or replace function derive_mission(mission bigint, at timestamptz) returns void language plpgsql as $$
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
    next_start = m.next_start
  where id = mission returning * into m;
  perform refresh_mission_search(m) from mission_search s cross join lateral search_fields(m) f
  where s.mission_id = mission and (s.last_start, s.flags) is distinct from (greatest(f.last_start, s.starts_at), f.flags);
end $$;

-- As in 0025; a day without hours is in no part of it.
create or replace function shift_hours(starts_at timestamptz, ends_at timestamptz) returns integer
language plpgsql immutable parallel safe
as $$
declare
  clock timestamp := starts_at at time zone 'Europe/Paris';
  begins integer := extract(hour from clock) * 60 + extract(minute from clock);
  lasts integer := floor(extract(epoch from ends_at - starts_at) / 60 + 0.5);
  opens integer[] := '{360,660,1020,1320}';
  closes integer[] := '{720,960,1440,1800}';
  hours integer := 0;
begin
  if not has_hours(starts_at) then return 0; end if;
  for n in 1..4 loop
    -- The night before, today, tomorrow: a shift lasts a day at most.
    if shared_minutes(begins, begins + lasts, opens[n], closes[n])
        + shared_minutes(begins, begins + lasts, opens[n] - 1440, closes[n] - 1440)
        + shared_minutes(begins, begins + lasts, opens[n] + 1440, closes[n] + 1440) >= least(120, lasts) then
      hours := hours | (1 << (n - 1));
    end if;
  end loop;
  return hours;
end $$;

-- As in 0031.
create or replace function passes(
  mission_id bigint, starts_at timestamptz, last_start timestamptz, flags integer, hourly_cents integer,
  at timestamptz, must integer, hours integer, departments integer[], min_pay integer, from_ timestamptz, to_ timestamptz)
returns boolean language sql stable parallel safe
as $$
  select starts_at > at and flags & must = must
    and (hours is null or flags & hours <> 0)
    and (min_pay is null or hourly_cents >= min_pay)
    and (departments is null or flags >> 24 = any (departments))
    and (to_ is null or starts_at < to_)
    and (from_ is null or last_start >= from_)
    -- Some hours of a day: a day without hours may be outside them.
    and (from_ is null or to_ is null or to_ - from_ >= interval '23 hours' or has_hours(starts_at))
    and (last_start = starts_at or (from_ is null and to_ is null) or (hours is null and (from_ is null or starts_at >= from_))
         or has_open_shift(mission_id, from_, to_, hours))
$$;

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

-- As in 0045; of a day without hours, any part of it.
create or replace function is_covered(candidate bigint, week integer, starts_at timestamptz, ends_at timestamptz) returns boolean
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

-- As in 0045; a day without hours needs one of its four parts, which only `askable` tests.
create or replace function match_question_of(mission_ bigint, at timestamptz) returns match_question
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
    array_agg(case when has_hours(s.starts_at) then shift_needs(s.starts_at, s.ends_at)
      else 15 << (4 * (extract(isodow from s.starts_at at time zone 'Europe/Paris')::integer - 1)) end order by s.starts_at, s.id),
    min(s.ends_at)
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
  q.untested := cardinality(masks) > 3 or not has_hours(m.starts_at);
  return q;
end $$;

-- As in 0057; a day without hours asks for any part of it, and for no rest.
create or replace function askable(ids bigint[], q match_question, at timestamptz, lim integer, any_hours boolean) returns setof integer
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  m missions;
begin
  select * into m from missions x where x.id = q.mission;
  return query
  select i.n::integer
  from unnest(ids) with ordinality i (id, n)
  cross join lateral (select * from availability_now x where x.candidate_id = i.id offset 0) a
  where i.id <> all (q.blocked)
    and not exists (select from applications x where x.mission_id = q.mission and x.candidate_id = i.id offset 0)
    and not exists (select from propositions x where x.mission_id = q.mission and x.candidate_id = i.id offset 0)
    and not exists (select from propositions x where x.candidate_id = i.id and x.created_at > at - interval '24 hours' offset 5)
    -- What the person refused and why, for as long as it counts.
    and not exists (
      select from propositions x join missions r on r.id = x.mission_id
      where x.candidate_id = i.id and x.held_until > at and holds_back(x.answer_reason, r, m, a.lat, a.lon)
      offset 0)
    -- Whoever turned every channel off asked for none.
    and not (exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'in_app' and not x.enabled)
      and exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'push' and not x.enabled)
      and not exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.enabled))
    and (select case when q.every then count(*) = cardinality(q.starts) else count(*) > 0 end
      from unnest(q.starts, q.ends, q.needs) s (starts_at, ends_at, needs)
      where (any_hours or a.now_until >= case when has_hours(s.starts_at) then s.ends_at else s.starts_at end
          or case when a.exceptions <> 0 then is_covered(i.id, a.week, s.starts_at, s.ends_at)
            when has_hours(s.starts_at) then a.week & s.needs = s.needs else a.week & s.needs <> 0 end)
        and not exists (
          select from bookings b where b.candidate_id + 0 = i.id and has_hours(s.starts_at) and upper(b.during) > s.starts_at - interval '11 hours'
            and lower(b.during) < s.ends_at + interval '11 hours' offset 0))
  limit lim;
end $$;
alter function askable(bigint[], match_question, timestamptz, integer, boolean) set enable_indexscan = on;

-- As in 0052.
create or replace function days_cover(p availability_now, days timestamptz[], free integer[], starts_at timestamptz, ends_at timestamptz)
returns boolean language plpgsql stable
as $$
declare
  day integer := width_bucket(starts_at, days);
  parts integer;
begin
  if day < 2 or day >= cardinality(days) then return is_covered(p.candidate_id, p.week, starts_at, ends_at); end if;
  if not has_hours(starts_at) then return free[day] <> 0; end if;
  parts := shift_parts(starts_at, ends_at);
  return (free[day - 1] | (free[day] << 4) | (free[day + 1] << 8)) & parts = parts;
end $$;

-- As in 0071; a day without hours asks for no rest.
create or replace function missions_for(candidate bigint, at timestamptz, lim integer)
returns table (mission_id bigint, score integer, shared_skills integer[], worked_here integer)
language plpgsql stable rows 20
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  p availability_now;
  limits record;
  d record;
  days timestamptz[];
  free integer[];
  places integer[];
  live bigint;
  ids bigint[];
  companies bigint[];
  times integer[];
  blocked bigint[];
  -- Commitments and freshness are the same for every mission.
  own integer;
begin
  select * into p from availability_now n where n.candidate_id = candidate;
  if p.candidate_id is null then return; end if;
  select * into limits from for_you_limits();
  select * into d from free_days(p, at);
  days := d.days;
  free := d.free;
  -- Up to 50 km, a disc is a list of places.
  if p.reach2 <= (50.5 / 111.195) ^ 2 then
    select r.ids, r.live into places, live from reached_places(p) r;
  end if;
  ids := case when live <= limits.small
    then fitting_in_places(p, places, live, at, days, d.may_start, d.next_free, limits.most)
    else fitting_along_starts(p, at, days, d.may_start, d.next_free, d.opens, d.closes, limits.most, limits.series, limits.walk) end;
  select array_agg(c.company_id), array_agg(c.times) into companies, times from content_companies(candidate) c;
  blocked := array(
    select e.company_id from blocks b join users e on e.id = b.blocked_id where b.blocker_id = candidate and e.company_id is not null
    union select e.company_id from blocks b join users e on e.id = b.blocker_id where b.blocked_id = candidate and e.company_id is not null);
  own := p.points + 1000 * greatest(0, least(30, p.active_day - paris_day_number(at) + 30)) / 30;
  return query
  with best as materialized (
    select m.id, m.take_some, m.next_start, p.skills & m.wanted as shared, coalesce(times[array_position(companies, m.company_id)], 0) as together,
      5000 * icount(p.skills & m.wanted) / greatest(1, cardinality(m.wanted)) + own
        + case when m.company_id = any (companies) then 1500 else 0 end as score
    from unnest(ids) i (id) cross join lateral (
      select x.id, x.company_id, x.take_some, x.next_start, x.lat, x.lon, x.license_required, uniq(sort(x.skill_ids)) as wanted
      from missions x where x.id = i.id offset 0) m
    where (not m.license_required or p.certificates & 1 = 1) and m.company_id <> all (blocked)
      and is_reached(p.lat, p.lon, p.reach2, m.lat, m.lon) and (m.wanted = '{}' or p.skills && m.wanted)
      and (not p.verified_only or exists (select from companies c where c.id = m.company_id and c.level = 'verified')))
  select f.id, f.score, f.shared, f.together
  from (
    select b.* from (select * from best order by score desc, next_start, id) b
    -- Each `offset 0` keeps its question one probe per mission.
    where not exists (select from applications x where x.mission_id = b.id and x.candidate_id = candidate offset 0)
      and not exists (select from propositions x where x.mission_id = b.id and x.candidate_id = candidate and x.answer = 'no' offset 0)
      and not exists (
        select from propositions x join missions r on r.id = x.mission_id join missions m on m.id = b.id
        where x.candidate_id = candidate and x.held_until > at and holds_back(x.answer_reason, r, m, p.lat, p.lon) offset 0)
      -- One shift that can be taken, or none that cannot.
      and b.take_some = exists (
        select from shifts t
        where t.mission_id = b.id and t.starts_at > at and (not b.take_some or t.accepted_count < t.positions)
          and b.take_some = case when coalesce(p.now_until >= case when has_hours(t.starts_at) then t.ends_at else t.starts_at end, false) or days_cover(p, days, free, t.starts_at, t.ends_at)
            then not exists (
              select from bookings k where k.candidate_id + 0 = candidate and has_hours(t.starts_at)
                and upper(k.during) > t.starts_at - interval '11 hours'
                and lower(k.during) < t.ends_at + interval '11 hours' offset 0)
            else false end offset 0)
    limit lim) f
  order by f.score desc, f.next_start, f.id;
end $$;

-- migrate:down
