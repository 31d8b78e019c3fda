/**
 * `pnpm check:connections`: four apis and two workers under load, directly and then through PgBouncer. Says how many connections
 * PostgreSQL had at most, and what was not answered.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { connect, connectPool } from "@app/db/database";
import { goThroughPgBouncer, MOST_CONNECTIONS, watchConnections } from "../../tools/check/through-pgbouncer.ts";
import { requireForDrill } from "../../tools/stack/needs.ts";
import { runDirectory } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import { endProcess, type Started } from "../../tools/stack/processes.ts";
import { type Stack, startApi, startServices, startWorker, stopStack } from "../../tools/stack/stack.ts";
import { signInToApi } from "../../tools/testing/sign-in.ts";

requireForDrill({ commands: ["pgbouncer"] });

const RUN = `connections-${process.pid}`;
const APIS = 4;
const WORKERS = 2;
const CALLERS = 160;
const SECONDS = 20;
const PEOPLE = 40;
const print = (line: string) => process.stdout.write(`${line}\n`);

const stack = await startServices({
  name: RUN,
  port: await freePort(),
  durable: false,
  settings: { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn", REQUIRE_VERIFIED_EMAIL: "off" },
});
let [passed, failed] = [0, 0];
const check = (name: string, isRight: boolean) => {
  print(`${isRight ? "ok     " : "FAILED "} ${name}`);
  if (isRight) passed += 1;
  else failed += 1;
};
let pooled: Awaited<ReturnType<typeof goThroughPgBouncer>> | undefined;
try {
  const missions = await makeMissions();
  const connections = await watchConnections(stack);
  await loadAll("directly", missions, {});
  check(`directly: ${connections.most()} connections at most`, isWithin(connections.most()));
  await connections.end();
  pooled = await goThroughPgBouncer(RUN, stack);
  await loadAll("through PgBouncer", missions, pooled.ofWorker);
  check("through PgBouncer, within the budget and without errors of prepared statements", await pooled.isRight());
} finally {
  await stopStack(RUN);
  await pooled?.stop();
  rmSync(join(runDirectory(RUN), "postgres"), { recursive: true, force: true });
}
print(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function isWithin(most: number): boolean {
  return most > 0 && most <= MOST_CONNECTIONS;
}

async function makeMissions(): Promise<number[]> {
  const pool = connectPool(stack.databaseUrl, { max: 1 });
  const missions: number[] = [];
  for (let n = 0; n < PEOPLE; n += 1) missions.push((await aMission(connect(pool))).id);
  await pool.end();
  return missions;
}

async function makeCandidates(apiUrl: string): Promise<string[]> {
  const pool = connectPool(stack.databaseUrl, { max: 1 });
  const tokens: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) tokens.push(await signInToApi(apiUrl, (await aCandidate(connect(pool))).email));
  await pool.end();
  return tokens;
}

async function loadAll(how: string, missions: readonly number[], ofWorker: object): Promise<void> {
  const { apis, started } = await startAll(stack, ofWorker);
  const tokens = await makeCandidates(apis[0] ?? "");
  const until = performance.now() + SECONDS * 1_000;
  const seen = { asked: 0, failed: [] as string[] };
  let pair = 0;
  const caller = async (number: number) => {
    const api = apis[number % APIS] ?? "";
    while (performance.now() < until) {
      pair += 1;
      const token = tokens[pair % PEOPLE] ?? "";
      // Everybody once for every mission, then they only search.
      const job = pair < PEOPLE * PEOPLE ? missions[Math.floor(pair / PEOPLE)] : undefined;
      const problem = await ask(api, token, job);
      seen.asked += 1;
      if (problem) seen.failed.push(problem);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, number) => caller(number)));
  for (const problem of new Set(seen.failed.slice(0, 20))) print(problem);
  check(`${how}: ${seen.asked} calls of ${CALLERS} callers, ${seen.failed.length} failed`, seen.failed.length === 0);
  await Promise.all(started.map((one) => endProcess(one)));
}

async function startAll({ apiUrl }: Stack, ofWorker: object): Promise<{ apis: string[]; started: Started[] }> {
  const apis = [apiUrl];
  while (apis.length < APIS) apis.push(`http://127.0.0.1:${await freePort()}`);
  const started: Started[] = [];
  for (const url of apis) started.push(await startApi(RUN, stack, url));
  for (let n = 1; n <= WORKERS; n += 1) started.push(await startWorker(RUN, stack, `worker-${n}`, ofWorker));
  // The workers have no address to ask.
  await sleep(3_000);
  return { apis, started };
}

/** A search, and an application when there is a mission to apply for; gives what went wrong. */
async function ask(api: string, token: string, job: number | undefined): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const calls = [
    () => fetch(`${api}/api/jobs/?query=serveur`, { headers }),
    ...(job === undefined
      ? []
      : [
          () =>
            fetch(`${api}/api/jobs/apply/`, { method: "POST", headers, body: JSON.stringify({ job, message: "" }) }),
        ]),
  ];
  for (const call of calls) {
    try {
      const response = await call();
      const text = await response.text();
      if (response.status >= 500) return `${response.status} ${text.slice(0, 200)}`;
    } catch (error) {
      return String(error);
    }
  }
  return null;
}
