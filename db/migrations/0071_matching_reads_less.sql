-- migrate:up
-- Reading less to find the same people and the same missions.

-- `match_people` as in 0056, with the rows around Paris read page by page: in the order of the index each of 80,000 is a page of its own.
alter function askable(bigint[], match_question, timestamptz, integer, boolean) set enable_indexscan = on;

-- The best `lim` people to ask, a fifth of them newcomers when there are some. Hundredths: 50 points for the skills, 25 for the
-- commitments, 15 for work together with both sides content, 10 for the last 30 days. Distance gives none, and the order of equals is
-- another for each mission. Exact: lists of the best are made four times longer until enough of them may be asked.
create or replace function match_people(mission bigint, at timestamptz, lim integer, at_night boolean)
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


-- Missions that start soonest are sought in the next days first, as many days as hold twice enough when 60 days hold them all.
drop function fitting_in_places(availability_now, integer[], timestamptz, timestamptz[], integer[], timestamptz[], integer);
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

-- As in 0052, but that more regions are lists of places: reading the next days of each costs less than walking along all starts.
create or replace function for_you_limits(
  -- Missions looked at, and how many of them may have several starts when a large region is walked.
  out most integer, out series integer,
  -- Places that hold fewer missions than this are read one by one.
  out small integer,
  -- Index rows read along the starts.
  out walk integer)
language plpgsql immutable parallel safe
as $$ begin most := 500; series := 150; small := 60000; walk := 20000; end $$;

-- As in 0064.
-- The best `lim` missions for a person, with the score `match_people` gives them; equal scores by start. Without those they applied
-- for, said no to, or that a reasoned no holds back. Nothing for whoever cannot be asked: without a place, on pause, or having
-- said nothing of their time.
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
          and b.take_some = case when coalesce(p.now_until >= t.ends_at, false) or days_cover(p, days, free, t.starts_at, t.ends_at)
            then not exists (
              select from bookings k where k.candidate_id + 0 = candidate and upper(k.during) > t.starts_at - interval '11 hours'
                and lower(k.during) < t.ends_at + interval '11 hours' offset 0)
            else false end offset 0)
    limit lim) f
  order by f.score desc, f.next_start, f.id;
end $$;

-- migrate:down
