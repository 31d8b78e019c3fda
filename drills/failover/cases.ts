/** What is done to the servers, how long writes may stop, and what is measured. */
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseCluster } from "./database-cluster.ts";
import type { Journal } from "./journal.ts";
import { waitUntil } from "./patroni-status.ts";

/** A server that was killed streams again within this. */
export const BACK_MS = 60_000;
const ETCD_AWAY_MS = 25_000;

export type Case = {
  name: string;
  title: string;
  limitMs: number;
  /** Gives how long the server took to stream again, or null when none went away. */
  do: (cluster: DatabaseCluster, journal: Journal) => Promise<number | null>;
};

export const CASES: readonly Case[] = [
  {
    name: "postmaster",
    title: "postmaster killed",
    limitMs: 10_000,
    async do(cluster) {
      const { name } = await cluster.leader();
      cluster.killPostmaster(name);
      return waitUntilFollows(cluster, name);
    },
  },
  {
    name: "host",
    title: "agent and postmaster killed",
    limitMs: 30_000,
    async do(cluster, journal) {
      const { name } = await cluster.leader();
      const at = performance.now();
      cluster.killAgent(name);
      cluster.killPostmaster(name);
      const areBack = () => journal.hasSince("haproxy", at + 1_000) && journal.hasSince("api", at + 1_000);
      await waitUntil("writes after the leader's death", areBack);
      // The host comes back only now: nothing of it helped.
      cluster.startAgent(name);
      return waitUntilFollows(cluster, name);
    },
  },
  {
    name: "switchover",
    title: "switchover",
    limitMs: 5_000,
    async do(cluster) {
      const { name } = await cluster.leader();
      const start = performance.now();
      await cluster.switchover(name);
      await waitUntilFollows(cluster, name);
      return performance.now() - start;
    },
  },
  // Last: agents take some seconds to find etcd again, and a leader that dies meanwhile may lead again itself.
  {
    name: "etcd",
    title: "two of three etcd killed, 25 s",
    limitMs: 1_000,
    async do(cluster) {
      const { name } = await cluster.leader();
      for (const node of ["node2", "node3"]) cluster.killEtcd(node);
      await sleep(ETCD_AWAY_MS);
      for (const node of ["node2", "node3"]) cluster.startEtcd(node);
      const leader = await cluster.leader();
      if (leader.name !== name) throw new Error(`${leader.name} leads instead of ${name}, which was not touched`);
      return null;
    },
  },
];

/** Somebody else leads, and this one streams from it. */
function waitUntilFollows({ status }: DatabaseCluster, name: string): Promise<number> {
  return waitUntil(`${name} streams again`, async () => (await status.streaming()).includes(name));
}
