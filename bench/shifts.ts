/**
 * Search, apply and accept on the schema of the previous release and on this one, in turns, by PostgreSQL alone:
 * `node bench/shifts.ts --previous <folder or commit> [--rounds 3] [--seconds 5]`. Both have been seeded with the same sizes
 * (`pnpm bench:seed` here and there). The previous release books one row per day, as many as there are shifts here.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import { runDirectory } from "../tools/stack/paths.ts";
import { compareInTurns, reportFailures } from "./load/compare.ts";
import { runPgbench } from "./load/pgbench.ts";
import { describeMachine, saveSection, table } from "./load/report.ts";
import { previousFolder, restoreSeed, startPrevious } from "./migration/previous.ts";
import type { Bench, Row } from "./rows/row.ts";
import type * as searchesModule from "./rows/searches.ts";
import { searchRows } from "./rows/searches.ts";
import type * as visitorsModule from "./rows/visitors.ts";
import { visitorRows } from "./rows/visitors.ts";
import type * as writesModule from "./rows/writes.ts";
import { writeRows } from "./rows/writes.ts";
import type * as projectionModule from "./seed/projection.ts";
import { sweep } from "./seed/projection.ts";
import { withServices } from "./services.ts";

const { values } = parseArgs({
  options: {
    previous: { type: "string" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    clients: { type: "string", default: "1,8" },
    resume: { type: "boolean", default: false },
  },
});
if (!values.previous) throw new Error("--previous is required: a folder with the previous release, or its commit");
const seconds = Number(values.seconds);
const HEADER = ["row", "clients", "calls/s", "before", "ratio", "p50 / p95 / p99 ms", "before p50 / p95 / p99 ms"];

const ONE_BOOKING = /insert into bookings[\s\S]*?on conflict do nothing;/;
const ONE_BOOKING_A_DAY = `insert into bookings (mission_id, application_id, candidate_id, during)
select id, :application_id, :candidate_id, tstzrange(starts_at + n * interval '1 day', starts_at + n * interval '1 day' + interval '8 hours')
from missions, generate_series(0, ceil(extract(epoch from ends_at - starts_at) / 86400)::integer - 1) n where id = :mission_id
on conflict do nothing;`;

const folder = previousFolder(values.previous);
const previous = await startPrevious(folder);
try {
  await restoreSeed(previous);
  await withServices({ url: undefined }, async (client, { databaseUrl }) => {
    const before = new pg.Client({ connectionString: previous.stack.databaseUrl });
    await before.connect();
    try {
      const [ours, theirs] = [await ourRows(client), await theirRows(before)];
      const comparisons = ours.flatMap((row) =>
        values.clients.split(",").map((count) => {
          const clients = Number(count);
          const old = theirs.find(({ name }) => name === row.name);
          if (!old) throw new Error(`${row.name} is not measured by the previous release`);
          const run = (url: string, script: string) => runPgbench({ url, script, clients, seconds });
          return {
            name: row.name,
            clients,
            ours: () => run(databaseUrl, row.script(clients)),
            baseline: () => run(previous.stack.databaseUrl, old.script(clients)),
          };
        }),
      );
      const { rows, failures } = await compareInTurns(comparisons, {
        rounds: Number(values.rounds),
        file: join(runDirectory("bench-progress"), "shifts.json"),
        resume: values.resume,
      });
      const body = `${await describeMachine(client, new Date().toISOString().slice(0, 10))} ${await sizeOf(client)}\n\n${table(HEADER, rows)}`;
      process.stdout.write(`\n${body}\n`);
      await saveSection("Shifts against the previous schema", body);
      reportFailures(failures);
    } finally {
      await before.end();
    }
  });
} finally {
  await previous.stop();
}

async function ourRows(client: pg.Client): Promise<Row[]> {
  await sweep(client, "public");
  return rowsOf({ client, signIn: noSignIn }, { searchRows, visitorRows, writeRows });
}

/** The previous release's own statements. */
async function theirRows(client: pg.Client): Promise<Row[]> {
  const load = (file: string) => import(pathToFileURL(join(folder, "bench", file)).href);
  const { searchRows } = (await load("rows/searches.ts")) as typeof searchesModule;
  const { visitorRows } = (await load("rows/visitors.ts")) as typeof visitorsModule;
  const { writeRows } = (await load("rows/writes.ts")) as typeof writesModule;
  const { sweep: sweepThere } = (await load("seed/projection.ts")) as typeof projectionModule;
  await sweepThere(client, "public");
  const rows = await rowsOf({ client, signIn: noSignIn }, { searchRows, visitorRows, writeRows });
  return rows.map((row) => ({
    ...row,
    script: (clients) => row.script(clients).replace(ONE_BOOKING, ONE_BOOKING_A_DAY),
  }));
}

type Makers = { searchRows: typeof searchRows; visitorRows: typeof visitorRows; writeRows: typeof writeRows };

async function rowsOf(bench: Bench, makers: Makers): Promise<Row[]> {
  const searches = await makers.searchRows(bench);
  const visitors = await makers.visitorRows(bench);
  const writes = await makers.writeRows(bench);
  return [...searches, ...visitors.filter(({ name }) => name === "one mission"), ...writes];
}

/** Nobody signs in: the engine alone is asked. */
function noSignIn(): Promise<never[]> {
  return Promise.resolve([]);
}

async function sizeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ missions: string; live: string; shifts: string }>(
    `select (select count(*) from missions) as missions, (select count(*) from mission_search) as live,
       (select count(*) from shifts s join mission_search m using (mission_id)) as shifts`,
  );
  const { missions, live, shifts } = rows[0] ?? {};
  return `${missions} missions, of which ${live} live with ${shifts} shifts.`;
}
