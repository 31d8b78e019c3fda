-- migrate:up
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

-- Reads them from the mission. A day without hours needs one of its four parts, which only `askable` tests.
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

-- Whether a no to one mission, for this reason, holds back another.
create function holds_back(reason text, refused missions, other missions, lat double precision, lon double precision) returns boolean
language sql stable
as $$
  select case reason
    when 'not_this_company' then refused.company_id = other.company_id
    when 'pay' then other.hourly_cents <= refused.hourly_cents
    -- Whole kilometres, as the person reads them; missions in their own commune are never too far.
    when 'too_far' then refused.lat is not null
      and distance_km(lat, lon, other.lat, other.lon) >= greatest(1, floor(distance_km(lat, lon, refused.lat, refused.lon)))
    when 'not_my_job' then fold_text(refused.title) = fold_text(other.title) or group_lexemes(refused.title) && group_lexemes(other.title)
    else false end
$$;

-- What only the best are checked for, in the order given: not blocked, neither applied nor asked for this mission, asked less than six
-- times in 24 hours, without a refusal that still counts, wanting to hear of missions, and free at the hours of a shift (or of all of
-- them) with 11 hours of rest around it; a day without hours asks for any part of it, and for no rest. The places of the first `lim`.
-- Each `offset 0` keeps its question one probe per person.
create function askable(ids bigint[], q match_question, at timestamptz, lim integer, any_hours boolean) returns setof integer
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_indexscan = on
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

-- The best `lim` people to ask, a fifth of them newcomers when there are some. Hundredths: 50 points for the skills, 25 for the
-- commitments, 15 for work together with both sides content, 10 for the last 30 days. Distance gives none, and the order of equals is
-- another for each mission. Nobody is asked who has none of the skills a mission names (docs/evidence/simulation.md). Exact: lists of the best
-- are made four times longer until enough of them may be asked. The rows around Paris are read page by page: in the order of the
-- index each of 80,000 is a page of its own.
create function match_people(mission bigint, at timestamptz, lim integer, at_night boolean)
returns table (candidate_id bigint, score integer, newcomer boolean, shared_skills integer[], worked_here integer)
language plpgsql stable
set plan_cache_mode = force_generic_plan set work_mem = '64MB' set enable_indexscan = off
as $$
#variable_conflict use_column
declare
  q match_question := match_question_of(mission, at);
  -- Plain variables: a field of a record costs its own call for every row read, and Paris has 80,000.
  wanted_ integer[] := q.wanted;
  mask1_ integer := q.mask1;
  mask2_ integer := q.mask2;
  mask3_ integer := q.mask3;
  shortest_ timestamptz := q.shortest;
  untested_ boolean := q.untested;
  certificates_ integer := q.certificates;
  lat_ double precision := q.lat;
  lon_ double precision := q.lon;
  verified_ boolean := q.verified;
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
        5000 * icount(a.skills & wanted_) / wants + a.points + 1000 * greatest(0, least(30, a.active_day - since)) / 30 as score
      from availability_now a
      where a.zone = any (old_zones) and (a.week & mask1_ = mask1_ or a.week & mask2_ = mask2_ or a.week & mask3_ = mask3_ or a.now_until >= shortest_
          or a.exceptions & 2 <> 0 or untested_)
        and a.certificates & certificates_ = certificates_
        and (a.lat - lat_) * (a.lat - lat_) + (a.lon - lon_) * (a.lon - lon_) * k <= a.reach2
        and (wanted_ = '{}' or a.skills && wanted_)
        and (a.night or not at_night) and (verified_ or not a.verified_only)
      order by score desc, tie limit reach),
    new_best as materialized (
      select a.candidate_id, hashint8extended(a.candidate_id, mission) as tie, true as newcomer,
        5000 * icount(a.skills & wanted_) / wants + a.points + 1000 * greatest(0, least(30, a.active_day - since)) / 30 as score
      from availability_now a
      where a.zone = any (new_zones) and (a.week & mask1_ = mask1_ or a.week & mask2_ = mask2_ or a.week & mask3_ = mask3_ or a.now_until >= shortest_
          or a.exceptions & 2 <> 0 or untested_)
        and a.certificates & certificates_ = certificates_
        and (a.lat - lat_) * (a.lat - lat_) + (a.lon - lon_) * (a.lon - lon_) * k <= a.reach2
        and (wanted_ = '{}' or a.skills && wanted_)
        and (a.night or not at_night) and (verified_ or not a.verified_only)
      order by score desc, tie limit reach),
    -- Few: they are read by key and scored apart.
    known_best as materialized (
      select a.candidate_id, hashint8extended(a.candidate_id, mission) as tie, a.zone >= 700000000 as newcomer,
        1500 + 5000 * icount(a.skills & wanted_) / wants + a.points + 1000 * greatest(0, least(30, a.active_day - since)) / 30 as score
      from availability_now a
      where a.candidate_id = any (known) and (a.week & mask1_ = mask1_ or a.week & mask2_ = mask2_ or a.week & mask3_ = mask3_ or a.now_until >= shortest_
          or a.exceptions & 2 <> 0 or untested_)
        and a.certificates & certificates_ = certificates_
        and (a.lat - lat_) * (a.lat - lat_) + (a.lon - lon_) * (a.lon - lon_) * k <= a.reach2
        and (wanted_ = '{}' or a.skills && wanted_)
        and (a.night or not at_night) and (verified_ or not a.verified_only))
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
      and (q.wanted = '{}' or a.skills && q.wanted)
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
      and (q.wanted = '{}' or a.skills && q.wanted)
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
