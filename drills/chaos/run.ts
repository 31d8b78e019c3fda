/**
 * `pnpm chaos [--short]`: people write through two apis while these, the worker and the data services are killed, and
 * what was confirmed to them is compared with what is left. Any figure but nought fails.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connectPool, type Pool } from "@app/db/database";
import { saveTally } from "../../tools/check/tally.ts";
import { runDirectory } from "../../tools/stack/paths.ts";
import { stopStack } from "../../tools/stack/stack.ts";
import { assertAll } from "./assertions.ts";
import { Cluster, RUN } from "./cluster.ts";
import { injectFaults } from "./fault-injector.ts";
import { Ledger } from "./ledger.ts";
import { seedPeople } from "./seed.ts";
import { Writer } from "./writer.ts";

const { values } = parseArgs({
  options: { short: { type: "boolean", default: false }, writers: { type: "string", default: "50" } },
});
const plan = values.short
  ? { everyMs: 7_000, writes: 2_000, atLeastMs: 28_000, missions: 60 }
  : { everyMs: 20_000, writes: 20_000, atLeastMs: 300_000, missions: 400 };
const SETTLE_MS = 60_000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const start = performance.now();
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0);

try {
  const cluster = await Cluster.start();
  const pool = connectPool(cluster.stack.databaseUrl, { max: 2 });
  try {
    process.exitCode = (await runPlan(cluster, pool)) ? 0 : 1;
  } finally {
    await pool.end();
  }
} finally {
  await stopStack(RUN);
}
// A request still pending after a failure must not keep the process alive.
process.exit();

async function runPlan(cluster: Cluster, pool: Pool): Promise<boolean> {
  const { people, missions } = await seedPeople(cluster.stack.databaseUrl, Number(values.writers) / 2, plan.missions);
  const ledger = new Ledger(join(runDirectory(RUN), "ledger.jsonl"));
  const writers = people.map((person) => ({ person, writer: new Writer(person, cluster.apis, ledger, missions) }));
  print(`${people.length} writers, ready after ${seconds(start)} s`);

  const startedAt = performance.now();
  const isOver = () => ledger.acknowledged.length >= plan.writes && performance.now() - startedAt >= plan.atLeastMs;
  const sockets = writers.map(({ writer }) => writer.chat.stayOpen());
  const [done] = await Promise.all([
    injectFaults(cluster, plan.everyMs, isOver),
    ...writers.map(({ writer }) => writer.write(isOver)),
  ]);
  const elapsed = (performance.now() - startedAt) / 1000;
  await settle(
    pool,
    writers.map(({ writer }) => writer),
  );
  for (const { writer } of writers) writer.chat.close();
  await Promise.all(sockets);

  const readers = writers.map(({ person, writer }) => ({
    person: person.id,
    conversation: person.conversation,
    chat: writer.chat,
  }));
  const missing = Math.max(0, plan.writes - ledger.acknowledged.length);
  const assertions = [
    { name: "writes missing of those to be confirmed", faults: missing, of: plan.writes },
    ...(await assertAll(pool, ledger, readers)),
  ];
  report(
    ledger,
    writers.map(({ writer }) => writer),
    cluster,
    done,
    elapsed,
  );
  for (const { name, faults, of } of assertions) print(`${String(faults).padStart(7)}  ${name} (of ${of})`);
  print(`${seconds(start)} s in all`);
  const passed = assertions.filter(({ faults }) => faults === 0).length;
  saveTally("chaos", { passed, failed: assertions.length - passed });
  return assertions.every(({ faults }) => faults === 0);
}

/** Until every reader has caught up and received its notifications, and every job is done; what failed meanwhile does not wait for its next turn. */
async function settle(pool: Pool, writers: readonly Writer[]): Promise<void> {
  const deadline = performance.now() + SETTLE_MS;
  for (;;) {
    const { rows: waiting } = await pool.query<{ left: number }>(
      `with due as (update graphile_worker._private_jobs set run_at = now()
                    where locked_at is null and run_at > now()),
            due_notices as (update message_notices set due_at = now() where due_at > now())
       select (select count(*) from graphile_worker.jobs where task_identifier like '%.%')::integer
         + (select count(*) from message_notices)::integer as left`,
    );
    const { rows: ends } = await pool.query<{ id: number; last: number }>(
      "select id, last_message_id as last from conversations where last_message_id is not null",
    );
    const last = new Map(ends.map((end) => [end.id, end.last]));
    const isUpToDate = writers.every(({ chat }) => chat.last === (last.get(chat.conversation) ?? 0));
    if ((waiting[0]?.left === 0 && isUpToDate) || performance.now() > deadline) return;
    await sleep(250);
  }
}

function report(
  { acknowledged }: Ledger,
  writers: readonly Writer[],
  cluster: Cluster,
  counts: ReadonlyMap<string, number>,
  elapsed: number,
): void {
  const all = (pick: (writer: Writer) => readonly number[]) => writers.flatMap(pick).toSorted((a, b) => a - b);
  const at = (sorted: readonly number[], share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const messages = acknowledged.filter(({ kind }) => kind === "message").length;
  const delays = all(({ chat }) => chat.delays);
  const absences = all(({ chat }) => chat.absences);
  print(
    `${acknowledged.length} writes confirmed in ${elapsed.toFixed(0)} s (${(acknowledged.length / elapsed).toFixed(0)}/s): ` +
      `${messages} messages, ${acknowledged.length - messages} applications; asked again ${writers.reduce((sum, { retries }) => sum + retries, 0)} times`,
  );
  print([...counts].map(([name, count]) => `${name} ${count}×`).join(", "));
  for (const [name, times] of cluster.recoveries)
    print(
      `${name} back after ${at(
        times.toSorted((a, b) => a - b),
        0.5,
      )} ms (slowest ${at(
        times.toSorted((a, b) => a - b),
        1,
      )} ms)`,
    );
  print(
    `${delays.length} deliveries: p50 ${at(delays, 0.5)} ms, p99 ${at(delays, 0.99)} ms after the message's own time`,
  );
  print(
    `${absences.length} falls of a socket: caught up after p50 ${at(absences, 0.5)} ms, p99 ${at(absences, 0.99)} ms`,
  );
}
