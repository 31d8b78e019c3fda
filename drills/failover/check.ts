/**
 * `pnpm check:failover [--runs 5] [--cases postmaster,host,switchover,etcd,timelines,leaders]`: three PostgreSQL under Patroni, HAProxy and one of
 * our apis, with the files of deploy/patroni, while servers are killed. No acknowledged write may be lost, and writes stop for no longer
 * than each case allows.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createRoles, urlAs } from "@app/db/roles";
import { withAuthority } from "@app/settings/service-urls";
import pg from "pg";
import { requireForDrill } from "../../tools/stack/needs.ts";
import { runDirectory } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import { createDatabase } from "../../tools/stack/postgres.ts";
import { isAlive } from "../../tools/stack/processes.ts";
import { localSecrets } from "../../tools/stack/secrets.ts";
import { startApi, startServices, stopStack } from "../../tools/stack/stack.ts";
import { seedPeople } from "../chaos/seed.ts";
import { ALERT_CASES, fireAlerts } from "./alerts.ts";
import { BACK_MS, CASES, type Case } from "./cases.ts";
import { DatabaseCluster } from "./database-cluster.ts";
import { type Run, spread, table } from "./figures.ts";
import { Journal, type Way } from "./journal.ts";
import { waitUntil } from "./patroni-status.ts";
import { compare, startWriters, TABLE } from "./writers.ts";

requireForDrill({ commands: ["patroni", "etcd", "etcdctl", "haproxy", "prometheus"] });

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    cases: { type: "string", default: [...CASES.map(({ name }) => name), ...ALERT_CASES].join(",") },
  },
});
const asked = values.cases.split(",");
const WAYS: readonly Way[] = ["haproxy", "api"];
const PAIRS = 2;
const RUN = `failover-${process.pid}`;
const directory = runDirectory(RUN);
const start = performance.now();
const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

let passed = 0;
let failed = 0;
const check = (name: string, fault: string | null) => {
  print(fault === null ? `ok      ${name}` : `FAILED  ${name}: ${fault}`);
  if (fault === null) passed += 1;
  else failed += 1;
};

mkdirSync(join(directory, "logs"), { recursive: true });
const cluster = await DatabaseCluster.prepare(join(directory, "servers"));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stop().then(() => process.exit(130)));
try {
  await cluster.start();
  print(`three servers after ${seconds(performance.now() - start)} s: ${await cluster.status.describe()}`);
  await runAll();
} catch (error) {
  check("to the end", `${error instanceof Error ? error.stack : String(error)}\n${await cluster.status.describe()}`);
} finally {
  await stop();
  if (failed === 0) rmSync(directory, { recursive: true, force: true });
  else print(`logs and journal: ${directory}`);
}
print(`${seconds(performance.now() - start)} s in all`);
print(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function stop(): Promise<void> {
  try {
    await cluster.stop();
  } finally {
    await stopStack(RUN);
  }
}

async function runAll(): Promise<void> {
  const { adminUrl, appUrl, api } = await startProduct();
  const { people } = await seedPeople(adminUrl, PAIRS, 0);
  const journal = new Journal(join(directory, "journal.txt"));
  const stopWriting = startWriters(journal, { databaseUrl: appUrl, apiUrl: api.url, people });
  const isWritten = () => WAYS.every((way) => journal.keys(way).length > 20);
  await waitUntil("writes are acknowledged", isWritten, 30_000);
  print(`writing after ${seconds(performance.now() - start)} s`);

  const runs: Run[] = [];
  for (const one of CASES.filter(({ name }) => asked.includes(name))) {
    for (let count = 1; count <= Number(values.runs); count += 1) runs.push(await runOnce(one, journal));
    checkLimits(one, runs);
    await checkWrites(one.title, journal, adminUrl);
  }
  const fired = await fireAlerts(cluster, directory, asked);
  await waitUntil("the api is ready", async () => (await fetch(`${api.url}/health/ready`)).ok, 30_000);
  await stopWriting();

  for (const line of runs.length > 0 ? table(runs) : []) print(line);
  for (const { alert, fault, ms } of fired)
    check(
      `${alert} fires within 120 s: ${fault}${ms === null ? "" : ` (${seconds(ms)} s)`}`,
      ms === null ? "silent" : null,
    );
  await checkWrites("at the end", journal, adminUrl);
  check("our api was never started again", isAlive(api.pid) ? null : "it has ended");
}

/** The roles, the schema and one api, all by HAProxy. */
async function startProduct() {
  const { files } = cluster;
  const withTls = (url: string) => withAuthority(url, files.authority);
  await createDatabase(withTls(files.url), "renfort");
  const adminUrl = withTls(files.url.replace(/\/postgres$/, "/renfort"));
  const { rolePasswords } = localSecrets(directory);
  await createRoles(adminUrl, rolePasswords);
  const ownerUrl = urlAs(adminUrl, "owner", rolePasswords.owner);
  const appUrl = urlAs(adminUrl, "app", rolePasswords.app);
  const settings = { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn", REQUIRE_VERIFIED_EMAIL: "off" };
  // Migrates, as their owner.
  const stack = await startServices({
    name: RUN,
    port: await freePort(),
    databaseUrl: ownerUrl,
    durable: true,
    settings,
  });
  Object.assign(stack.environment, { DATABASE_URL: appUrl, DATABASE_SESSION_URL: appUrl });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(TABLE);
  await owner.end();
  const { pid } = await startApi(RUN, stack);
  return { adminUrl, appUrl, api: { url: stack.apiUrl, pid } };
}

async function runOnce(one: Case, journal: Journal): Promise<Run> {
  await waitUntil("the three servers agree", () => cluster.status.isHealthy());
  await sleep(2_000);
  const from = performance.now();
  const back = await one.do(cluster, journal);
  const areWriting = () => WAYS.every((way) => journal.hasSince(way, performance.now() - 500));
  await waitUntil("both ways write", areWriting);
  const run = { case: one, haproxy: journal.longestGap("haproxy", from), api: journal.longestGap("api", from), back };
  const stopped = `writes stopped ${seconds(run.haproxy)} s, by our api ${seconds(run.api)} s`;
  const came = back === null ? "" : `, server back after ${seconds(back)} s`;
  print(`${one.title}: ${stopped}${came}; ${await cluster.status.describe()}`);
  return run;
}

async function checkWrites(when: string, journal: Journal, adminUrl: string): Promise<void> {
  const count = WAYS.map((way) => `${journal.keys(way).length} by ${way === "api" ? "our api" : "HAProxy"}`).join(", ");
  const { lost, unknown } = await compare(journal, adminUrl);
  check(`${when}: no acknowledged write is lost (${count})`, lost === 0 ? null : `${lost} lost`);
  check(`${when}: nothing is there that nobody wrote`, unknown === 0 ? null : `${unknown} unknown`);
}

function checkLimits(one: Case, runs: readonly Run[]): void {
  const own = runs.filter((run) => run.case === one);
  for (const way of WAYS) {
    const times = own.map((run) => run[way]);
    const name = `${one.title}: writes back within ${one.limitMs / 1000} s by ${way === "api" ? "our api" : "HAProxy"}`;
    check(name, Math.max(...times) <= one.limitMs ? null : spread(times));
  }
  const back = own.flatMap((run) => (run.back === null ? [] : [run.back]));
  if (back.length > 0)
    check(`${one.title}: the server is back within 60 s`, Math.max(...back) <= BACK_MS ? null : spread(back));
}
