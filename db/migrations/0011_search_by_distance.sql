-- migrate:up
-- Nearest first and soonest first. Nearest: by distance, place, start, id; soonest: by start, id. Each way below is exact; which of
-- them is taken depends on counts that may be an hour old. Figures: bench/results.md.

-- Index rows cost 0.2 µs each, documents 4 µs. A function, so that a small database can be made to take every way.
create function search_limits(
  -- Index rows read in order before the word index is asked instead.
  out walk integer,
  -- Places that hold fewer missions than this are counted, and read without a limit.
  out small integer,
  -- Words that fewer documents hold are asked of the word index at once.
  out rare integer,
  -- Documents read in order; within a sector, few hits in 500 already mean few matches.
  out checks integer, out sector_checks integer)
language plpgsql immutable parallel safe
as $$ begin walk := 20000; small := 20000; rare := 6000; checks := 2000; sector_checks := 500; end $$;

-- The places of a disc or of departments that have or had missions, nearest first, and about how many they hold.
create function search_places(f mission_query, out ids integer[], out live bigint) language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
declare
  up double precision := f.km / 111.195;
  across double precision := f.km / (111.195 * cos(radians(f.lat)));
  cells integer[];
begin
  if f.areas is null then
    cells := array(
      select y * 2400 + x
      from generate_series(floor((f.lat + 90 - up) * 10)::integer, floor((f.lat + 90 + up) * 10)::integer) y,
           generate_series(floor((f.lon + 180 - across) / 0.15)::integer, floor((f.lon + 180 + across) / 0.15)::integer) x);
    select array_agg(place_id order by distance, place_id), coalesce(sum(n), 0) into ids, live from (
      select c.place_id, distance_km(c.lat, c.lon, f.lat, f.lon) as distance, p.live as n
      from communes c join place_live p on p.place_id = c.place_id
      where cell_of(c.lat, c.lon) = any (cells) offset 0) near
    where distance <= f.km;
  else
    select array_agg(c.place_id order by distance_km(c.lat, c.lon, f.lat, f.lon), c.place_id), coalesce(sum(p.live), 0) into ids, live
    from communes c join place_live p on p.place_id = c.place_id where c.department_code = any (f.areas);
  end if;
end $$;

-- How many missions of these places pass, words apart; counting stops at `most`.
create function count_places(f mission_query, places integer[], most integer) returns integer language plpgsql stable as $$
declare at timestamptz := now();
begin
  return (select count(*) from (
    select from unnest(places) p (id) cross join lateral (
      select from mission_search m
      where m.place_id = p.id and passes(m.mission_id, m.starts_at, m.last_start, m.flags, m.hourly_cents,
        at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to) limit most) m
    limit most) counted);
end $$;

-- All of them in order, once they are known to be few.
create function read_places(f mission_query, places integer[], is_nearest boolean) returns bigint[] language plpgsql stable as $$
declare at timestamptz := now();
begin
  return array(
    select m.mission_id from unnest(places) with ordinality p (id, n) cross join lateral (
      select mission_id, starts_at, document from mission_search m
      where m.place_id = p.id and passes(m.mission_id, m.starts_at, m.last_start, m.flags, m.hourly_cents,
        at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to) offset 0) m
    where f.words is null or m.document @@ f.words
    order by case when is_nearest then p.n end, m.starts_at, m.mission_id);
end $$;

-- About how many of `candidates` missions have the words: a few hundred documents are read, spread by the id's hash. Null when
-- too few of them do.
create function sample_places(f mission_query, places integer[], candidates integer) returns bigint language plpgsql stable as $$
declare
  at timestamptz := now();
  every integer := greatest(1, candidates / 600);
  hits integer;
begin
  select count(*) into hits from (
    select m.mission_id from unnest(places) p (id) cross join lateral (
      select mission_id from mission_search m
      where m.place_id = p.id and passes(m.mission_id, m.starts_at, m.last_start, m.flags, m.hourly_cents,
          at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
        and hashint8(m.mission_id) % every = 0 offset 0) m) c
  where (select x.document @@ f.words from mission_search x where x.mission_id = c.mission_id);
  return case when hits >= 20 then hits::bigint * every end;
end $$;

-- Nearest first: place after place, each in order of start. At most `walk` index rows and `checks` documents.
create function walk_places(f mission_query, places integer[], walk integer, checks integer, lim integer)
returns bigint[] language plpgsql stable as $$
declare at timestamptz := now();
begin
  return array(
    select c.mission_id from (
      select w.mission_id from (
        select m.* from unnest(places) p (id) cross join lateral (
          select mission_id, starts_at, last_start, flags, hourly_cents from mission_search m
          where m.place_id = p.id and m.starts_at > at order by m.starts_at, m.mission_id limit walk) m
        limit walk) w
      where passes(w.mission_id, w.starts_at, w.last_start, w.flags, w.hourly_cents,
        at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
      limit checks) c
    where f.words is null or (select x.document @@ f.words from mission_search x where x.mission_id = c.mission_id)
    limit lim);
end $$;

-- Soonest first among few places: the first of each, merged.
create function merge_places(f mission_query, places integer[], checks integer, lim integer)
returns bigint[] language plpgsql stable as $$
declare at timestamptz := now(); most integer := case when f.words is null then lim else checks end;
begin
  return array(
    select c.mission_id from (
      select m.mission_id, m.starts_at from unnest(places) p (id) cross join lateral (
        select mission_id, starts_at from mission_search m
        where m.place_id = p.id and m.starts_at > at and passes(m.mission_id, m.starts_at, m.last_start, m.flags, m.hourly_cents,
          at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
        order by m.starts_at, m.mission_id limit most) m
      order by m.starts_at, m.mission_id limit most) c
    where f.words is null or (select x.document @@ f.words from mission_search x where x.mission_id = c.mission_id)
    limit lim);
end $$;

-- Soonest first, anywhere or in a large disc: missions whose next start comes before the range, then along the starts. Null when
-- the first part was cut short, so that what follows it is not known.
create function walk_starts(f mission_query, walk integer, checks integer, lim integer)
returns bigint[] language plpgsql stable as $$
declare at timestamptz := now(); early bigint[] := walk_series(f, walk, checks, lim);
begin
  if early is null or cardinality(early) = lim then return early; end if;
  return early || array(
    select c.mission_id from (
      select w.mission_id from (
        select mission_id, starts_at, last_start, flags, hourly_cents, lat, lon from mission_search
        where starts_at > at and starts_at >= coalesce(f.starts_from, at) and starts_at < coalesce(f.starts_to, 'infinity')
        order by starts_at, mission_id limit walk) w
      where passes(w.mission_id, w.starts_at, w.last_start, w.flags, w.hourly_cents,
          at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
        and is_within(w.lat, w.lon, f.lat, f.lon, f.km)
      limit checks) c
    where f.words is null or (select x.document @@ f.words from mission_search x where x.mission_id = c.mission_id)
    limit lim - cardinality(early));
end $$;

create function walk_series(f mission_query, walk integer, checks integer, lim integer)
returns bigint[] language plpgsql stable as $$
declare at timestamptz := now(); candidates bigint[]; seen integer; ids bigint[];
begin
  if f.starts_from is null or f.starts_from <= at then return '{}'; end if;
  with walked as materialized (
    select mission_id, starts_at, last_start, flags, hourly_cents, lat, lon from mission_search
    where last_start > starts_at and starts_at > at and starts_at < f.starts_from and last_start >= f.starts_from
    order by starts_at, mission_id limit walk)
  select count(*), array_agg(mission_id order by starts_at, mission_id) filter (
      where passes(mission_id, starts_at, last_start, flags, hourly_cents,
          at, f.must, f.hours, f.departments, f.min_pay, null, f.starts_to)
        and is_within(lat, lon, f.lat, f.lon, f.km))
  into seen, candidates from walked;
  -- Shifts are looked at in order, only until the page is full.
  ids := array(
    select c.id from unnest(candidates) c (id)
    where has_open_shift(c.id, f.starts_from, f.starts_to, f.hours)
      and (f.words is null or (select x.document @@ f.words from mission_search x where x.mission_id = c.id))
    limit lim);
  return case when cardinality(ids) = lim or seen < walk then ids end;
end $$;

-- The same with hours of the day: one stream for each set of hours, merged up to where the shortest stream was cut. Short first,
-- then further; null when that was not enough.
create function walk_hours(f mission_query, walk integer, checks integer, lim integer)
returns bigint[] language plpgsql stable as $$
declare
  at timestamptz := now();
  masks integer[] := array(select g from generate_series(1, 15) g where g << 13 & f.hours <> 0);
  early bigint[] := walk_series(f, walk, checks, lim);
  candidates bigint[]; ids bigint[]; ends_at timestamptz; bound integer;
begin
  if early is null or cardinality(early) = lim then return early; end if;
  foreach bound in array array[walk / 50, walk * 3 / 40, walk / 4] loop
    with streams as materialized (
      select w.* from unnest(masks) k (mask) cross join lateral (
        select k.mask, mission_id, starts_at, last_start, flags, hourly_cents, lat, lon from mission_search m
        where (m.flags >> 13 & 15) = k.mask and m.starts_at > at and m.starts_at >= coalesce(f.starts_from, at)
          and m.starts_at < coalesce(f.starts_to, 'infinity')
        order by m.starts_at, m.mission_id limit bound) w),
    cut as materialized (
      select min(last) as at from (select max(starts_at) as last from streams group by mask having count(*) >= bound) ends)
    select array(
      select s.mission_id from streams s
      where s.starts_at < coalesce((select cut.at from cut), 'infinity')
        and passes(s.mission_id, s.starts_at, s.last_start, s.flags, s.hourly_cents,
          at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
        and is_within(s.lat, s.lon, f.lat, f.lon, f.km)
      order by s.starts_at, s.mission_id limit case when f.words is null then lim else checks end), (select cut.at from cut)
    into candidates, ends_at;
    ids := early || array(
      select c.id from unnest(candidates) c (id)
      where f.words is null or (select x.document @@ f.words from mission_search x where x.mission_id = c.id)
      limit lim - cardinality(early));
    if cardinality(ids) = lim or (ends_at is null and (f.words is null or cardinality(candidates) < checks)) then return ids; end if;
  end loop;
  return null;
end $$;

-- Every match, when they are few: words alone when they are rare; wide cells unless the places are a fifth of all missions.
create function gather_near(f mission_query, sort text, lim integer, live bigint, set_live bigint)
returns mission_page language plpgsql stable as $$
declare
  documents double precision := f.share * live / 10000;
  narrow tsquery := case when f.words is null or documents > 1000 then f.q else f.words end;
  ranges tsquery;
begin
  if set_live * 5 < live and (f.words is null or documents > 500) then
    ranges := both_queries(disc_query(f.lat, f.lon, f.km), any_of(array(select '=D' || code from unnest(f.areas) code)));
  end if;
  if f.words is null or f.min_pay >= 2000 then ranges := both_queries(ranges, pay_query(pay_step(f.min_pay), 82)); end if;
  if f.words is null then ranges := both_queries(ranges, hours_query(f.hours)); end if;
  if narrow is null and ranges is null then ranges := search_ranges(f, null); end if;
  return gather_missions(f, narrow, ranges, sort, lim);
end $$;

-- The first `lim` matches in order; the total when it costs little.
create function near_missions(f mission_query, sort text, lim integer, live bigint)
returns mission_page language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set max_parallel_workers_per_gather = 0 as $$
declare
  is_nearest boolean := sort = 'nearest' and f.lat is not null;
  order_ text := case when is_nearest then sort else 'soonest' end;
  places integer[]; set_live bigint := live; total bigint; is_estimate boolean := false; candidates integer; ids bigint[];
  limits record; checks integer := 2147483647; is_small boolean := false;
begin
  select * into limits from search_limits();
  if f.words is not null then checks := case when f.must & 8191 <> 0 then limits.sector_checks else limits.checks end; end if;
  if f.lat is not null then
    select p.ids, p.live into places, set_live from search_places(f) p;
    if places is null then return ('{}', 0, false)::mission_page; end if;
    is_small := set_live <= limits.small;
  end if;
  if f.words is not null and f.share * live / 10000 <= limits.rare then return gather_near(f, order_, lim, live, set_live); end if;
  if is_small then
    candidates := count_places(f, places, 2147483647);
    if f.words is null then total := candidates;
    elsif candidates <= checks then
      ids := read_places(f, places, is_nearest);
      return (ids[1:lim], cardinality(ids), false)::mission_page;
    end if;
  elsif f.q is null and f.hours is null and f.min_pay is null and f.starts_from is null and f.starts_to is null then
    total := case when f.lat is null then live else round(set_live::numeric, 1 - floor(log(greatest(1, set_live)))::integer) end;
    is_estimate := f.lat is not null;
  end if;

  ids := case
    when is_nearest then walk_places(f, places, case when is_small then 2147483647 else limits.walk end, checks, lim)
    when is_small then merge_places(f, places, checks, lim)
    when f.hours is null then walk_starts(f, 2 * limits.walk, checks, lim)
    else walk_hours(f, limits.walk, checks, lim) end;
  if cardinality(ids) < lim and not (is_small and f.words is null) or ids is null then
    return gather_near(f, order_, lim, live, set_live);
  end if;
  if is_small and total is null then
    total := sample_places(f, places, candidates);
    if total is null then total := (gather_near(f, order_, 0, live, set_live)).total; else is_estimate := true; end if;
    if is_estimate then total := round(total::numeric, 1 - floor(log(total))::integer); end if;
  end if;
  return (ids, total, is_estimate)::mission_page;
end $$;

-- migrate:down
