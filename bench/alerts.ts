/**
 * Saved searches found by the mission that is published, beside a plain scan of every search:
 * `node bench/alerts.ts [--searches 100000] [--missions 300]`, on the missions of `pnpm bench:seed`.
 */
import { parseArgs } from "node:util";
import { parseQuery } from "@app/db/search/parse-query";
import { SECTOR_NAMES } from "@app/domain/catalogue/sectors";
import type pg from "pg";
import { describeMachine, saveSection, table } from "./load/report.ts";
import { withServices } from "./services.ts";

const { values } = parseArgs({
  options: { searches: { type: "string", default: "100000" }, missions: { type: "string", default: "300" } },
});
const QUERIES = [
  "serveur",
  "cuisinier",
  "cariste",
  "plongeur",
  "vendeur",
  "livreur",
  "agent de nettoyage",
  "réceptionniste",
];
const HOURS = [1, 2, 4, 8];
const RADII = [2, 5, 10, 20, 30, 50];
const PAYS = [1250, 1400, 1600, 2000];

const NAIVE = `
  select array(select s.id from saved_searches s where s.alerts
    and passes(m.mission_id, m.starts_at, m.last_start, m.flags, m.hourly_cents,
      now(), s.must, s.hours, s.departments, s.min_pay, null, null)
    and is_within(m.lat, m.lon, s.lat, s.lon, s.km) and (s.words is null or m.document @@ s.words) order by s.id) as ids
  from mission_search m where m.mission_id = $1`;
const KEYED = "select array(select search_id from searches_of_mission($1)) as ids";

/** 60 % with words, 85 % with a place, half with a sector, a third with hours or a pay, as the study of scale. */
async function seed(client: pg.Client, count: number): Promise<void> {
  await client.query("delete from saved_searches where criteria ? 'bench'");
  const readings = QUERIES.map((query) => parseQuery(query, "recent").at(-1) ?? []);
  await client.query(
    `insert into saved_searches (user_id, criteria)
     select (select min(user_id) from candidates), jsonb_build_object('bench', g) from generate_series(1, $1::int) g`,
    [count],
  );
  await client.query(`create or replace function pg_temp.draw(n bigint, salt int) returns float8 language sql immutable
    as $$ select (hashint8extended(n, salt) & 1073741823)::float8 / 1073741824 $$`);
  await client.query(
    `select index_saved_search(s.id,
       case when pg_temp.draw(s.id, 1) < 0.6 then array[array(select jsonb_array_elements_text($1::jsonb -> (pg_temp.draw(s.id, 2) * ${QUERIES.length})::int % ${QUERIES.length}))] else '{}' end,
       case when pg_temp.draw(s.id, 3) < 0.5 then array['=s' || ($2::text[])[1 + floor(pg_temp.draw(s.id, 4) * ${SECTOR_NAMES.length})::int]] else '{}' end,
       '', c.lat, c.lon, case when c.lat is not null then ($3::int[])[1 + floor(pg_temp.draw(s.id, 5) * ${RADII.length})::int] end, null,
       case when pg_temp.draw(s.id, 6) < 0.3 then ($4::int[])[1 + floor(pg_temp.draw(s.id, 7) * ${HOURS.length})::int] end,
       case when pg_temp.draw(s.id, 8) < 0.3 then ($5::int[])[1 + floor(pg_temp.draw(s.id, 9) * ${PAYS.length})::int] end,
       false, null, now())
     from saved_searches s
     left join lateral (
       select m.lat, m.lon from mission_search m
       where pg_temp.draw(s.id, 10) < 0.85 and m.lat is not null and m.mission_id >= $6 + floor(pg_temp.draw(s.id, 11) * $7)::bigint
       order by m.mission_id limit 1) c on true
     where s.criteria ? 'bench'`,
    [JSON.stringify(readings), [...SECTOR_NAMES], RADII, HOURS, PAYS, ...(await bounds(client))],
  );
  await client.query("vacuum analyze saved_searches");
  await client.query("vacuum analyze saved_search_keys");
}

async function bounds(client: pg.Client): Promise<[number, number]> {
  const { rows } = await client.query<{ low: number; high: number }>(
    "select min(mission_id) as low, max(mission_id) as high from mission_search",
  );
  const { low = 0, high = 0 } = rows[0] ?? {};
  return [low, high - low];
}

async function measure(client: pg.Client, text: string, missions: readonly number[]) {
  const times: number[] = [];
  const found: string[] = [];
  for (const id of missions) {
    const start = performance.now();
    const { rows } = await client.query<{ ids: string[] }>({ name: text.slice(0, 20), text, values: [id] });
    times.push(performance.now() - start);
    found.push(String(rows[0]?.ids ?? []));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { spread: { p50: at(0.5), p95: at(0.95), p99: at(0.99) }, found };
}

await withServices({ url: undefined }, async (client) => {
  await seed(client, Number(values.searches));
  const { rows } = await client.query<{ id: number }>(
    "select mission_id as id from mission_search where starts_at > now() order by md5(mission_id::text) limit $1",
    [Number(values.missions)],
  );
  const missions = rows.map(({ id }) => id);
  await measure(client, KEYED, missions.slice(0, 20));
  const keyed = await measure(client, KEYED, missions);
  const naive = await measure(client, NAIVE, missions.slice(0, 50));
  const differ = naive.found.filter((ids, index) => ids !== keyed.found[index]).length;
  const hits = keyed.found.reduce((sum, ids) => sum + (ids === "" ? 0 : ids.split(",").length), 0) / missions.length;
  const { rows: sizes } = await client.query<{ keys: string; live: string }>(
    "select (select count(*) from saved_search_keys)::text as keys, (select count(*) from mission_search)::text as live",
  );
  const body = `${await describeMachine(client, new Date().toISOString().slice(0, 10))} ${values.searches} searches, ${sizes[0]?.keys} keys, ${sizes[0]?.live} live missions; ${hits.toFixed(0)} searches answer a mission on average; ${differ} of ${naive.found.length} differ from the plain scan.

${table(
  ["way", "p50 ms", "p95 ms", "p99 ms"],
  [
    ["keys", ...cells(keyed.spread)],
    ["every search", ...cells(naive.spread)],
  ],
)}`;
  process.stdout.write(`\n${body}\n`);
  await saveSection("Saved searches found by a mission", body);
});

function cells({ p50, p95, p99 }: { p50: number; p95: number; p99: number }): string[] {
  return [p50, p95, p99].map((ms) => ms.toFixed(1));
}
