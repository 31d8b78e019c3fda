/**
 * Runs the same random searches with `search_missions` and with plain SQL: ids must be equal, counts equal or within the estimate's
 * error. `node bench/verify-search.ts [--schema live_300k] [--per-sort 300]`; the request pool must exist (requests.ts).
 */
import { parseArgs } from "node:util";
import { parseQuery } from "@app/db/search/parse-query";
import { parisStartOfDay } from "@app/domain/time/calendar";
import pg from "pg";
import { drawSearches, type SearchRequest, SORTS } from "./requests/random-searches.ts";
import { sweep } from "./seed/projection.ts";
import { withServices } from "./services.ts";

const PLAIN_SQL = `
with layers as materialized (
  select place, ideas_query(array(select jsonb_array_elements_text(ideas))) as q
  from jsonb_array_elements($1::jsonb) with ordinality reading (ideas, place)),
asked as materialized (
  select
    (select q from layers order by place desc limit 1) as widest,
    (select string_agg(quote_literal(l), ' & ')::tsquery from unnest($2::text[]) l) as facets,
    (select string_agg(quote_literal('@' || l), ' & ')::tsquery from unnest(text_lexemes($3::text)) l) as places),
matching as materialized (
  select mission_id, published_at, hourly_cents, starts_at, place_id, distance_km(lat, lon, $4::float8, $5::float8) as distance,
    (select min(place) from layers where document @@ q) as layer
  from mission_search, asked
  where starts_at > now()
    and (widest is null or document @@ widest)
    and (facets is null or document @@ facets)
    and (asked.places is null or document @@ asked.places)
    and ($6::float8 is null or distance_km(lat, lon, $4, $5) <= $6)
    and ($7::integer is null or flags >> 13 & $7 <> 0)
    and ($8::integer is null or hourly_cents >= $8)
    and ($9::timestamptz is null or (starts_at < $10::timestamptz and last_start >= $9 and (
      (starts_at >= $9 and ($7 is null or last_start = starts_at)) or exists (
        select from shifts h where h.mission_id = mission_search.mission_id and h.starts_at > now() and h.accepted_count < h.positions
          and h.starts_at >= $9 and h.starts_at < $10 and ($7 is null or shift_hours(h.starts_at, h.ends_at) & $7 <> 0))))))
select array(select mission_id from matching order by
    case when $11 not in ('nearest', 'soonest') then layer end,
    case $11 when 'nearest' then distance end, case $11 when 'nearest' then place_id end,
    case when $11 in ('nearest', 'soonest') then starts_at end, case when $11 in ('nearest', 'soonest') then mission_id end,
    case $11 when 'pay_asc' then hourly_cents when 'pay_desc' then -hourly_cents end,
    case $11 when 'pay_asc' then mission_id when 'pay_desc' then -mission_id end,
    published_at desc, mission_id desc limit $12) as ids,
  (select count(*) from matching)::integer as total, false as "isEstimate"`;

type SearchResult = { ids: string[]; total: number; isEstimate: boolean };
type Tally = { asked: number; wrongIds: number; wrongTotals: number; errors: number[] };

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    schema: { type: "string", default: "live_300k" },
    "per-sort": { type: "string", default: "300" },
  },
});

await withServices({ url: values.url }, async (client) => {
  client.setTypeParser(pg.types.builtins.INT8, Number);
  await client.query(`set search_path = ${values.schema}, public`);
  const searches = await drawSearches(client, Number(values["per-sort"]));
  // One transaction is one instant: no mission starts between the two queries, and the sweep is rolled back.
  await client.query("begin isolation level repeatable read");
  await sweep(client, values.schema);
  const tallies = await askAll(client, searches);
  await client.query("rollback");
  report(tallies);
});

async function askAll(client: pg.Client, searches: readonly SearchRequest[]): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  for (const [index, search] of searches.entries()) {
    const tally = tallies.get(search.sort) ?? { asked: 0, wrongIds: 0, wrongTotals: 0, errors: [] };
    tallies.set(search.sort, tally);
    await compare(client, search, tally);
    if (index % 50 === 0) process.stdout.write(`\r${index} of ${searches.length}`);
  }
  process.stdout.write("\r");
  return tallies;
}

async function compare(client: pg.Client, search: SearchRequest, tally: Tally): Promise<void> {
  const readings = search.words === null ? [] : parseQuery(search.words, search.sort);
  const found = await ask(
    client,
    `select ids, total, is_estimate as "isEstimate"
     from search_missions($1::text[], $2::text[], $3::text, $4::float8, $5::float8, $6::float8, null, $7::integer, $8::integer,
       $9::timestamptz, $10::timestamptz, $11::text, $12::integer)`,
    readings,
    search,
  );
  const expected = await ask(client, PLAIN_SQL, JSON.stringify(readings), search);
  tally.asked += 1;
  if (found.ids.join() !== expected.ids.join()) {
    tally.wrongIds += 1;
    process.stdout.write(`\rids differ: ${JSON.stringify(search)}\n`);
  }
  if (found.isEstimate) tally.errors.push(Math.abs(found.total - expected.total) / Math.max(1, expected.total));
  else if (found.total !== expected.total) {
    tally.wrongTotals += 1;
    process.stdout.write(`\rtotal ${found.total} instead of ${expected.total}: ${JSON.stringify(search)}\n`);
  }
}

async function ask(client: pg.Client, sql: string, readings: unknown, search: SearchRequest): Promise<SearchResult> {
  const { facets, days, hours, place, lat, lon, km, minPay, sort, lim } = search;
  const [from = null, to = null] = days?.map((day) => parisStartOfDay(day)) ?? [];
  const values = [readings, facets, place, lat, lon, km, hours, minPay, from, to, sort, lim];
  const result = await client.query<SearchResult>(sql, values);
  const [answer] = result.rows;
  if (!answer) throw new Error("No answer");
  return answer;
}

function report(tallies: Map<string, Tally>): void {
  for (const sort of SORTS) {
    const tally = tallies.get(sort);
    if (!tally) continue;
    const { asked, wrongIds, wrongTotals, errors } = tally;
    errors.sort((a, b) => a - b);
    const at = (share: number) => `${((errors[Math.floor(errors.length * share)] ?? 0) * 100).toFixed(1)} %`;
    process.stdout.write(
      `${sort}: ${asked} asked, ${wrongIds} with other ids, ${asked - errors.length} exact totals (${wrongTotals} wrong), ` +
        `${errors.length} estimates: error median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(0.9999)}\n`,
    );
    if (wrongIds + wrongTotals > 0) process.exitCode = 1;
  }
}
