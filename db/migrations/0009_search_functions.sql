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

-- What is asked; a null field asks nothing.
create type mission_filter as (q tsquery, lat double precision, lon double precision, km double precision, min_pay integer);
-- `pays` are the hourly cents of the hits, lowest first.
create type mission_sample as (hits integer, seen integer, pays integer[]);
-- A null total has not been counted.
create type mission_page as (ids bigint[], total bigint, is_estimate boolean);

-- How many rows a sample may read. Walking costs a fifth of gathering per row, so with this square root the dearest request
-- of either kind costs about the same.
create function search_reach(live bigint) returns integer
language sql immutable parallel safe
as $$ select greatest(2000, (8 * sqrt(greatest(live, 0)::double precision))::integer) $$;

-- The first `lim` matches among the first `walk` rows of a sort index.
create function walk_missions(f mission_filter, sort text, lim integer, walk integer)
returns bigint[] language plpgsql stable as $$
declare at timestamptz := now();
begin
  if sort = 'pay_asc' then
    return array(
      select mission_id from (
        select * from mission_search where hourly_cents >= coalesce(f.min_pay, 0)
        order by hourly_cents, mission_id limit walk) walked
      where starts_at > at and (f.q is null or document @@ f.q)
        and (f.km is null or distance_km(lat, lon, f.lat, f.lon) <= f.km)
      order by hourly_cents, mission_id limit lim);
  elsif sort = 'pay_desc' then
    return array(
      select mission_id from (
        select * from mission_search where hourly_cents >= coalesce(f.min_pay, 0)
        order by hourly_cents desc, mission_id desc limit walk) walked
      where starts_at > at and (f.q is null or document @@ f.q)
        and (f.km is null or distance_km(lat, lon, f.lat, f.lon) <= f.km)
      order by hourly_cents desc, mission_id desc limit lim);
  end if;
  return array(
    select mission_id from (
      select * from mission_search order by published_at desc, mission_id desc limit walk) walked
    where starts_at > at and (f.q is null or document @@ f.q)
      and (f.km is null or distance_km(lat, lon, f.lat, f.lon) <= f.km)
      and (f.min_pay is null or hourly_cents >= f.min_pay)
    order by published_at desc, mission_id desc limit lim);
end $$;

-- How many of `seen` rows taken fairly match; a hundred hits tell enough.
create function sample_missions(f mission_filter, reach integer)
returns mission_sample language plpgsql stable as $$
declare at timestamptz := now(); found mission_sample;
begin
  select count(*), max(place), array_agg(hourly_cents order by hourly_cents) into found from (
    select place, hourly_cents from (
      select row_number() over () as place, hourly_cents, is_hit from (
        select hourly_cents,
          starts_at > at and (f.q is null or document @@ f.q)
            and (f.km is null or distance_km(lat, lon, f.lat, f.lon) <= f.km)
            and (f.min_pay is null or hourly_cents >= f.min_pay) as is_hit
        from mission_search order by mission_id / 16 % 1000, mission_id limit reach) sampled) numbered
    where is_hit limit 100) hits;
  if found.hits < 100 then found.seen := reach; end if;
  return found;
end $$;

-- Every match, through the word index. Cells and pay steps are long lists of alternatives: as a condition of their own the
-- index meets them only where the words already match. OFFSET 0 keeps the other conditions, all of them weak, from being
-- answered by an index too. `pay` narrows the search to some steps of pay; the total is then that of the steps.
create function gather_missions(f mission_filter, pay tsquery, sort text, lim integer)
returns mission_page language plpgsql stable as $$
declare
  at timestamptz := now();
  direction integer := case sort when 'pay_asc' then 1 when 'pay_desc' then -1 else 0 end;
  disc tsquery := disc_query(f.lat, f.lon, f.km);
  ranges tsquery;
  q tsquery;
  found mission_page;
begin
  pay := coalesce(pay, pay_query(pay_step(f.min_pay), 82));
  ranges := coalesce(disc && pay, disc, pay);
  q := coalesce(f.q, ranges);
  if f.q is null then ranges := null; end if;
  with matches as materialized (
    select mission_id, published_at, hourly_cents from (
      select mission_id, published_at, hourly_cents, starts_at, lat, lon from mission_search
      where ranges is null and document @@ q
      union all
      select mission_id, published_at, hourly_cents, starts_at, lat, lon from mission_search
      where ranges is not null and document @@ q and document @@ ranges
      offset 0) indexed
    where starts_at > at
      and (f.km is null or distance_km(lat, lon, f.lat, f.lon) <= f.km)
      and (f.min_pay is null or hourly_cents >= f.min_pay))
  select array(
      select mission_id from matches
      order by hourly_cents * direction, mission_id * direction, published_at desc, mission_id desc limit lim),
    (select count(*) from matches), false into found;
  return found;
end $$;

-- Two digits: the third would not be true.
create function estimated_total(sampled mission_sample, live bigint) returns bigint
language plpgsql immutable parallel safe as $$
declare total double precision := sampled.hits::double precision * live / sampled.seen;
begin
  return round(total::numeric, 1 - floor(log(total))::integer);
end $$;

-- The first `lim` missions by pay of a common request. Where its best paid lie far from the best paid of all, walking never
-- meets them: the sample tells at which step of pay they begin.
create function best_paid_missions(f mission_filter, sort text, lim integer, live bigint)
returns mission_page language plpgsql stable as $$
declare
  reach integer := search_reach(live);
  sampled mission_sample := sample_missions(f, reach);
  spare integer;
  found mission_page;
begin
  if sampled.hits < 64 then return gather_missions(f, null, sort, lim); end if;
  found.ids := walk_missions(f, sort, lim, least(reach, 4 * lim * sampled.seen / sampled.hits));
  if cardinality(found.ids) < lim then
    -- About live / seen missions are paid better than the best of the sample; many pages need a lower start.
    spare := least(sampled.hits - 1, 3 * lim * sampled.seen / live);
    found := gather_missions(f, case sort
        when 'pay_desc' then pay_query(pay_step(sampled.pays[sampled.hits - spare]), 82)
        else pay_query(50, pay_step(sampled.pays[1 + spare])) end, sort, lim);
  end if;
  if cardinality(found.ids) < lim then return gather_missions(f, null, sort, lim); end if;
  return (found.ids, estimated_total(sampled, live), true)::mission_page;
end $$;

-- The first `lim` matches in order. The total comes along only when it costs nothing more.
create function list_missions(f mission_filter, sort text, lim integer, live bigint)
returns mission_page language plpgsql stable as $$
declare
  probe integer := search_reach(live) / 4;
  is_by_pay boolean := sort in ('pay_asc', 'pay_desc');
  -- A request that has not 25 hits within reach is too rare to be counted on a sample: it is gathered.
  wanted integer := case when is_by_pay then 25 else greatest(lim, 25) end;
  ids bigint[];
  hits integer;
begin
  if f.q is null and f.km is null and f.min_pay is null then
    return (walk_missions(f, sort, lim, 2147483647), live, false)::mission_page;
  end if;
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
create function count_missions(f mission_filter, live bigint)
returns mission_page language plpgsql stable as $$
declare total bigint; sampled mission_sample;
begin
  if numnode(f.q) = 1 and f.q::text like '''=s%' and f.km is null and f.min_pay is null then
    select sum(n) into total from stat_counters where key = 'live:' || substr(f.q::text, 4, length(f.q::text) - 4);
    return ('{}', total, false)::mission_page;
  end if;
  sampled := sample_missions(f, search_reach(live));
  if sampled.hits < 20 then return gather_missions(f, null, 'recent', 0); end if;
  return ('{}', estimated_total(sampled, live), true)::mission_page;
end $$;

create function append_missing(ids bigint[], more bigint[]) returns bigint[]
language plpgsql immutable parallel safe as $$
begin
  return ids || array(select id from unnest(more) with ordinality listed (id, place) where id <> all (ids) order by place);
end $$;

-- The first `lim` missions of the first layer, then those of the next ones; each layer holds the one before it, and the total
-- is that of the last. Generic plans throughout: nothing here is planned twice, and no plan depends on what is asked.
create function find_missions(
  layers tsquery[], sort text, lat_ double precision, lon_ double precision, km double precision, min_pay integer, lim integer)
returns mission_page language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  f mission_filter := (layers[cardinality(layers)], lat_, lon_, km, min_pay);
  live bigint;
  all_found mission_page;
  ids bigint[];
begin
  select coalesce(sum(n), 0) into live from stat_counters where key = 'live';
  if numnode(f.q) = 0 then f.q := null; end if;
  -- Twice the page: whatever the first layers take of it, a page is left.
  all_found := list_missions(f, sort, case when cardinality(layers) > 1 then 2 * lim else lim end, live);
  if all_found.total is null then
    select all_found.ids, counted.total, counted.is_estimate into all_found from count_missions(f, live) counted;
  end if;
  if cardinality(layers) = 1 then return all_found; end if;

  ids := '{}';
  for n in 1..cardinality(layers) - 1 loop
    exit when cardinality(ids) >= lim;
    f.q := layers[n];
    ids := append_missing(ids, (list_missions(f, sort, lim + cardinality(ids), live)).ids);
  end loop;
  return ((append_missing(ids, all_found.ids))[1:lim], all_found.total, all_found.is_estimate)::mission_page;
end $$;

-- A query is a list of ideas that must all be met, each written as alternatives: `serveuse|#serveur`. A word is met by the
-- whole text, or with `~` by the title, with `@` by the place; `#` is a group, `=` a facet. An alternative of little words only
-- is dropped rather than met by everything; null when nothing is left.
create function ideas_query(ideas text[]) returns tsquery
language plpgsql immutable strict parallel safe
as $$
declare idea text; alternative text; mark text; lexemes text[]; choices text[]; met text[] := '{}';
begin
  foreach idea in array ideas loop
    choices := '{}';
    foreach alternative in array string_to_array(idea, '|') loop
      mark := coalesce(substring(alternative from '^[~@]'), '');
      lexemes := case when alternative ~ '^[#=]' then array[alternative] else text_lexemes(ltrim(alternative, '~@')) end;
      if lexemes <> '{}' then
        choices := choices || ('(' || (select string_agg(lexeme_query(mark || l)::text, ' & ') from unnest(lexemes) l) || ')');
      end if;
    end loop;
    if choices <> '{}' then met := met || ('(' || array_to_string(choices, ' | ') || ')'); end if;
  end loop;
  return nullif(array_to_string(met, ' & '), '')::tsquery;
end $$;

-- The one door to search: filters in, ids and a count out. Another engine would answer the same question. `readings` are the
-- same ideas written several times, from the closest way to the widest: what only a wider one finds comes after, whatever
-- the sort, and no reading means no words. `facets` must all be met, one of `days` suffices; a sector and a type together
-- are best asked as their pair.
create function search_missions(
  readings text[], facets text[], days text[], place text, lat_ double precision, lon_ double precision,
  km double precision, min_pay integer, sort text, lim integer)
returns mission_page language plpgsql stable as $$
declare
  places text[] := text_lexemes(place);
  filters tsquery := all_of(facets);
  layers tsquery[] := '{}';
  ideas text[];
  layer tsquery;
begin
  if cardinality(days) > 0 then filters := both_queries(filters, any_of(days)); end if;
  if cardinality(places) > 0 then
    filters := both_queries(filters, all_of(array(select '@' || w from unnest(places) w)));
  end if;
  if cardinality(readings) > 0 then
    foreach ideas slice 1 in array readings loop
      layer := ideas_query(ideas);
      if layer is not null then layers := layers || both_queries(layer, filters); end if;
    end loop;
  end if;
  if cardinality(layers) = 0 then layers := array[filters]; end if;
  return find_missions(layers, sort, lat_, lon_, km, min_pay, lim);
end $$;

-- migrate:down
