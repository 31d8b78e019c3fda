/**
 * Our HTTP routes against the same SQL on PostgreSQL alone, in turns: `pnpm bench [--url …] [--only search] [--resume]`, on
 * what `pnpm bench:seed` has made. `--previous <commit>` also measures our api as it was then, on the same data, in the same rounds.
 */
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type pg from "pg";
import { runDirectory } from "../tools/stack/paths.ts";
import { type Comparison, compareInTurns, reportFailures } from "./load/compare.ts";
import { runPgbench } from "./load/pgbench.ts";
import { describeMachine, saveSection, table } from "./load/report.ts";
import { createSignIn } from "./load/sign-in.ts";
import { runWrk } from "./load/wrk.ts";
import { startPrevious } from "./previous.ts";
import { boardRow } from "./rows/board.ts";
import { deadlineComparison } from "./rows/deadlines.ts";
import { forYouRow } from "./rows/for-you.ts";
import { peopleRows } from "./rows/people.ts";
import { reachRow } from "./rows/reach.ts";
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
    resume: { type: "boolean", default: false },
    seconds: { type: "string", default: "5" },
    clients: { type: "string", default: "1,8" },
    only: { type: "string" },
    previous: { type: "string" },
  },
});
const seconds = Number(values.seconds);
const counts = values.clients.split(",").map(Number);

const HEADER = [
  "row",
  "clients",
  "HTTP/s",
  "engine/s",
  "ratio",
  "HTTP p50 / p95 / p99 ms",
  "engine p50 / p95 / p99 ms",
];
const PREVIOUS = ["before/s", "before: ratio", "before p50 / p95 / p99 ms"];

await withServices({ url: values.url, api: true }, async (client, stack) => {
  const { databaseUrl, apiUrl } = stack;
  const previousUrl = values.previous === undefined ? null : await startPrevious(stack, values.previous);
  await sweep(client, "public");
  const versions = previousUrl === null ? 1 : 2;
  const bench = { client, signIn: createSignIn(client, apiUrl) };
  const all = [
    ...(await searchRows(bench)),
    ...(await visitorRows(bench)),
    ...(await peopleRows(bench)),
    await forYouRow(bench),
    await boardRow(bench),
    await reachRow(bench),
    ...(await writeRows(bench, Number(values.rounds) * counts.length * versions)),
  ];
  const isAsked = ({ name }: { name: string }) => name.includes(values.only ?? "");
  const rows = all.filter(isAsked);
  const urls = { engine: databaseUrl, api: apiUrl, previous: previousUrl };
  const comparisons = [
    ...rows.flatMap((row) => counts.map((clients) => comparisonOf(row, clients, urls))),
    ...[await deadlineComparison(bench, Number(values.rounds) * 2)].filter(isAsked),
  ];
  const { rows: measured, failures } = await compareInTurns(comparisons, {
    rounds: Number(values.rounds),
    file: join(runDirectory("bench-progress"), "requests.json"),
    resume: values.resume,
  });
  const header = values.previous === undefined ? HEADER : [...HEADER, ...PREVIOUS];
  const before = values.previous === undefined ? "" : ` « Before »: our api at ${values.previous}, on the same data.`;
  const load = `Load average when it ended: ${loadavg()
    .map((n) => n.toFixed(1))
    .join(", ")}.`;
  const machine = await describeMachine(client, new Date().toISOString().slice(0, 10));
  const body = `${machine} ${load}${before}\n\n${table(header, measured)}`;
  process.stdout.write(`\n${body}\n`);
  if (!values.only) await saveSection(await titleOf(client), body);
  reportFailures(failures);
});

type Urls = { engine: string; api: string; previous: string | null };

function comparisonOf(row: Row, clients: number, { engine, api, previous }: Urls): Comparison {
  const call = (url: string) => async () =>
    runWrk({ url, requests: await row.requests(), isOrdered: row.isOrdered ?? false, clients, seconds });
  return {
    name: row.name,
    clients,
    baseline: () => runPgbench({ url: engine, script: row.script(clients), clients, seconds }),
    ours: call(api),
    ...(previous !== null && { previous: call(previous) }),
  };
}

async function titleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ live: string; missions: string }>(
    "select (select count(*) from mission_search) as live, (select count(*) from missions) as missions",
  );
  const thousands = (count: string | undefined) => `${Math.round(Number(count) / 1000)} k`;
  return `HTTP and engine, ${thousands(rows[0]?.missions)} missions of which ${thousands(rows[0]?.live)} live`;
}
