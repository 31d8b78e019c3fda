/**
 * The best 50 and the best 5,000 people for a mission, in Paris, outside it and anywhere, and whether they are those of plain SQL:
 * `pnpm bench:match [--sizes 100000,1000000] [--calls 200] [--compared 20]`. Each size has a database of its own, seeded once.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { migrate } from "@app/db/migrate";
import pg from "pg";
import { percentile } from "./load/measure.ts";
import { describeMachine, milliseconds, saveSection, table } from "./load/report.ts";
import { MISSIONS, seedMatch } from "./seed/match.ts";
import { withServices } from "./services.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    sizes: { type: "string", default: "100000,1000000" },
    calls: { type: "string", default: "200" },
    compared: { type: "string", default: "20" },
  },
});
const calls = Math.min(Number(values.calls), MISSIONS / 2);
const compared = Number(values.compared);
const LIMITS = [50, 5_000];
const HEADER = ["people", "can be asked", "where", "best", "found", "p50 / p95 / p99 ms", "same as plain SQL"];
const MATCH = "select candidate_id, score from match_people($1, $2, $3, $4)";

/** Even missions are in Paris; the others anywhere, a third of them within 50 km of it. */
const MISSIONS_IN = {
  Paris: "id % 2 = 0",
  "outside Paris": "id % 2 = 1 and distance_km(lat, lon, 48.8566, 2.3522) > 100",
  anywhere: "id % 2 = 1",
};

await withServices({ url: values.url }, async (client, { databaseUrl }) => {
  const lines: string[][] = [];
  for (const size of values.sizes.split(",").map(Number)) lines.push(...(await measureSize(client, databaseUrl, size)));
  const machine = await describeMachine(client, new Date().toISOString().slice(0, 10));
  const body = `${machine} One client, ${calls} missions each.\n\n${table(HEADER, lines)}`;
  process.stdout.write(`\n${body}\n`);
  await saveSection("People for a mission", body);
});

async function measureSize(admin: pg.Client, url: string, size: number): Promise<string[][]> {
  const target = new URL(url);
  target.pathname = `/match_${size}`;
  const exists = await admin.query("select from pg_database where datname = $1", [`match_${size}`]);
  if (exists.rows.length === 0) await seedDatabase(admin, target.href, size);
  const client = new pg.Client({ connectionString: target.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ people: string }>("select count(*) as people from availability_now");
    const lines: string[][] = [];
    for (const where of ["Paris", "outside Paris", "anywhere"] as const)
      for (const limit of LIMITS) {
        const result = await measure(client, where, limit);
        lines.push([String(size), rows[0]?.people ?? "", where, String(limit), ...result]);
        process.stdout.write(`${lines.at(-1)?.join(" ")}\n`);
      }
    return lines;
  } finally {
    await client.end();
  }
}

async function seedDatabase(admin: pg.Client, url: string, size: number): Promise<void> {
  await admin.query(`create database match_${size}`);
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await seedMatch(client, size);
  await client.query("vacuum analyze");
  await client.query(
    "select refresh_availabilities(array_agg(user_id), now()) from candidates group by user_id / 500 order by user_id / 500",
  );
  await client.query("vacuum (analyze) availability_now");
  await client.end();
}

async function measure(client: pg.Client, where: keyof typeof MISSIONS_IN, limit: number): Promise<string[]> {
  const missions = await client.query<{ id: string }>(
    `select id from missions where ${MISSIONS_IN[where]} order by id limit $1`,
    [calls],
  );
  const plain = await readFile(join(import.meta.dirname, "sql/match-plain.sql"), "utf8");
  const at = new Date();
  const times: number[] = [];
  let found = 0;
  let same = 0;
  for (const [n, { id }] of missions.rows.entries()) {
    const asked = [id, at, limit, false];
    const started = performance.now();
    const { rows } = await client.query<{ candidate_id: string; score: number }>(MATCH, asked);
    // The first calls read from disk and plan.
    if (n >= 5) times.push(performance.now() - started);
    found += rows.length;
    if (n >= compared) continue;
    const expected = await client.query<{ id: string; score: number }>(plain, asked);
    const ids = (people: readonly (string | undefined)[]) => people.join();
    if (ids(rows.map((row) => row.candidate_id)) === ids(expected.rows.map(({ id }) => id))) same += 1;
  }
  times.sort((a, b) => a - b);
  const shares = [0.5, 0.95, 0.99].map((share) => milliseconds(percentile(times, share)));
  return [
    Math.round(found / missions.rows.length).toString(),
    shares.join(" / "),
    `${same} of ${Math.min(compared, calls)}`,
  ];
}
