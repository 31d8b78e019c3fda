-- migrate:up
-- A request is answered in one of two ways. Walking follows the sort index and keeps what matches: a common request fills
-- its page within a few dozen rows, whatever the size of the table. Gathering reads every match through the word index:
-- right when matches are few, and the count comes with it. A short walk first tells which of the two is the cheaper.

-- Lexemes as a tsquery, null when there are none; quoted, so that nothing a person types is ever read as an operator (no
-- lexeme holds U+0001). One expression each, which callers inline: any other SQL function is planned at every call.
create function joined_lexemes(lexemes text[], operator text) returns tsquery
language sql immutable parallel safe
as $$
  select case when cardinality(lexemes) > 0 then
    ('''' || replace(replace(replace(array_to_string(lexemes, chr(1)), '\', '\\'), '''', ''''''), chr(1), operator) || '''')::tsquery
  end
$$;

create function all_of(lexemes text[]) returns tsquery
language sql immutable parallel safe as $$ select joined_lexemes(lexemes, ''' & ''') $$;

create function any_of(lexemes text[]) returns tsquery
language sql immutable parallel safe as $$ select joined_lexemes(lexemes, ''' | ''') $$;

create function both_queries(a tsquery, b tsquery) returns tsquery
language sql immutable parallel safe as $$ select coalesce(a && b, a, b) $$;

-- The cells a disc touches, as alternatives. Each one costs the word index more than the few rows too many of a larger
-- cell, hence the wide grid from 10 km on. plpgsql keeps its plans; a SQL function this size is planned at every call.
create function disc_query(lat double precision, lon double precision, km double precision) returns tsquery
language plpgsql immutable strict parallel safe
as $$
declare
  up double precision := km / 111.195;
  across double precision := km / (111.195 * cos(radians(lat)));
begin
  if km <= 10 then
    return (
      select string_agg('''=g' || (y * 2400 + x) || '''', ' | ')
      from generate_series(floor((lat + 90 - up) * 10)::integer, floor((lat + 90 + up) * 10)::integer) y,
           generate_series(floor((lon + 180 - across) / 0.15)::integer, floor((lon + 180 + across) / 0.15)::integer) x)::tsquery;
  end if;
  return (
    select string_agg('''=G' || (y * 480 + x) || '''', ' | ')
    from generate_series(floor((lat + 90 - up) * 2)::integer, floor((lat + 90 + up) * 2)::integer) y,
         generate_series(floor((lon + 180 - across) / 0.75)::integer, floor((lon + 180 + across) / 0.75)::integer) x)::tsquery;
end $$;

create function pay_query(low integer, high integer) returns tsquery
language plpgsql immutable strict parallel safe
as $$ begin return (select string_agg('''=w' || step || '''', ' | ') from generate_series(low, high) step)::tsquery; end $$;

-- What is asked; a null field asks nothing.
create type mission_query as (
  -- Everything a document can answer, and the part of it that only a document can: words, places we do not know.
  q tsquery, words tsquery,
  -- At most how many documents in 10,000 hold the words.
  share double precision,
  lat double precision, lon double precision, km double precision,
  areas text[], departments integer[],
  -- Bits of `flags`: all of `must`, one of `hours`.
  must integer, hours integer,
  min_pay integer, starts_from timestamptz, starts_to timestamptz);
-- `pays` are the hourly cents of the hits, lowest first.
create type mission_sample as (hits integer, seen integer, pays integer[]);
-- A null total has not been counted.
create type mission_page as (ids bigint[], total bigint, is_estimate boolean);

-- How many rows a sample may read. Walking costs a fifth of gathering per row, so with this square root the slowest request
-- of either kind takes about as long.
create function search_reach(live bigint) returns integer
language sql immutable parallel safe
as $$ select greatest(2000, (8 * sqrt(greatest(live, 0)::double precision))::integer) $$;

create function has_open_shift(mission bigint, from_ timestamptz, to_ timestamptz, hours integer) returns boolean
language plpgsql stable parallel safe
as $$
begin
  return exists (
    select from shifts s
    where s.mission_id = mission and s.starts_at > now() and s.starts_at >= coalesce(from_, '-infinity')
      and s.starts_at < coalesce(to_, 'infinity') and s.accepted_count < s.positions
      and (hours is null or shift_hours(s.starts_at, s.ends_at) << 13 & hours <> 0));
end $$;

-- Whether a row of the projection has what is asked, words and distance apart. Several open shifts are looked at one by one only
-- when the first of them does not tell. One expression, which callers inline.
create function passes(
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

create function is_within(lat double precision, lon double precision, lat_ double precision, lon_ double precision, km double precision)
returns boolean language sql immutable parallel safe
as $$ select km is null or coalesce(distance_km(lat, lon, lat_, lon_) <= km, false) $$;

-- Two digits: the third would not be true.
create function estimated_total(sampled mission_sample, live bigint) returns bigint
language plpgsql immutable parallel safe as $$
declare total double precision := sampled.hits::double precision * live / sampled.seen;
begin
  return round(total::numeric, 1 - floor(log(total))::integer);
end $$;

create function append_missing(ids bigint[], more bigint[]) returns bigint[]
language plpgsql immutable parallel safe as $$
begin
  return ids || array(select id from unnest(more) with ordinality listed (id, place) where id <> all (ids) order by place);
end $$;

-- A query is a list of ideas that must all be met, each written as alternatives: `serveuse|#serveur`. A word is met by the
-- whole text, or with `~` by the title, with `@` by the place, with `^` by the whole text where the title names no métier; `#` is a
-- group, `=` a facet. An alternative of little words only is dropped rather than met by everything; null when nothing is left.
create function ideas_query(ideas text[]) returns tsquery
language plpgsql immutable strict parallel safe
as $$
declare idea text; alternative text; mark text; lexemes text[]; choices text[]; met text[] := '{}';
begin
  foreach idea in array ideas loop
    choices := '{}';
    foreach alternative in array string_to_array(idea, '|') loop
      mark := coalesce(substring(alternative from '^[~@]'), '');
      lexemes := case when alternative ~ '^[#=]' then array[alternative] else text_lexemes(ltrim(alternative, '~@^')) end;
      if lexemes <> '{}' then
        if alternative like '^%' then lexemes := lexemes || '=o'::text; end if;
        choices := choices || ('(' || (select string_agg(lexeme_query(mark || l)::text, ' & ') from unnest(lexemes) l) || ')');
      end if;
    end loop;
    if choices <> '{}' then met := met || ('(' || array_to_string(choices, ' | ') || ')'); end if;
  end loop;
  return nullif(array_to_string(met, ' & '), '')::tsquery;
end $$;

-- The first `lim` matches among the first `walk` rows of a sort index.
create function walk_missions(f mission_query, sort text, lim integer, walk integer)
returns bigint[] language plpgsql stable as $$
declare at timestamptz := now();
begin
  if sort = 'pay_asc' then
    return array(
      select mission_id from (
        select * from mission_search where hourly_cents >= coalesce(f.min_pay, 0)
        order by hourly_cents, mission_id limit walk) walked
      where passes(mission_id, starts_at, last_start, flags, hourly_cents,
          at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
        and case when is_within(lat, lon, f.lat, f.lon, f.km) then f.words is null or document @@ f.words end
      order by hourly_cents, mission_id limit lim);
  elsif sort = 'pay_desc' then
    return array(
      select mission_id from (
        select * from mission_search where hourly_cents >= coalesce(f.min_pay, 0)
        order by hourly_cents desc, mission_id desc limit walk) walked
      where passes(mission_id, starts_at, last_start, flags, hourly_cents,
          at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
        and case when is_within(lat, lon, f.lat, f.lon, f.km) then f.words is null or document @@ f.words end
      order by hourly_cents desc, mission_id desc limit lim);
  end if;
  return array(
    select mission_id from (
      select * from mission_search order by published_at desc, mission_id desc limit walk) walked
    where passes(mission_id, starts_at, last_start, flags, hourly_cents,
        at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
      and case when is_within(lat, lon, f.lat, f.lon, f.km) then f.words is null or document @@ f.words end
    order by published_at desc, mission_id desc limit lim);
end $$;

-- How many of `seen` rows taken fairly match; a hundred hits tell enough.
create function sample_missions(f mission_query, reach integer)
returns mission_sample language plpgsql stable as $$
declare at timestamptz := now(); found mission_sample;
begin
  select count(*), max(place), array_agg(hourly_cents order by hourly_cents) into found from (
    select place, hourly_cents from (
      select row_number() over () as place, hourly_cents, is_hit from (
        select hourly_cents,
          passes(mission_id, starts_at, last_start, flags, hourly_cents,
              at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
            and is_within(lat, lon, f.lat, f.lon, f.km) and (f.words is null or document @@ f.words) as is_hit
        from mission_search order by mission_id / 16 % 1000, mission_id limit reach) sampled) numbered
    where is_hit limit 100) hits;
  if found.hits < 100 then found.seen := reach; end if;
  return found;
end $$;

-- Every match, through the word index: `narrow` and `ranges` are what it is asked, one or both or neither, and whatever they let
-- through is checked again. Ranges are long lists of alternatives: as a condition of their own the index meets them only where
-- `narrow` already matches. OFFSET 0 keeps the other conditions, all of them weak, from being answered by an index too.
create function gather_missions(f mission_query, narrow tsquery, ranges tsquery, sort text, lim integer)
returns mission_page language plpgsql stable as $$
declare
  at timestamptz := now();
  direction integer := case sort when 'pay_asc' then 1 when 'pay_desc' then -1 else 0 end;
  is_nearest boolean := sort = 'nearest';
  is_by_start boolean := sort in ('nearest', 'soonest');
  asked tsquery := coalesce(narrow, ranges);
  also tsquery := case when narrow is not null then ranges end;
  is_checked boolean := f.words is null or (narrow = f.q and f.q is not null) or (narrow = f.words);
  found mission_page;
begin
  with matches as materialized (
    select mission_id, published_at, hourly_cents, starts_at, place_id,
      case when is_nearest then distance_km(lat, lon, f.lat, f.lon) end as distance
    from (
      select * from mission_search where also is null and document @@ asked
      union all
      select * from mission_search where also is not null and document @@ asked and document @@ also
      union all
      select * from mission_search where asked is null
      offset 0) indexed
    where passes(mission_id, starts_at, last_start, flags, hourly_cents,
        at, f.must, f.hours, f.departments, f.min_pay, f.starts_from, f.starts_to)
      and is_within(lat, lon, f.lat, f.lon, f.km) and (is_checked or document @@ f.words))
  select array(
      select mission_id from matches
      order by case when is_nearest then distance end, case when is_nearest then place_id end,
        case when is_by_start then starts_at end, case when is_by_start then mission_id end,
        hourly_cents * direction, mission_id * direction, published_at desc, mission_id desc limit lim),
    (select count(*) from matches), false into found;
  return found;
end $$;

create function hours_query(hours integer) returns tsquery
language plpgsql immutable strict parallel safe
as $$
begin return any_of(array(select '=h' || bit from unnest('{1,2,4,8}'::integer[]) bit where hours >> 13 & bit <> 0)); end $$;

-- Cells, departments and steps of pay; hours are long lists, worth reading only where there are no words.
create function search_ranges(f mission_query, pay tsquery) returns tsquery
language plpgsql stable
as $$
declare ranges tsquery := both_queries(disc_query(f.lat, f.lon, f.km), pay);
begin
  ranges := both_queries(ranges, any_of(array(select '=D' || code from unnest(f.areas) code)));
  return case when f.words is null then both_queries(ranges, hours_query(f.hours)) else ranges end;
end $$;

create function gather_missions(f mission_query, pay tsquery, sort text, lim integer)
returns mission_page language plpgsql stable as $$
begin
  return gather_missions(f, f.q, search_ranges(f, coalesce(pay, pay_query(pay_step(f.min_pay), 82))), sort, lim);
end $$;

-- The first `lim` missions by pay of a common request. Where its best paid lie far from the best paid of all, walking never
-- meets them: the sample tells at which step of pay they begin.
create function best_paid_missions(f mission_query, sort text, lim integer, live bigint)
returns mission_page language plpgsql stable as $$
declare
  reach integer := search_reach(live);
  sampled mission_sample := sample_missions(f, reach);
  spare integer;
  pay tsquery;
  found mission_page;
begin
  if sampled.hits < 64 then return gather_missions(f, null, sort, lim); end if;
  found.ids := walk_missions(f, sort, lim, least(reach, 4 * lim * sampled.seen / sampled.hits));
  if cardinality(found.ids) < lim then
    -- About live / seen missions are paid better than the best of the sample; many pages need a lower start.
    spare := least(sampled.hits - 1, 3 * lim * sampled.seen / live);
    pay := case sort when 'pay_desc' then pay_query(pay_step(sampled.pays[sampled.hits - spare]), 82)
      else pay_query(50, pay_step(sampled.pays[1 + spare])) end;
    found := gather_missions(f, pay, sort, lim);
  end if;
  if cardinality(found.ids) < lim then return gather_missions(f, null, sort, lim); end if;
  return (found.ids, estimated_total(sampled, live), true)::mission_page;
end $$;

create function asks_nothing(f mission_query) returns boolean
language plpgsql immutable parallel safe
as $$
begin
  return f.q is null and f.lat is null and f.areas is null and f.hours is null and f.min_pay is null
    and f.starts_from is null and f.starts_to is null;
end $$;

-- The first `lim` matches in order of publication or pay. The total comes along only when it costs nothing more.
create function list_missions(f mission_query, sort text, lim integer, live bigint)
returns mission_page language plpgsql stable as $$
declare
  probe integer := search_reach(live) / 4;
  is_by_pay boolean := sort in ('pay_asc', 'pay_desc');
  -- A request that has not 25 hits within reach is too rare to be counted on a sample: it is gathered.
  wanted integer := case when is_by_pay then 25 else greatest(lim, 25) end;
  ids bigint[];
  hits integer;
begin
  if sort in ('nearest', 'soonest') then return near_missions(f, sort, lim, live); end if;
  if asks_nothing(f) then return (walk_missions(f, sort, lim, 2147483647), live, false)::mission_page; end if;
  -- A small table is always gathered: every answer is exact.
  if live <= 8 * probe then return gather_missions(f, null, sort, lim); end if;
  ids := walk_missions(f, 'recent', wanted, probe);
  hits := cardinality(ids);
  -- At the rate seen so far, walking on ends after wanted / rate rows, and gathering reads rate * live rows.
  if hits < wanted and wanted::double precision * probe * probe < 2 * hits::double precision * hits * live then
    ids := walk_missions(f, 'recent', wanted, (2.0 * wanted * probe / hits)::integer);
    hits := cardinality(ids);
  end if;
  if hits < wanted then return gather_missions(f, null, sort, lim); end if;
  if is_by_pay then return best_paid_missions(f, sort, lim, live); end if;
  return (ids[1:lim], null, null)::mission_page;
end $$;

-- How many missions match a common request: a sector alone is counted already, the rest is estimated.
create function count_missions(f mission_query, live bigint)
returns mission_page language plpgsql stable as $$
declare total bigint; sampled mission_sample;
begin
  if numnode(f.q) = 1 and f.q::text like '''=s%' and f.lat is null and f.areas is null and f.hours is null and f.min_pay is null
      and f.starts_from is null and f.starts_to is null then
    select sum(n) into total from stat_counters where key = 'live:' || substr(f.q::text, 4, length(f.q::text) - 4);
    return ('{}', total, false)::mission_page;
  end if;
  sampled := sample_missions(f, search_reach(live));
  if sampled.hits < 20 then return gather_missions(f, null, 'recent', 0); end if;
  return ('{}', estimated_total(sampled, live), true)::mission_page;
end $$;

-- The bits of a facet; none when it names a sector or a type that is not ours.
create function facet_bits(facet text) returns integer
language plpgsql immutable strict parallel safe
as $$
declare
  name text := substr(facet, 3);
  sector integer;
  type integer;
begin
  case left(facet, 2)
    when '=u' then return 1 << 22;
    when '=r' then return 1 << 23;
    when '=s' then return sector_bits(array[name]);
    when '=t' then return type_bit(name);
    when '=p' then
      sector := sector_bits(array[split_part(name, ':', 1)]);
      type := type_bit(split_part(name, ':', 2));
      return case when sector > 0 and type > 0 then sector | type else 0 end;
    else return 0;
  end case;
end $$;

-- At most how many documents in 10,000 meet every idea: a word the sample has not seen counts for two.
create function ideas_share(ideas text[]) returns double precision
language plpgsql stable
as $$
declare
  idea text; alternative text; lexemes text[];
  lowest double precision := 10000; sum_ double precision; rarest double precision;
begin
  foreach idea in array ideas loop
    sum_ := 0;
    foreach alternative in array string_to_array(idea, '|') loop
      lexemes := case when alternative ~ '^[#=]' then array[alternative]
        else array(select coalesce(substring(alternative from '^[~@]'), '') || l from unnest(text_lexemes(ltrim(alternative, '~@'))) l) end;
      select min(coalesce(s.share, 2)) into rarest from unnest(lexemes) l left join lexeme_share s on s.lexeme = l;
      sum_ := sum_ + coalesce(rarest, 0);
    end loop;
    if sum_ > 0 then lowest := least(lowest, sum_); end if;
  end loop;
  return lowest;
end $$;

-- The Paris days of a range; null when they are too many to help.
create function days_query(from_ timestamptz, to_ timestamptz) returns tsquery
language plpgsql stable
as $$
declare
  first date := (greatest(from_, now()) at time zone 'Europe/Paris')::date;
  last date := ((to_ - interval '1 microsecond') at time zone 'Europe/Paris')::date;
begin
  if last is null or last - first > 31 then return null; end if;
  return any_of(array(select '=d' || to_char(first + n, 'YYYYMMDD') from generate_series(0, greatest(0, last - first)) n));
end $$;

-- The first `lim` missions of the first layer of words, then those of the next ones; each layer holds the one before it, and the
-- total is that of the last. Generic plans throughout: nothing here is planned twice, and no plan depends on what is asked.
create function find_missions(f mission_query, layers tsquery[], filters tsquery, sort text, lim integer)
returns mission_page language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  live bigint;
  all_found mission_page;
  ids bigint[] := '{}';
begin
  select coalesce(sum(n), 0) into live from stat_counters where key = 'live';
  f.words := layers[cardinality(layers)];
  f.q := both_queries(f.words, filters);
  -- Twice the page: whatever the first layers take of it, a page is left.
  all_found := list_missions(f, sort, case when cardinality(layers) > 1 then 2 * lim else lim end, live);
  if all_found.total is null then
    select all_found.ids, counted.total, counted.is_estimate into all_found from count_missions(f, live) counted;
  end if;
  if cardinality(layers) <= 1 then return all_found; end if;

  for n in 1..cardinality(layers) - 1 loop
    exit when cardinality(ids) >= lim;
    f.words := layers[n];
    f.q := both_queries(f.words, filters);
    ids := append_missing(ids, (list_missions(f, sort, lim + cardinality(ids), live)).ids);
  end loop;
  return ((append_missing(ids, all_found.ids))[1:lim], all_found.total, all_found.is_estimate)::mission_page;
end $$;

-- The one door to search: filters in, ids and a count out. Another engine would answer the same question. `readings` are the same
-- ideas written several times, from the closest way to the widest: what only a wider one finds comes after, and no reading means
-- no words; where a page is sorted by start or distance, only the widest is read. `facets` must all be met, a sector and a type
-- together are best asked as their pair. `place` is the words of a place that is not known. A point with `km` is a disc, with
-- `areas` (codes of departments) the centre of what is asked. `hours`: 1 morning, 2 noon, 4 evening, 8 night, one suffices.
create function search_missions(
  readings text[], facets text[], place text, lat_ double precision, lon_ double precision, km double precision, areas text[],
  hours integer, min_pay integer, from_ timestamptz, to_ timestamptz, sort text, lim integer)
returns mission_page language plpgsql stable as $$
declare
  unknown_facets text[] := array(select x from unnest(facets) x where facet_bits(x) = 0);
  only_documents tsquery := both_queries(all_of(unknown_facets), all_of(array(select '@' || w from unnest(text_lexemes(place)) w)));
  filters tsquery := both_queries(all_of(facets), days_query(from_, to_));
  layers tsquery[] := '{}';
  f mission_query;
  layer tsquery;
  first_reading integer := case when sort in ('nearest', 'soonest') then coalesce(array_length(readings, 1), 1) else 1 end;
begin
  f.lat := lat_; f.lon := lon_; f.km := km; f.areas := areas;
  f.departments := array(select department_number(code) from unnest(areas) code);
  if areas is null then f.departments := null; end if;
  f.must := (select coalesce(bit_or(facet_bits(x)), 0) from unnest(facets) x);
  f.hours := nullif(hours, 0) << 13;
  f.min_pay := min_pay; f.starts_from := from_; f.starts_to := to_;
  f.share := 10000;
  for n in first_reading..coalesce(array_length(readings, 1), 0) loop
    layer := ideas_query(array(select readings[n][i] from generate_subscripts(readings, 2) i));
    if layer is not null then layers := layers || both_queries(layer, only_documents); end if;
  end loop;
  if cardinality(layers) > 0 then
    f.share := ideas_share(array(select readings[array_length(readings, 1)][i] from generate_subscripts(readings, 2) i));
  elsif only_documents is not null then
    layers := array[only_documents];
    f.share := 2;
  end if;
  return find_missions(f, layers, filters, sort, lim);
end $$;

-- migrate:down
