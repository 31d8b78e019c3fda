/**
 * `pnpm chaos [--short]`: people write through two apis while these, the worker and the data services are killed, and
 * what was confirmed to them is compared with what is left. Any figure but nought fails.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connectPool, type Pool } from "@app/db/database";
import { keepTally } from "../check/tally.ts";
import { runDirectory } from "../stack/paths.ts";
import { stopStack } from "../stack/stack.ts";
import { Journal } from "./journal.ts";
import { Machines, RUN } from "./machines.ts";
import { torment } from "./nemesis.ts";
import { judge } from "./verdict.ts";
import { makeWorld } from "./world.ts";
import { Writer } from "./writer.ts";

const { values } = parseArgs({
  options: { short: { type: "boolean", default: false }, writers: { type: "string", default: "50" } },
});
const plan = values.short
  ? { everyMs: 7_000, writes: 2_000, atLeastMs: 28_000, missions: 60 }
  : { everyMs: 20_000, writes: 20_000, atLeastMs: 300_000, missions: 400 };
const QUIET_MS = 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const start = performance.now();
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0);

try {
  const machines = await Machines.start();
  const pool = connectPool(machines.stack.databaseUrl, { max: 2 });
  try {
    process.exitCode = (await rage(machines, pool)) ? 0 : 1;
  } finally {
    await pool.end();
  }
} finally {
  await stopStack(RUN);
}
// Whoever still waits for an answer after a failure waits in vain.
process.exit();

async function rage(machines: Machines, pool: Pool): Promise<boolean> {
  const { people, missions } = await makeWorld(machines.stack.databaseUrl, Number(values.writers) / 2, plan.missions);
  const journal = new Journal(join(runDirectory(RUN), "journal.jsonl"));
  const writers = people.map((person) => ({ person, writer: new Writer(person, machines.apis, journal, missions) }));
  say(`${people.length} writers, ready after ${seconds(start)} s`);

  const began = performance.now();
  const isOver = () => journal.acknowledged.length >= plan.writes && performance.now() - began >= plan.atLeastMs;
  const lines = writers.map(({ writer }) => writer.line.stayOpen());
  const [done] = await Promise.all([
    torment(machines, plan.everyMs, isOver),
    ...writers.map(({ writer }) => writer.write(isOver)),
  ]);
  const took = (performance.now() - began) / 1000;
  await settle(
    pool,
    writers.map(({ writer }) => writer),
  );
  for (const { writer } of writers) writer.line.close();
  await Promise.all(lines);

  const heard = writers.map(({ person, writer }) => ({
    person: person.id,
    conversation: person.conversation,
    line: writer.line,
  }));
  const missing = Math.max(0, plan.writes - journal.acknowledged.length);
  const verdicts = [
    { name: "writes missing of those to be confirmed", faults: missing, of: plan.writes },
    ...(await judge(pool, journal, heard)),
  ];
  report(
    journal,
    writers.map(({ writer }) => writer),
    machines,
    done,
    took,
  );
  for (const { name, faults, of } of verdicts) say(`${String(faults).padStart(7)}  ${name} (of ${of})`);
  say(`${seconds(start)} s in all`);
  const passed = verdicts.filter(({ faults }) => faults === 0).length;
  keepTally("chaos", { passed, failed: verdicts.length - passed });
  return verdicts.every(({ faults }) => faults === 0);
}

/** Until every reader has caught up and been told, and every job is done; what failed meanwhile does not wait for its next turn. */
async function settle(pool: Pool, writers: readonly Writer[]): Promise<void> {
  const deadline = performance.now() + QUIET_MS;
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
    const isHeard = writers.every(({ line }) => line.last === (last.get(line.conversation) ?? 0));
    if ((waiting[0]?.left === 0 && isHeard) || performance.now() > deadline) return;
    await sleep(250);
  }
}

function report(
  { acknowledged }: Journal,
  writers: readonly Writer[],
  machines: Machines,
  deeds: ReadonlyMap<string, number>,
  took: number,
): void {
  const all = (pick: (writer: Writer) => readonly number[]) => writers.flatMap(pick).toSorted((a, b) => a - b);
  const at = (sorted: readonly number[], share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const messages = acknowledged.filter(({ kind }) => kind === "message").length;
  const delays = all(({ line }) => line.delays);
  const absences = all(({ line }) => line.absences);
  say(
    `${acknowledged.length} writes confirmed in ${took.toFixed(0)} s (${(acknowledged.length / took).toFixed(0)}/s): ` +
      `${messages} messages, ${acknowledged.length - messages} applications; asked again ${writers.reduce((sum, { retries }) => sum + retries, 0)} times`,
  );
  say([...deeds].map(([name, count]) => `${name} ${count}×`).join(", "));
  for (const [name, times] of machines.recoveries)
    say(
      `${name} back after ${at(
        times.toSorted((a, b) => a - b),
        0.5,
      )} ms (slowest ${at(
        times.toSorted((a, b) => a - b),
        1,
      )} ms)`,
    );
  say(
    `${delays.length} deliveries: p50 ${at(delays, 0.5)} ms, p99 ${at(delays, 0.99)} ms after the message's own time`,
  );
  say(
    `${absences.length} falls of a socket: caught up after p50 ${at(absences, 0.5)} ms, p99 ${at(absences, 0.99)} ms`,
  );
}
