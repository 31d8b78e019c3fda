import { setTimeout as sleep } from "node:timers/promises";
import type { Machines } from "./machines.ts";

export type Deed = { name: string; do: (machines: Machines) => Promise<void> | void };

/** Between two deaths of an api, in turn. */
const OTHERS: readonly Deed[] = [
  { name: "worker killed", do: (machines) => machines.killWorker() },
  { name: "Redis emptied", do: (machines) => machines.flushRedis() },
  { name: "PostgreSQL restarted", do: (machines) => machines.restartPostgres("fast") },
  { name: "Redis killed", do: (machines) => machines.killRedis() },
  { name: "worker killed", do: (machines) => machines.killWorker() },
  { name: "PostgreSQL crashed", do: (machines) => machines.restartPostgres("immediate") },
];

/** Kills one api, then the other, at every turn, and something else half-way; says what was done how often. */
export async function torment(
  machines: Machines,
  everyMs: number,
  isOver: () => boolean,
): Promise<Map<string, number>> {
  const deeds = new Map<string, number>();
  const mending: Promise<void>[] = [];
  const commit = (deed: Deed) => {
    deeds.set(deed.name, (deeds.get(deed.name) ?? 0) + 1);
    const mended = Promise.resolve(deed.do(machines));
    // What cannot be mended, or had died by itself, is said at the end.
    mended.catch(() => {});
    mending.push(mended);
  };
  for (let turn = 0; !isOver(); turn += 1) {
    await sleep(everyMs / 2);
    const other = OTHERS[turn % OTHERS.length];
    if (other && !isOver()) commit(other);
    await sleep(everyMs / 2);
    if (!isOver()) commit({ name: "api killed", do: () => machines.killApi(turn) });
  }
  await Promise.all(mending);
  return deeds;
}
