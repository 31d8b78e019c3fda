/** What Patroni answers about its servers. */
import { setTimeout as sleep } from "node:timers/promises";
import type { NodeFiles } from "./node-files.ts";

type Member = { name: string; role: string; state: string; timeline?: number };
type Replication = { application_name: string; state: string };

async function ask<T>(address: string, path: string): Promise<T | null> {
  try {
    const response = await fetch(`http://${address}:8008${path}`, { signal: AbortSignal.timeout(3_000) });
    return (await response.json()) as T;
  } catch {
    return null;
  }
}

export class PatroniStatus {
  readonly #nodes: readonly NodeFiles[];

  constructor(nodes: readonly NodeFiles[]) {
    this.#nodes = nodes;
  }

  async members(): Promise<Member[]> {
    for (const { address } of this.#nodes) {
      const answer = await ask<{ members?: Member[] }>(address, "/cluster");
      if (answer?.members) return answer.members;
    }
    return [];
  }

  /** The server that leads and runs, by its own word. */
  async leader(): Promise<NodeFiles | null> {
    for (const node of this.#nodes) {
      const own = await ask<{ role: string; state: string }>(node.address, "/patroni");
      if (own?.state === "running" && ["master", "primary"].includes(own.role)) return node;
    }
    return null;
  }

  /** The names of the servers that the leader streams to. */
  async streaming(): Promise<string[]> {
    const leader = await this.leader();
    if (!leader) return [];
    const answer = await ask<{ replication?: Replication[] }>(leader.address, "/patroni");
    return (answer?.replication ?? []).filter(({ state }) => state === "streaming").map((row) => row.application_name);
  }

  /** One leader, two servers that stream from it on the same timeline, one of which may take over. */
  async isHealthy(): Promise<boolean> {
    const members = await this.members();
    const count = (role: string) => members.filter((member) => member.role === role).length;
    const timelines = new Set(members.map(({ timeline }) => timeline));
    if (members.length !== this.#nodes.length || timelines.size !== 1) return false;
    if (count("leader") !== 1 || count("sync_standby") !== 1) return false;
    return (await this.streaming()).length === this.#nodes.length - 1;
  }

  async describe(): Promise<string> {
    const members = await this.members();
    return members.map(({ name, role, state, timeline }) => `${name} ${role} ${state} ${timeline}`).join(", ");
  }
}

/** Gives how long it took, in milliseconds. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  atMostMs = 120_000,
): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > atMostMs) throw new Error(`${what}: not within ${atMostMs / 1000} s`);
    await sleep(100);
  }
  return performance.now() - start;
}
