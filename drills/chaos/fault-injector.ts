import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";

export type Fault = { name: string; do: (cluster: Cluster) => Promise<void> | void };

/** Between two deaths of an api, in turn. */
const OTHERS: readonly Fault[] = [
  { name: "worker killed", do: (cluster) => cluster.killWorker() },
  { name: "Redis emptied", do: (cluster) => cluster.flushRedis() },
  { name: "PostgreSQL restarted", do: (cluster) => cluster.restartPostgres("fast") },
  { name: "Redis killed", do: (cluster) => cluster.killRedis() },
  { name: "worker killed", do: (cluster) => cluster.killWorker() },
  { name: "PostgreSQL crashed", do: (cluster) => cluster.restartPostgres("immediate") },
];

/** Kills one api, then the other, at every turn, and something else half-way; says what was done how often. */
export async function injectFaults(
  cluster: Cluster,
  everyMs: number,
  isOver: () => boolean,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const recoveries: Promise<void>[] = [];
  const commit = (fault: Fault) => {
    counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1);
    const recovery = Promise.resolve(fault.do(cluster));
    // A recovery that fails, or a process that had already ended, fails the run at the end.
    recovery.catch(() => {});
    recoveries.push(recovery);
  };
  for (let turn = 0; !isOver(); turn += 1) {
    await sleep(everyMs / 2);
    const other = OTHERS[turn % OTHERS.length];
    if (other && !isOver()) commit(other);
    await sleep(everyMs / 2);
    if (!isOver()) commit({ name: "api killed", do: () => cluster.killApi(turn) });
  }
  await Promise.all(recoveries);
  return counts;
}
