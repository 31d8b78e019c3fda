/**
 * Copies of the search projection at several sizes, each in its own schema: the same functions, run with that schema first
 * in `search_path`, show how search grows. `node bench/projections.ts [--sizes 100000,300000,1000000]`.
 */
import { parseArgs } from "node:util";
import type pg from "pg";
import { fillProjection } from "./seed/projection.ts";
import { schemaOf } from "./seed/schema-of.ts";
import { withServices } from "./services.ts";

const { values } = parseArgs({
  options: { url: { type: "string" }, sizes: { type: "string", default: "100000,300000,1000000" } },
});

await withServices({ url: values.url }, async (client) => {
  await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
  for (const size of values.sizes.split(",").map(Number)) {
    const started = performance.now();
    await buildProjection(client, size);
    process.stdout.write(`${schemaOf(size)}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  }
});

async function buildProjection(client: pg.Client, size: number): Promise<void> {
  const schema = schemaOf(size);
  await client.query(`
    drop schema if exists ${schema} cascade;
    create schema ${schema};
    create table ${schema}.mission_search (like public.mission_search including all);
    create table ${schema}.stat_counters (like public.stat_counters including all);
    create table ${schema}.place_live (like public.place_live including all);
    create table ${schema}.lexeme_share (like public.lexeme_share including all)`);
  await copyStatisticsTargets(client, schema);
  await createSource(client, size);
  await fillProjection(
    client,
    schema,
    "select row(v.*)::missions as m, s.document from pg_temp.source v left join public.mission_search s on s.mission_id = v.id",
  );
  await client.query(`vacuum (freeze, analyze) ${schema}.mission_search`);
}

/** LIKE copies everything but this, and plans depend on it. */
async function copyStatisticsTargets(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ column: string; target: number }>(
    `select attname as column, attstattarget as target from pg_attribute
     where attrelid = 'public.mission_search'::regclass and attnum > 0 and attstattarget >= 0 and not attisdropped`,
  );
  for (const { column, target } of rows) {
    await client.query(`alter table ${schema}.mission_search alter column ${column} set statistics ${target}`);
  }
}

/** Below the number of live missions, a regular sample of them; above, past missions are given a future start. */
async function createSource(client: pg.Client, size: number): Promise<void> {
  const { rows } = await client.query<{ live: number; missions: number }>(
    "select (select count(*)::integer from mission_search) as live, (select count(*)::integer from missions) as missions",
  );
  const { live = 0, missions = 0 } = rows[0] ?? {};
  if (size > missions) throw new Error(`Only ${missions} missions: seed more to build ${size}.`);
  const columns = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = 'missions'::regclass and attnum > 0 and not attisdropped order by attnum",
  );
  const start = "now() + interval '10 days' * -ln(1 - draw) + interval '1 hour'";
  const revived: Record<string, string> = {
    status: "'recruiting'",
    accepted_count: "0",
    starts_at: `case when live then starts_at else ${start} end`,
    next_start: `case when live then next_start else ${start} end`,
    // The shifts themselves stay in the past.
    take_some: "take_some and live",
  };
  const selected = columns.rows.map(({ name }) => `${revived[name] ?? name} as ${name}`).join(", ");
  const condition =
    size <= live ? `live and draw < ${size / live}` : `live or draw < ${(size - live) / Math.max(1, missions - live)}`;
  await client.query(`
    drop view if exists pg_temp.source;
    create temp view source as
    select ${selected} from (
      select m.*, s.mission_id is not null as live, (hashint8extended(m.id, 80) & 1073741823)::float8 / 1073741824 as draw
      from missions m left join public.mission_search s on s.mission_id = m.id) drawn
    where ${condition}`);
}
