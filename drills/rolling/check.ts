/**
 * `pnpm check:rolling`: an upgrade as docs/operations.md says, with a migration of a big table, while people ask a hundred times
 * a second through Caddy and a thousand sockets are open. Nothing may fail, sockets come back within ten seconds, and scripts of two
 * releases ago are served. `--missions 20000` tries it small; `--previous <commit>` upgrades from that commit instead of from a
 * release that lacks the migrations of drills/rolling/migrations. Needs root, for a hosts file of its own.
 */
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { requireForDrill } from "../../tools/stack/needs.ts";
import { countRows, drawPeople, migrationsOf, prepareDatabase } from "./data.ts";
import type { Asked, Command, Order, SocketsSeen } from "./protocol.ts";
import { makeReleases, type Releases } from "./releases.ts";
import { type Phase, reportRequests, reportReturns } from "./report.ts";
import { signInAll } from "./sign-in.ts";
import { SERVICES, Site } from "./site.ts";

requireForDrill({ commands: ["caddy"], root: true });

const QUIET_MS = 15_000;
/** As docs/operations.md says between two services: Caddy sees the new one before the next stops. */
const SEEN_MS = 5_000;
const BACK_MS = 10_000;
const PEOPLE = 100;
const load = () => (loadavg()[0] ?? 0).toFixed(1);
const loadBefore = load();
const print = (line: string) => process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    inside: { type: "boolean", default: false },
    previous: { type: "string" },
    missions: { type: "string", default: "1000000" },
    candidates: { type: "string" },
    applications: { type: "string" },
    rate: { type: "string", default: "100" },
    sockets: { type: "string", default: "1000" },
  },
});
const missions = Number(values.missions);
const size = {
  missions,
  candidates: Number(values.candidates ?? Math.max(1_000, missions / 20)),
  applications: Number(values.applications ?? missions / 5),
  // Most missions of such a table are over.
  live: Math.min(50_000, Math.round(missions * 0.3)),
};
const [rate, sockets] = [Number(values.rate), Number(values.sockets)];

if (!values.inside) {
  // The hosts file that names both apis is seen by what runs inside alone.
  const args = ["--mount", "--", process.execPath, import.meta.filename, "--inside", ...process.argv.slice(2)];
  process.exit(spawnSync("unshare", args, { stdio: "inherit" }).status ?? 1);
}

let [passed, failed] = [0, 0];
const check = (name: string, isRight: boolean) => {
  print(`${isRight ? "ok     " : "FAILED "} ${name}`);
  if (isRight) passed += 1;
  else failed += 1;
};
const children: ChildProcess[] = [];
const releases = await makeReleases(values.previous);
const site = await Site.start();
const end = async (code: number) => {
  for (const child of children) child.kill();
  await site.stop();
  process.exit(code);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(1));
try {
  await prepareDatabase(site, releases.previous, size);
  const order = await openSite(releases);
  await upgrade(order, releases);
} catch (error) {
  print(error instanceof Error ? String(error.stack) : String(error));
  check("to the end", false);
}
print(`${passed} passed, ${failed} failed`);
await end(failed === 0 ? 0 : 1);

/** The previous release as it is served, after the one before it. */
async function openSite({ twoAgo, previous }: Releases): Promise<Order> {
  site.nameApis();
  await site.startService(twoAgo, "web-1");
  await site.stopService("web-1");
  for (const service of SERVICES) await site.startService(previous, service);
  await site.startCaddy();
  const drawn = await drawPeople(site.databaseUrl, PEOPLE);
  const visitors = await signInAll(site.url, drawn.people);
  return { url: site.url, visitors, missions: drawn.missions, oldAsset: twoAgo.ownAsset, perSecond: rate, sockets };
}

async function upgrade(order: Order, { twoAgo, previous, next }: Releases): Promise<void> {
  const pending = migrationsOf(next).filter((file) => !migrationsOf(previous).includes(file));
  const rows = await countRows(site.databaseUrl, "select count(*) from missions");
  const [traffic, pages] = [startChild("traffic.ts"), startChild("sockets.ts")];
  const opened = await tell<{ open: number }>(pages, { do: "start", order });
  print(`${opened.open} sockets are open; ${rows} missions; pending: ${pending.join(", ")}`);
  traffic.send({ do: "start", order } satisfies Command);
  const phases: Phase[] = [];
  const phase = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const from = Date.now();
    const result = await work();
    phases.push({ name, from, to: Date.now() });
    return result;
  };
  await phase("before", () => sleep(QUIET_MS));
  const output = await phase("migration", () => site.migrate(next));
  for (const service of SERVICES)
    await phase(service, async () => {
      await site.stopService(service);
      await site.startService(next, service);
      await sleep(SEEN_MS);
    });
  await phase("after", () => sleep(QUIET_MS));
  const asked = await tell<Asked[]>(traffic, { do: "stop" });
  const seen = await tell<SocketsSeen>(pages, { do: "stop" });
  print(`\n${output}load of the machine, over a minute: ${loadBefore} before, ${load()} at the end\n`);
  for (const line of reportRequests(asked, phases)) print(line);
  print("");
  checkRequests(asked, phases);
  checkSockets(seen);
  if (values.previous === undefined) {
    const filled = await countRows(site.databaseUrl, "select count(*) from missions where word_count is not null");
    check(`the migration filled the ${rows} missions`, filled >= rows);
  }
  for (const { name, ownAsset } of [twoAgo, previous, next]) {
    const { status } = await fetch(`${site.url}/assets/${ownAsset}`);
    check(`a script of the release « ${name} » answers ${status}`, status === 200);
  }
}

function checkRequests(asked: readonly Asked[], phases: readonly Phase[]): void {
  const failures = asked.flatMap(({ at, failure }) => (failure === null ? [] : [{ at, failure }]));
  for (const { at, failure } of failures.slice(0, 20)) {
    const during = phases.find(({ from, to }) => at >= from && at < to);
    print(`${during?.name ?? ""} + ${((at - (during?.from ?? at)) / 1_000).toFixed(1)} s: ${failure}`);
  }
  const seconds = ((phases.at(-1)?.to ?? 0) - (phases[0]?.from ?? 0)) / 1_000;
  const perSecond = asked.length / seconds;
  check(`${asked.length} requests, ${failures.length} failed`, failures.length === 0);
  check(`${perSecond.toFixed(0)} requests a second`, perSecond > rate * 0.95);
}

function checkSockets({ open, returns }: SocketsSeen): void {
  const late = returns.filter(({ ms }) => ms > BACK_MS).length;
  const refusals = returns.flatMap((one) => one.refusals);
  for (const refusal of new Set(refusals)) print(`socket: ${refusal}`);
  check(reportReturns(returns), late === 0 && returns.length >= sockets);
  check(`${refusals.length} tries to come back were refused`, refusals.length === 0);
  check(`${open} sockets are open at the end`, open === sockets);
}

function startChild(file: string): ChildProcess {
  const child = fork(join(import.meta.dirname, file));
  children.push(child);
  return child;
}

function tell<T>(child: ChildProcess, command: Command): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(message as T));
    child.once("exit", (code) => reject(new Error(`a process of the load ended: ${code}`)));
    child.send(command);
  });
}
