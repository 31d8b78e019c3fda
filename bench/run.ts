/**
 * Our HTTP routes against the same SQL on the bare engine, in turns: `pnpm bench [--url …] [--only search]`, on what
 * `pnpm bench:seed` has made.
 */
import { parseArgs } from "node:util";
import type pg from "pg";
import { best, type Measure } from "./load/measure.ts";
import { runPgbench } from "./load/pgbench.ts";
import { describeMachine, keepSection, milliseconds, table } from "./load/report.ts";
import { createSignIn } from "./load/sign-in.ts";
import { runWrk } from "./load/wrk.ts";
import { peopleRows } from "./rows/people.ts";
import type { Row } from "./rows/row.ts";
import { searchRows } from "./rows/searches.ts";
import { visitorRows } from "./rows/visitors.ts";
import { writeRows } from "./rows/writes.ts";
import { sweep } from "./seed/projection.ts";
import { withServices } from "./services.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    clients: { type: "string", default: "1,8" },
    only: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

const HEADER = [
  "row",
  "clients",
  "HTTP/s",
  "engine/s",
  "ratio",
  "HTTP p50 / p95 / p99 ms",
  "engine p50 / p95 / p99 ms",
];

type Pair = { http: Measure[]; engine: Measure[] };

type Target = { url: string; api: string };

await withServices({ url: values.url, api: true }, async (client, { databaseUrl, apiUrl }) => {
  await sweep(client, "public");
  const bench = { client, signIn: createSignIn(client, apiUrl) };
  const all = [
    ...(await searchRows(bench)),
    ...(await visitorRows(bench)),
    ...(await peopleRows(bench)),
    ...(await writeRows(bench)),
  ];
  const rows = all.filter(({ name }) => name.includes(values.only ?? ""));
  const measured = await measureAll(rows, values.clients.split(",").map(Number), { url: databaseUrl, api: apiUrl });
  const body = `${await describeMachine(client, new Date().toISOString().slice(0, 10))}\n\n${table(HEADER, measured)}`;
  process.stdout.write(`\n${body}\n`);
  if (!values.only) await keepSection(await titleOf(client), body);
});

/** Every pair of runs is taken back to back and every round visits all rows, so that noise falls on all of them alike. */
async function measureAll(
  rows: readonly Row[],
  clientCounts: readonly number[],
  { url, api }: Target,
): Promise<string[][]> {
  const cases = rows.flatMap((row) =>
    clientCounts.map((clients) => ({ row, clients, pair: { http: [], engine: [] } as Pair })),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { row, clients, pair } of cases) {
      process.stdout.write(`\rround ${round}: ${row.name}, ${clients} clients${" ".repeat(30)}`);
      pair.engine.push(await runPgbench({ url, script: row.script(clients), clients, seconds }));
      pair.http.push(
        await runWrk({ api, requests: await row.requests(), isOrdered: row.isOrdered ?? false, clients, seconds }),
      );
    }
  }
  return cases.map(({ row, clients, pair }) => line(row.name, clients, pair));
}

function line(name: string, clients: number, { http, engine }: Pair): string[] {
  const [ours, bare] = [best(http), best(engine)];
  // Of the rounds, not of the best ones: both halves of a round met the same noise.
  const ratios = http.map((measure, round) => measure.perSecond / (engine[round]?.perSecond ?? Number.NaN));
  const times = ({ p50, p95, p99 }: Measure) => [p50, p95, p99].map(milliseconds).join(" / ");
  return [
    name,
    String(clients),
    ours.perSecond.toFixed(0),
    bare.perSecond.toFixed(0),
    median(ratios).toFixed(2),
    times(ours),
    times(bare),
  ];
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

async function titleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ live: string; missions: string }>(
    "select (select count(*) from mission_search) as live, (select count(*) from missions) as missions",
  );
  const thousands = (count: string | undefined) => `${Math.round(Number(count) / 1000)} k`;
  return `HTTP and engine, ${thousands(rows[0]?.missions)} missions of which ${thousands(rows[0]?.live)} live`;
}
