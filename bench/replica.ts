/**
 * Searches a second with a streaming replica and without, in turns, then while the replica is stopped and started again:
 * `node bench/replica.ts [--rounds 3] [--seconds 5] [--clients 1,8,16]`, on what `pnpm bench:seed` has made.
 */
import { readFileSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type pg from "pg";
import { runDirectory } from "../tools/stack/paths.ts";
import { freePort } from "../tools/stack/ports.ts";
import { copyPostgres, startPostgres, stopPostgres } from "../tools/stack/postgres.ts";
import { type Stack, startApi } from "../tools/stack/stack.ts";
import { compareInTurns, reportFailures } from "./load/compare.ts";
import { describeMachine, milliseconds, saveSection, table } from "./load/report.ts";
import { type HttpRequest, runWrk } from "./load/wrk.ts";
import { searchRows } from "./rows/searches.ts";
import { sweep } from "./seed/projection.ts";
import { RUN, withServices } from "./services.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    clients: { type: "string", default: "1,8,16" },
  },
});
const seconds = Number(values.seconds);
const HEADER = [
  "searches of every kind",
  "clients",
  "with the replica/s",
  "without/s",
  "ratio",
  "with p50 / p95 / p99 ms",
  "without p50 / p95 / p99 ms",
];
const VISITORS = 8;
const STEP_MS = 3_000;

/** Runnable programs of others, before ours start. */
const loadBefore = (loadavg()[0] ?? 0).toFixed(0);
const directory = runDirectory("bench-replica");
stopPostgres(directory);
rmSync(directory, { recursive: true });

await withServices({ url: undefined, api: true }, async (client, stack) => {
  await sweep(client, "public");
  const replica = { directory, port: await freePort(), durable: true };
  copyPostgres(stack.databaseUrl, directory, "replica");
  try {
    await startPostgres(replica);
    await measure(client, stack, replica);
  } finally {
    stopPostgres(directory);
    rmSync(directory, { recursive: true });
  }
});

type Replica = { directory: string; port: number; durable: boolean };

async function measure(client: pg.Client, stack: Stack, replica: Replica): Promise<void> {
  const address = new URL(stack.environment["DATABASE_URL"] ?? "");
  address.port = String(replica.port);
  const api = `http://127.0.0.1:${await freePort()}`;
  await startApi(RUN, stack, api, { DATABASE_REPLICA_URL: address.href });
  await untilReplicaIs("up", api);
  const kinds = await searchRows({ client, signIn: () => Promise.resolve([]) });
  const requests = (await Promise.all(kinds.map((row) => row.requests()))).flat();
  const comparisons = values.clients.split(",").map((count) => {
    const clients = Number(count);
    const run = (url: string) => runWrk({ url, requests, clients, seconds });
    return { name: "search", clients, ours: () => run(api), baseline: () => run(stack.apiUrl) };
  });
  const before = await statementsOfPrimary(client);
  const { rows, failures } = await compareInTurns(comparisons, {
    rounds: Number(values.rounds),
    file: join(runDirectory("bench-progress"), "replica.json"),
    resume: false,
  });
  const between = await statementsOfPrimary(client);
  const alone = await countSearches(api, requests, seconds * 1000);
  const after = await statementsOfPrimary(client);
  const stopped = await searchWhileStopped(api, requests, replica);
  const body = [
    `${await describeMachine(client, new Date().toISOString().slice(0, 10))} Others kept ${loadBefore} programs runnable. ${await sizeOf(client)}`,
    "Both servers share these cores, so a replica adds no processor here: the ratio says what reading from it costs, not what a second host brings.",
    table(HEADER, rows),
    `The primary ran ${between - before} transactions for both halves of the table; with the replica, ${after - between} for ${alone.answered} searches.`,
    `Stopped (immediate) among ${stopped.answered} searches of ${VISITORS} visitors, then started again: ${stopped.failed} failed, the slowest around the stop took ${milliseconds(stopped.slowest)} ms; read again ${(stopped.backAfter / 1000).toFixed(1)} s after its start.`,
  ].join("\n\n");
  process.stdout.write(`\n${body}\n`);
  await saveSection("Search on a replica", body);
  reportFailures(failures);
}

type Ready = { dependencies: Record<string, string> };

async function untilReplicaIs(state: "up" | "down", api: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { dependencies } = (await (await fetch(`${api}/health/ready`)).json()) as Ready;
    if (dependencies["replica"] === state) return;
    await sleep(100);
  }
  throw new Error(`The replica is not ${state}: see the log of the api`);
}

/** Statistics reach the view within a second. */
async function statementsOfPrimary(client: pg.Client): Promise<number> {
  await sleep(1_500);
  const { rows } = await client.query<{ n: string }>(
    "select xact_commit as n from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.n);
}

type Searched = { answered: number; failed: number; slowest: number };

async function countSearches(api: string, requests: readonly HttpRequest[], ms: number): Promise<Searched> {
  const until = performance.now() + ms;
  return search(api, requests, () => performance.now() < until);
}

async function search(api: string, requests: readonly HttpRequest[], goesOn: () => boolean): Promise<Searched> {
  const searched: Searched = { answered: 0, failed: 0, slowest: 0 };
  let next = 0;
  async function visit(): Promise<void> {
    while (goesOn()) {
      const start = performance.now();
      const path = requests[(next += 7) % requests.length]?.path ?? "";
      const ok = await fetch(api + path)
        .then(async (response) => (await response.arrayBuffer()) && response.ok)
        .catch(() => false);
      searched.slowest = Math.max(searched.slowest, performance.now() - start);
      if (ok) searched.answered += 1;
      else searched.failed += 1;
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return searched;
}

async function searchWhileStopped(api: string, requests: readonly HttpRequest[], replica: Replica) {
  const phase = { isOver: false };
  const searching = search(api, requests, () => !phase.isOver);
  await sleep(STEP_MS);
  // As `pg_ctl -m immediate stop` does, without this process waiting for it.
  process.kill(Number.parseInt(readFileSync(join(directory, "postgres/postmaster.pid"), "utf8"), 10), "SIGQUIT");
  await untilReplicaIs("down", api);
  await sleep(STEP_MS);
  phase.isOver = true;
  const during = await searching;
  // Starting it holds this process up: how long searches take is no longer measured.
  const start = performance.now();
  await startPostgres(replica);
  await untilReplicaIs("up", api);
  const backAfter = performance.now() - start;
  const afterwards = await countSearches(api, requests, STEP_MS);
  return {
    answered: during.answered + afterwards.answered,
    failed: during.failed + afterwards.failed,
    slowest: during.slowest,
    backAfter,
  };
}

async function sizeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ missions: string; live: string }>(
    "select (select count(*) from missions) as missions, (select count(*) from mission_search) as live",
  );
  return `${rows[0]?.missions} missions, of which ${rows[0]?.live} live.`;
}
