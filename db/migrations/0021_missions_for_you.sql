-- migrate:up
-- « Missions pour vous »: `match_people` the other way round, the best missions for one person (docs/adr/0020). Up to 500 missions
-- that start soonest among those this person may come to are gathered from covering indexes; they are scored, and the slower conditions are
-- tested on the best only, in order of score, until the list is full.

-- A function, so that a small database can be made to take every way. Most regions are lists of places: reading the next days of each
-- costs less than walking along all starts.
create function for_you_limits(
  -- Missions looked at, and how many of them may have several starts when a large region is walked.
  out most integer, out series integer,
  -- Places that hold fewer missions than this are read one by one.
  out small integer,
  -- Index rows read along the starts.
  out walk integer)
language plpgsql immutable parallel safe
as $$ begin most := 500; series := 150; small := 60000; walk := 20000; end $$;

-- `shift_slots` as bits: 4 × (0 the day before, 1 the day it starts, 2 the day after) + slot. Without a query, since hundreds are asked.
create function shift_parts(starts_at timestamptz, ends_at timestamptz) returns integer
language plpgsql immutable strict parallel safe
as $$
declare
  clock timestamp := starts_at at time zone 'Europe/Paris';
  begins integer := date_part('hour', clock)::integer * 60 + date_part('minute', clock)::integer;
  ends integer := begins + floor(date_part('epoch', ends_at - starts_at) / 60 + 0.5)::integer;
  enough integer := least(120, ends - begins);
  parts integer;
  opens integer[] := '{660,360,1020,1320}';
  closes integer[] := '{960,720,1440,1800}';
  slots integer[] := '{1,0,2,3}';
  most integer := -1;
  away integer;
  shared integer;
begin
  parts := case when shared_minutes(begins, ends, 0, 360) >= enough then 8 else 0 end
    + case when shared_minutes(begins, ends, 360, 660) >= enough then 16 else 0 end
    + case when shared_minutes(begins, ends, 720, 960) >= enough then 32 else 0 end
    + case when shared_minutes(begins, ends, 1020, 1320) >= enough then 64 else 0 end
    + case when shared_minutes(begins, ends, 1440, 1800) >= enough then 128 else 0 end
    + case when shared_minutes(begins, ends, 1800, 2100) >= enough then 256 else 0 end
    + case when shared_minutes(begins, ends, 2160, 2400) >= enough then 512 else 0 end
    + case when shared_minutes(begins, ends, 2460, 2760) >= enough then 1024 else 0 end
    + case when shared_minutes(begins, ends, 2880, 3240) >= enough then 2048 else 0 end;
  if parts > 0 then return parts; end if;
  foreach away in array array[0, -1, 1] loop
    for n in 1..4 loop
      shared := shared_minutes(begins, ends, opens[n] + 1440 * away, closes[n] + 1440 * away);
      if shared > most then
        most := shared;
        parts := 1 << (4 * (1 + away) + slots[n]);
      end if;
    end loop;
  end loop;
  return parts;
end $$;

-- The days from yesterday on as this person said them, week and exceptions; the last one stands for all that follow.
create function free_days(
  p availability_now, at timestamptz,
  -- When each day begins in Paris, and its free parts: morning 1, noon 2, evening 4, night 8.
  out days timestamptz[], out free integer[],
  -- What a shift that starts that day may need a part of: those of the day, and the night before.
  out may_start integer[],
  -- The first day from each on which a shift may start.
  out next_free timestamptz[],
  -- The windows in which every shift that is covered starts.
  out opens timestamptz[], out closes timestamptz[])
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  first date := (at at time zone 'Europe/Paris')::date - 1;
begin
  with stated as (
    select n, (first + n)::timestamp at time zone 'Europe/Paris' as begins,
      ((p.week >> (4 * (extract(isodow from first + n)::integer - 1)) & 15) | coalesce(x.more, 0)) & ~coalesce(x.less, 0) as parts
    from generate_series(0, 65) n
    left join lateral (
      select bit_or(e.slots) filter (where e.available)::integer as more, bit_or(e.slots) filter (where not e.available)::integer as less
      from availability_exceptions e
      where p.exceptions <> 0 and e.candidate_id = p.candidate_id and first + n between e.first_day and e.last_day) x on true),
  started as (
    select n, begins, parts, case when begins < p.now_until or (n = 65 and p.exceptions & 2 <> 0) then 15
      when n = 65 then bit_or(parts) over () else parts | (lag(parts, 1, 0) over (order by n) & 8) end as starting
    from stated),
  followed as (
    select *, min(begins) filter (where starting <> 0) over (order by n desc) as next from started)
  select array_agg(begins order by n), array_agg(parts order by n), array_agg(starting order by n),
    array_agg(coalesce(next, 'infinity') order by n)
  into days, free, may_start, next_free from followed;
  -- The first part that a shift needs is one in which it starts, or that begins less than two hours after.
  select array_agg(lower(w) order by w), array_agg(upper(w) order by w) into opens, closes
  from (
    select unnest(range_agg(r)) as w from (
      select tstzrange((first + n + make_interval(hours => s.opens)) at time zone 'Europe/Paris',
        (first + n + make_interval(hours => s.closes)) at time zone 'Europe/Paris') as r
      from generate_series(0, 65) n, (values (1, 4, 12), (2, 9, 17), (4, 14, 24), (8, 20, 30)) s (part, opens, closes)
      where free[n + 1] & s.part <> 0
      union all select tstzrange(at, p.now_until) where p.now_until > at
      union all select tstzrange(days[cardinality(days)], 'infinity')) ranges) windows;
end $$;

-- Whether these days cover a shift: `is_covered` without a query, up to the last day.
create function days_cover(p availability_now, days timestamptz[], free integer[], starts_at timestamptz, ends_at timestamptz)
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

-- What an index row tells: false means that no shift of the mission can be covered. One expression, which callers inline.
create function may_fit(
  starts_at timestamptz, last_start timestamptz, flags integer,
  now_until timestamptz, days timestamptz[], may_start integer[], next_free timestamptz[])
returns boolean language sql immutable parallel safe
as $$
  select coalesce(starts_at < now_until, false) or case
    when last_start > starts_at then last_start >= next_free[width_bucket(starts_at, days)]
    else flags >> 13 & 15 = 0 or flags >> 13 & 15 & may_start[width_bucket(starts_at, days)] <> 0 end
$$;

-- The gate of `match_people`: the mission within the person's own radius.
create function is_reached(p_lat double precision, p_lon double precision, reach2 double precision, lat double precision, lon double precision)
returns boolean language sql immutable parallel safe
as $$
  select (p_lat - lat) * (p_lat - lat) + (p_lon - lon) * (p_lon - lon) * cos(radians(lat)) * cos(radians(lat)) <= reach2
$$;

-- The places within reach that have or had missions, and about how many they hold.
create function reached_places(p availability_now, out ids integer[], out live bigint) language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  -- A little more than the radius: degrees of longitude are shorter further north.
  up double precision := 1.05 * sqrt(p.reach2);
  across double precision := 1.05 * sqrt(p.reach2) / cos(radians(p.lat));
  cells integer[];
begin
  cells := array(
    select y * 2400 + x
    from generate_series(floor((p.lat + 90 - up) * 10)::integer, floor((p.lat + 90 + up) * 10)::integer) y,
         generate_series(floor((p.lon + 180 - across) / 0.15)::integer, floor((p.lon + 180 + across) / 0.15)::integer) x);
  select coalesce(array_agg(near.place_id), '{}'), coalesce(sum(near.live), 0) into ids, live from (
    select c.place_id, c.lat, c.lon, l.live from communes c join place_live l on l.place_id = c.place_id
    where cell_of(c.lat, c.lon) = any (cells) offset 0) near
  where is_reached(p.lat, p.lon, p.reach2, near.lat, near.lon);
end $$;

-- The first `most` missions of few places that may fit, soonest first. They are sought in the next days first, as many days as hold
-- twice enough when 60 days hold them all.
create function fitting_in_places(p availability_now, places integer[], live bigint, at timestamptz,
  days timestamptz[], may_start integer[], next_free timestamptz[], most integer)
returns bigint[] language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  until_ timestamptz := p.now_until;
  span integer := 1 + 120 * most / greatest(1, live);
  before timestamptz;
  found_ bigint[];
begin
  loop
    before := case when span < 60 then at + make_interval(days => span) else 'infinity' end;
    found_ := array(
      select m.mission_id from unnest(places) x (id) cross join lateral (
        select mission_id, starts_at from mission_search m
        where m.place_id = x.id and m.starts_at > at and m.starts_at < before
          and may_fit(m.starts_at, m.last_start, m.flags, until_, days, may_start, next_free)
        order by m.starts_at, m.mission_id limit most) m
      order by m.starts_at, m.mission_id limit most);
    if cardinality(found_) >= most or before = 'infinity' then return found_; end if;
    span := span * 4;
  end loop;
end $$;

-- The same in a large region, along the starts: in the windows in which a covered shift starts, at most `walk` rows. Several
-- starts have an order of their own, since the next one may lie outside the windows: half as many rows, and at most `series` of them.
create function fitting_along_starts(p availability_now, at timestamptz, days timestamptz[], may_start integer[], next_free timestamptz[],
  opens timestamptz[], closes timestamptz[], most integer, series integer, walk integer)
returns bigint[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set max_parallel_workers_per_gather = 0
as $$
declare
  until_ timestamptz := p.now_until;
  lat_ double precision := p.lat;
  lon_ double precision := p.lon;
  reach2_ double precision := p.reach2;
begin
  return array(
    select w.mission_id from (
      select m.* from unnest(opens, closes) x (opens, closes) cross join lateral (
        select mission_id, starts_at, last_start, flags, lat, lon from mission_search m
        where m.starts_at > at and m.starts_at >= x.opens and m.starts_at < x.closes
        order by m.starts_at, m.mission_id limit walk) m
      limit walk) w
    where w.last_start = w.starts_at and may_fit(w.starts_at, w.last_start, w.flags, until_, days, may_start, next_free)
      and is_reached(lat_, lon_, reach2_, w.lat, w.lon)
    limit most - series)
  || array(
    select w.mission_id from (
      select mission_id, starts_at, last_start, flags, lat, lon from mission_search m
      where m.last_start > m.starts_at and m.starts_at > at order by m.starts_at, m.mission_id limit walk / 2) w
    where may_fit(w.starts_at, w.last_start, w.flags, until_, days, may_start, next_free)
      and is_reached(lat_, lon_, reach2_, w.lat, w.lon)
    limit series);
end $$;

-- Companies this person worked for with both sides content, and how often: `content_together` from the other side.
create function content_companies(candidate bigint) returns table (company_id bigint, times integer)
language sql stable
as $$
  select o.company_id, count(*)::integer
  from ratings o
  join ratings r on r.application_id = o.application_id and r.direction = 'company' and r.overall >= 4
    and r.held_at is null and r.published_at is not null
  join applications a on a.id = o.application_id and a.attendance = 'worked'
  where o.candidate_id = candidate and o.direction = 'candidate' and o.overall >= 4 and o.held_at is null and o.published_at is not null
  group by o.company_id
$$;

-- The best `lim` missions for a person, with the score `match_people` gives them; equal scores by start. Without those they applied
-- for, said no to, or that a reasoned no holds back. Nothing for people who cannot be asked: without a place, on pause, or having
-- said nothing of their time. A day without hours asks for no rest.
create function missions_for(candidate bigint, at timestamptz, lim integer)
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
