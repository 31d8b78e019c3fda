-- migrate:up
-- Nobody is asked who has none of the skills a mission names (docs/simulation.md). The functions of 0045 with this gate.
-- The best `lim` people to ask, a fifth of them newcomers when there are some. Hundredths: 50 points for the skills, 25 for the
-- commitments, 15 for work together with both sides content, 10 for the last 30 days. Distance gives none, and the order of equals is
-- another for each mission. Exact: lists of the best are made four times longer until enough of them may be asked.
create or replace function match_people(mission bigint, at timestamptz, lim integer, at_night boolean)
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
        and (q.wanted = '{}' or a.skills && q.wanted)
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
        and (q.wanted = '{}' or a.skills && q.wanted)
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
        and (q.wanted = '{}' or a.skills && q.wanted)
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
create or replace function count_further(mission bigint, km integer, at timestamptz) returns integer
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
create or replace function count_other_hours(mission bigint, at timestamptz) returns integer
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
