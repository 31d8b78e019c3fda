/**
 * `pnpm fuzz [--seed n] [--count n] [--only words]`: thousands of broken requests on raw sockets to the api, the web and
 * Caddy in front of both. No process may end, no server error be seen, nothing private come back. With `--count 0` only the
 * named ones are sent, without the slow senders and the comparison of memory.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { saveTally } from "../../tools/check/tally.ts";
import { requireForDrill } from "../../tools/stack/needs.ts";
import { runDirectory } from "../../tools/stack/paths.ts";
import { isAlive } from "../../tools/stack/processes.ts";
import { stopStack } from "../../tools/stack/stack.ts";
import { startCanary } from "./canary.ts";
import { slowSenders } from "./corpus/timing.ts";
import { FAMILIES } from "./families.ts";
import { type Check, runHealthChecks } from "./health-checks.ts";
import { compareUsage, idleUsage, type Usage } from "./memory.ts";
import { canMutate, mutate } from "./mutate.ts";
import { type Product, startProduct } from "./product.ts";
import { createRandom } from "./random.ts";
import { Report } from "./report.ts";
import { ENTRY_POINTS, type EntryPoint, type FuzzRequest } from "./request.ts";
import { type Planned, sendAll } from "./send-all.ts";

requireForDrill({ commands: ["caddy"] });

const { values } = parseArgs({
  options: { seed: { type: "string" }, count: { type: "string", default: "5000" }, only: { type: "string" } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const count = Number(values.count);
const ROUNDS = 4;
const SLOW_SECONDS = 12;
const SLOW_COPIES = 3;

const RUN = `fuzz-${process.pid}`;
const print = (line: string) => process.stdout.write(`${line}\n`);
const start = performance.now();
const seconds = () => ((performance.now() - start) / 1000).toFixed(0);

print(`seed ${seed}, ${count} random requests (again with: pnpm fuzz --seed ${seed} --count ${count})`);
// A run that is cut short has failed.
saveTally("fuzz", { passed: 0, failed: 1 });
const canary = await startCanary();
try {
  const product = await startProduct(RUN, canary);
  print(`ready after ${seconds()} s`);
  const report = new Report(seed, product.site, print);
  await fuzz(product, report);
  saveTally("fuzz", report);
  print(`${report.sent} requests, ${report.passed} checks passed, ${report.failed} failed, ${seconds()} s`);
  process.exitCode = report.failed === 0 ? 0 : 1;
} finally {
  canary.close();
  await stopStack(RUN);
  rmSync(join(runDirectory(RUN), "postgres"), { recursive: true, force: true });
}
// Sockets that a request left open would keep us waiting.
process.exit();

async function fuzz(product: Product, report: Report): Promise<void> {
  const { stack, site } = product;
  const named = FAMILIES.flatMap((family) =>
    family
      .named(site)
      .flatMap((request) =>
        (request.entryPoints ?? ENTRY_POINTS).map((entryPoint) => ({ family: family.name, request, entryPoint })),
      ),
  );
  const chosen = values.only ? named.filter(({ request }) => request.name.includes(values.only ?? "")) : named;
  const isComplete = await sendAll(product, chosen, (exchange, { family }) => report.named(family, exchange));
  print(`${chosen.length} named requests after ${seconds()} s`);
  const servers = ["api", "web", "caddy"].flatMap((name) => stack.processes.filter((one) => one.name === name));
  let warm: Usage[] = [];
  if (isComplete && !values.only && count > 0) {
    const random = plan(named, site);
    const perRound = Math.ceil(random.length / ROUNDS);
    const slow = sendSlowly(product, report);
    for (let round = 0; round < ROUNDS; round += 1) {
      const requests = random.slice(round * perRound, (round + 1) * perRound);
      if (!(await sendAll(product, requests, (exchange, { family }) => report.random(family, exchange)))) break;
      // The slow ones hold their connections until they are done: figures are compared without them.
      if (round === 0) await slow;
      if (round === 0) warm = await Promise.all(servers.map((server) => idleUsage(server, RUN)));
      print(`round ${round + 1} of ${ROUNDS} after ${seconds()} s`);
    }
  }
  for (const { name, pid } of stack.processes)
    report.check({ name: `${name} has not ended`, fault: isAlive(pid) ? null : "ended" });
  report.check({
    name: "nothing called the canary",
    fault: canary.hits() === 0 ? null : `${canary.hits()} connections`,
  });
  for (const check of await runHealthChecks(product)) report.check(check);
  report.check(checkLog());
  const cold = warm.length > 0 ? await Promise.all(servers.map((server) => idleUsage(server, RUN))) : [];
  for (const [index, { name }] of servers.entries()) {
    const [before, after] = [warm[index], cold[index]];
    if (before && after) for (const check of compareUsage(name, before, after)) report.check(check);
  }
  report.families();
}

/** A failure whose sender had already left is seen nowhere else. */
function checkLog(): Check {
  const failed = readFileSync(join(runDirectory(RUN), "logs/api.log"), "utf8")
    .split("\n")
    .filter((line) => line.includes('"event":"request.failed"'));
  const first = failed[0] && `${failed.length}, the first: ${failed[0].slice(0, 800)}`;
  return { name: "the api has logged no failed request", fault: first ?? null };
}

/** Half are drawn by their family, half are named ones with a few bytes changed. */
function plan(named: readonly Planned[], site: Product["site"]): Planned[] {
  const random = createRandom(seed);
  const changeable = named.filter(({ request }) => canMutate(request));
  return Array.from({ length: count }, () => {
    if (random.chance(0.5)) {
      const { family, request, entryPoint } = random.pick(changeable);
      return { family, entryPoint, request: mutate(request, random) };
    }
    const family = random.pick(FAMILIES);
    return {
      family: family.name,
      entryPoint: random.pick<EntryPoint>(ENTRY_POINTS),
      request: family.random(site, random),
    };
  });
}

async function sendSlowly(product: Product, report: Report): Promise<void> {
  const requests = slowSenders(product.site, SLOW_SECONDS).flatMap((request: FuzzRequest) =>
    ENTRY_POINTS.flatMap((entryPoint) =>
      Array.from({ length: SLOW_COPIES }, () => ({ family: "slow senders", request, entryPoint })),
    ),
  );
  await sendAll(product, requests, (exchange, { family }) => report.random(family, exchange), requests.length);
}
