/**
 * `pnpm check:faults [names]`: breaks the running site one way after the other, and measures how long it takes until the operator is
 * told, then, once mended, until the alert is over. Writes what it measured in docs/evidence/last-runs.md. Needs root, and from Debian:
 * prometheus prometheus-alertmanager prometheus-node-exporter prometheus-blackbox-exporter pgbackrest e2fsprogs
 */
import { setTimeout as sleep } from "node:timers/promises";
import { requireForDrill } from "../../tools/stack/needs.ts";
import { writeLastRun } from "../last-runs.ts";
import { mountDisk } from "./disk.ts";
import { type Fault, faultsOf } from "./faults.ts";
import { startLoad } from "./load.ts";
import { removeSite, startSite } from "./site.ts";
import { startWatch } from "./watch.ts";

requireForDrill({
  commands: [
    "caddy",
    "prometheus",
    "prometheus-alertmanager",
    "prometheus-node-exporter",
    "prometheus-blackbox-exporter",
    "pgbackrest",
    "mkfs.ext4",
  ],
  root: true,
});

/** What an operator may wait at most. */
const LIMIT_S = 120;
const FIRE_MS = 180_000;
const RESOLVE_MS = 300_000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const endings: (() => unknown)[] = [removeSite];
const tally = { passed: 0, failed: 0 };
const state = { isInterrupted: false };
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => Object.assign(state, { isInterrupted: true }));

type Watch = Awaited<ReturnType<typeof startWatch>>;

try {
  await run(process.argv.slice(2));
} catch (error) {
  check("to the end", error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  for (const end of endings.toReversed())
    try {
      await end();
    } catch (error) {
      check("nothing is left behind", String(error));
    }
}
print(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);

async function run(names: readonly string[]): Promise<void> {
  const site = await startSite();
  endings.push(site.stop);
  const disk = mountDisk(site.directory);
  endings.push(disk.unmount);
  const watch = await startWatch(site);
  endings.push(watch.stop);
  const load = startLoad(site.door.url);
  endings.push(load.stop);
  const faults = faultsOf(site, load, disk).filter(({ name }) => names.length === 0 || names.includes(name));
  await calm(watch);
  check("everything is read, and nothing alerts", null);
  for (const fault of faults) await play(fault, watch);
  const mails = await watch.mails();
  const missing = faults.flatMap(({ alerts }) => alerts).filter((alert) => !mails.some((mail) => mail.endsWith(alert)));
  check("each came by mail too", missing.length === 0 ? null : missing.join(", "));
}

async function play({ name, what, alerts, cause, mend }: Fault, watch: Watch): Promise<void> {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const also = new Set<string>();
  const fired = new Map<string, number>();
  await cause();
  await waitFor(FIRE_MS, () => {
    for (const alert of watch.firing())
      if (!alerts.includes(alert)) also.add(alert);
      else if (!fired.has(alert)) fired.set(alert, seconds());
    return fired.size === alerts.length;
  });
  const mendedAt = seconds();
  await mend();
  const over = new Map<string, number>();
  await waitFor(RESOLVE_MS, () => {
    const firing = watch.firing();
    for (const alert of firing) if (!alerts.includes(alert)) also.add(alert);
    for (const alert of fired.keys())
      if (!firing.includes(alert) && !over.has(alert)) over.set(alert, seconds() - mendedAt);
    return firing.length === 0;
  });
  const left = watch.firing();
  for (const alert of alerts) {
    const after = fired.get(alert);
    const fault =
      after === undefined ? `silent after ${FIRE_MS / 1000} s` : after > LIMIT_S ? `after ${after} s` : null;
    check(`${what}: ${alert} told after ${after} s, over ${over.get(alert)} s after it is mended`, fault);
  }
  check(`${what}: once mended nothing alerts`, left.length === 0 ? null : left.join(", "));
  if (also.size > 0) print(`        ${[...also].join(", ")} told of it too`);
  const result = alerts.map(
    (alert) => `${alert} told after ${fired.get(alert)} s, over ${over.get(alert)} s after it is mended`,
  );
  if (left.length === 0 && fired.size === alerts.length)
    writeLastRun(`pnpm check:faults ${name}`, `${what}: ${result.join("; ")}`);
  await calm(watch);
}

/** Until everything is read by Prometheus, and no alert is told or about to be. */
async function calm(watch: Watch): Promise<void> {
  const quiet = async () =>
    watch.firing().length === 0 && (await watch.pending()).length === 0 && (await watch.unread()).length === 0;
  if (!(await waitFor(RESOLVE_MS, quiet)))
    throw new Error(
      `not calm: ${[...watch.firing(), ...(await watch.pending()), ...(await watch.unread())].join(", ")}`,
    );
}

async function waitFor(ms: number, isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const until = performance.now() + ms; performance.now() < until; await sleep(200)) {
    if (state.isInterrupted) throw new Error("interrupted");
    if (await isSo()) return true;
  }
  return false;
}

function check(name: string, fault: string | null): void {
  tally[fault === null ? "passed" : "failed"] += 1;
  print(fault === null ? `ok      ${name}` : `FAILED  ${name}: ${fault}`);
}
