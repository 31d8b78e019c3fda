/** The requests every measurement draws from, stored in the database so that pgbench, wrk and the checks ask the same things. */
import { parseQuery } from "@app/db/search/parse-query";
import type pg from "pg";

/** Request classes in the order reports show them. */
export const CLASSES = [
  "newest",
  "common_word",
  "mid_word",
  "rare_word",
  "word_sector_type",
  "word_radius",
  "sector_radius",
  "sector_city",
  "facets",
  "today",
  "min_pay",
  "relevance_common",
  "relevance_combo",
  "pay_sort",
  "deep_page",
  "nearest",
  "soonest",
  "nearest_hours",
  "soonest_hours",
  "nearest_word",
  "soonest_word",
] as const;
export type RequestClass = (typeof CLASSES)[number];

const PER_CLASS = 300;

export async function buildPool(client: pg.Client): Promise<void> {
  await client.query(WORDS);
  await client.query(REQUESTS);
  await addReadings(client);
  await client.query("analyze bench_requests");
}

/** Words as the server passes them to PostgreSQL, already parsed. */
async function addReadings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ words: string; sort: string }>(
    "select distinct words, sort from bench_requests where words is not null",
  );
  for (const { words, sort } of rows) {
    await client.query("update bench_requests set readings = $3 where words = $1 and sort = $2", [
      words,
      sort,
      parseQuery(words, sort),
    ]);
  }
}

// Words as people type them, with the share of live missions that hold them: a stem typed back would not always find itself.
const WORDS = `
drop table if exists bench_words;
create table bench_words as
with frequencies as materialized (
  select word as lexeme, ndoc, ndoc::float8 / (select count(*) from mission_search) as share
  from ts_stat('select document from mission_search') where word !~ '^[=~@]'),
titles as materialized (select word from ts_stat('select document from mission_search') where word like '~%'),
typed as materialized (
  select distinct lower(w) as word
  from (select description || ' ' || title as text from missions m join mission_search s on s.mission_id = m.id
        where hashint8(m.id) % 20 = 0 limit 15000) sample,
    regexp_split_to_table(translate(text, '’(),.:;/-', '          '), '\\s+') w
  where w ~ '^[[:alpha:]]{4,}$')
select t.word, f.lexeme, f.ndoc, f.share, '~' || f.lexeme in (select word from titles) as in_titles
from typed t cross join lateral (select (text_lexemes(t.word))[1] as lexeme) l join frequencies f using (lexeme);
analyze bench_words`;

const REQUESTS = `
drop table if exists bench_requests;
create table bench_requests (
  class text not null, n integer not null, words text, readings text[] not null default '{}', sector text, type text, urgent boolean not null default false,
  remote boolean not null default false, commune text, location text, day date, lat float8, lon float8, km float8, min_pay integer,
  sort text not null default 'recent', page integer not null default 1, place text, facets text[] not null default '{}',
  areas text[], hours integer, starts_from timestamptz, starts_to timestamptz, primary key (class, n));

with drawn as (
  select n, salt, (hashint8extended(n, salt) & 1073741823)::float8 / 1073741824 as draw
  from generate_series(1, ${PER_CLASS}) n, generate_series(1, 9) salt),
d as materialized (
  select n, max(draw) filter (where salt = 1) d1, max(draw) filter (where salt = 2) d2, max(draw) filter (where salt = 3) d3,
    max(draw) filter (where salt = 4) d4, max(draw) filter (where salt = 5) d5, max(draw) filter (where salt = 6) d6
  from drawn group by n),
common as (select array_agg(word order by hashtext(word)) w from bench_words where share > 0.1),
mid as (select array_agg(word order by hashtext(word)) w from (
  select word from bench_words where share between 0.001 and 0.02 order by hashtext(word) limit 400) x),
rare as (select array_agg(word order by hashtext(word)) w from (
  select word from bench_words where ndoc <= 20 order by hashtext(word) limit 400) x),
titled as (select array_agg(word order by hashtext(word)) w from (
  select word from bench_words where in_titles and share > 0.002 order by hashtext(word) limit 400) x),
sectors as (select array_agg(substr(key, 6) order by key) w from stat_counters where key like 'live:%'),
types as (select '{full-time,part-time,contract,freelance,internship}'::text[] w),
cities as (select array_agg(code order by population desc) w from (select * from communes order by population desc limit 150) x),
picks as materialized (
  select d.*,
    (common.w)[1 + floor(d1 * cardinality(common.w))::integer] as common,
    (mid.w)[1 + floor(d1 * cardinality(mid.w))::integer] as mid,
    (rare.w)[1 + floor(d1 * cardinality(rare.w))::integer] as rare,
    (titled.w)[1 + floor(d1 * cardinality(titled.w))::integer] as titled,
    (sectors.w)[1 + floor(d2 * cardinality(sectors.w))::integer] as sector,
    (types.w)[1 + floor(d3 * 5)::integer] as type,
    -- Squared: large cities are asked for more often.
    (cities.w)[1 + floor(d4 ^ 2 * cardinality(cities.w))::integer] as city
  from d, common, mid, rare, titled, sectors, types, cities)
insert into bench_requests (class, n, words, sector, type, urgent, remote, commune, day, km, min_pay, sort, page)
select 'newest', n, null, null, null, false, false, null, null::date, null::float8, null::integer, 'recent', 1 from picks where n = 1
union all select 'common_word', n, common, null, null, false, false, null, null, null, null, 'recent', 1 from picks
union all select 'mid_word', n, mid, null, null, false, false, null, null, null, null, 'recent', 1 from picks
union all select 'rare_word', n, rare, null, null, false, false, null, null, null, null, 'recent', 1 from picks
union all select 'word_sector_type', n, case n % 3 when 0 then common when 1 then mid else titled end, sector, type, false, false,
  null, null, null, null, 'recent', 1 from picks
union all select 'word_radius', n, case n % 3 when 0 then common when 1 then mid else titled end, null, null, false, false,
  city, null, ('{5,10,30,50,100}'::float8[])[1 + floor(d5 * 5)::integer], null, 'recent', 1 from picks
union all select 'sector_radius', n, null, sector, null, false, false, city, null, 30, null, 'recent', 1 from picks
union all select 'sector_city', n, null, sector, null, false, false, city, null, 15, null, 'recent', 1 from picks
union all select 'facets', n, null, case when d5 < 0.6 then sector end, case when d3 < 0.5 then type end, d6 < 0.4, d1 < 0.2,
  case when d6 > 0.8 then city end, null, null, null, 'recent', 1 from picks
union all select 'today', n, case when n % 3 = 2 then titled end, case when n % 3 = 1 then sector end, null, false, false, null,
  (now() at time zone 'Europe/Paris')::date + (n % 2), null, null, 'recent', 1 from picks
union all select 'min_pay', n, case when n % 3 = 2 then titled end, case when n % 3 = 1 then sector end, null, false, false, null,
  null, null, 1300 + floor(d5 ^ 2 * 3500)::integer, 'recent', 1 from picks
union all select 'relevance_common', n, common, null, null, false, false, null, null, null, null, 'relevance', 1 from picks
union all select 'relevance_combo', n, case n % 3 when 0 then common when 1 then mid else titled end, sector, type, false, false,
  null, null, null, null, 'relevance', 1 from picks
union all select 'pay_sort', n, case n % 4 when 0 then common when 1 then mid when 2 then titled end,
  case when n % 4 = 3 then sector end, null, false, false, null, null, null, null, case when d5 < 0.5 then 'pay_asc' else 'pay_desc' end, 1
  from picks
union all select 'deep_page', n, case n % 3 when 0 then common when 1 then titled end, case when n % 3 = 2 then sector end, null,
  false, false, null, null, null, null, 'recent', (array[5, 20, 50, 100])[1 + floor(d5 * 4)::integer] from picks
union all select o.sort || o.kind, n, case when o.kind = '_word' then case n % 2 when 0 then common else mid end end,
  case when n % 2 = 1 and o.kind <> '_word' then sector end, null, false, false, city, null,
  ('{2,5,10,20,30,50}'::float8[])[1 + floor(d5 * 6)::integer], case when n % 4 = 0 then 1400 end, o.sort, 1
  from picks, (select sort, kind from unnest('{nearest,soonest}'::text[]) sort, unnest(array['', '_hours', '_word']) kind) o;

update bench_requests set hours = (array[1, 2, 4, 8])[1 + n % 4] where class like '%\\_hours';
update bench_requests r set lat = c.lat, lon = c.lon, location = c.name || ' (' || c.department_code || ')'
from communes c where c.code = r.commune and r.km is not null;
-- A pair of facets that are long lists on their own has its own lexeme.
update bench_requests set
  facets = array_remove(array[
    case when sector is not null and type is not null then '=p' || sector || ':' || type
      when sector is not null then '=s' || sector when type is not null then '=t' || type end,
    case when urgent then '=u' end, case when remote then '=r' end,
    case when commune is not null and km is null then '=c' || commune end], null),
  starts_from = day::timestamp at time zone 'Europe/Paris', starts_to = (day + 1)::timestamp at time zone 'Europe/Paris'`;
