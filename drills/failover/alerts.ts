/** The shipped Prometheus configuration and rules, on the servers of a cluster whose faults must fire them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { ROOT } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import type { DatabaseCluster } from "./database-cluster.ts";
import { NODES } from "./node-files.ts";
import { waitUntil } from "./patroni-status.ts";

const FIRES_MS = 120_000;
type Alerts = { data?: { alerts: { labels: { alertname: string }; state: string }[] } };
export type Fired = { alert: string; fault: string; ms: number | null };

type Fault = { alert: string; fault: string; do: (cluster: DatabaseCluster) => Promise<() => void> };

/** Each gives what mends it. */
const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  timelines: [
    {
      alert: "TimelinesDiffer",
      fault: "a server whose replay hangs stays on the old timeline after a switchover",
      async do(cluster) {
        const member = (await cluster.status.members()).find(({ role }) => role === "replica");
        const startup = "select pid as value from pg_stat_activity where backend_type = 'startup'";
        const pid = Number(await cluster.query(member?.name ?? "", startup));
        process.kill(pid, "SIGSTOP");
        await cluster.switchover((await cluster.leader()).name);
        return () => process.kill(pid, "SIGCONT");
      },
    },
  ],
  leaders: [
    {
      alert: "NoLeader",
      fault: "the leader and two of three etcd killed",
      async do(cluster) {
        const { name } = await cluster.leader();
        for (const node of ["node2", "node3"]) cluster.killEtcd(node);
        cluster.killAgent(name);
        cluster.killPostmaster(name);
        return () => {
          for (const node of ["node2", "node3"]) cluster.startEtcd(node);
          cluster.startAgent(name);
        };
      },
    },
    {
      alert: "NoLeader",
      fault: "every agent and PostgreSQL killed",
      async do(cluster) {
        for (const node of NODES) cluster.killAgent(node);
        for (const node of NODES) cluster.killPostmaster(node);
        return () => {
          for (const node of NODES) cluster.startAgent(node);
        };
      },
    },
  ],
};
export const ALERT_CASES = Object.keys(FAULTS);

/** Plays the faults of these cases, and mends each before the next; gives how long each alert took, null when it did not fire. */
export async function fireAlerts(
  cluster: DatabaseCluster,
  directory: string,
  cases: readonly string[],
): Promise<Fired[]> {
  const faults = cases.flatMap((name) => FAULTS[name] ?? []);
  if (faults.length === 0) return [];
  const prometheus = await startPrometheus(cluster, join(directory, "prometheus"));
  const fired: Fired[] = [];
  try {
    await waitUntil("Prometheus reads the three servers", async () => (await prometheus.seen()) === NODES.length);
    for (const { alert, fault, do: commit } of faults) {
      const mend = await commit(cluster);
      const isFiring = async () => (await prometheus.firing()).includes(alert);
      const ms = await waitUntil(`${alert} fires`, isFiring, FIRES_MS).catch(() => null);
      fired.push({ alert, fault, ms });
      mend();
      await waitUntil("the three servers agree again", () => cluster.status.isHealthy(), 180_000);
      await waitUntil("the alert ends", async () => !(await isFiring()));
    }
    return fired;
  } finally {
    await prometheus.stop();
  }
}

/** With deploy/prometheus as it is, and the list of servers that docs/operations.md asks for. */
async function startPrometheus({ files }: DatabaseCluster, folder: string) {
  cpSync(join(ROOT, "deploy/prometheus"), folder, { recursive: true });
  const targets = files.nodes.map(({ address }) => `${address}:8008`);
  writeFileSync(join(folder, "patroni.yaml"), stringify([{ targets }]));
  const address = `127.0.0.1:${await freePort()}`;
  const args = ["--config.file=prometheus.yaml", "--storage.tsdb.path=data", `--web.listen-address=${address}`];
  const child = spawn("prometheus", args, { cwd: folder, stdio: "ignore" });
  const ended = once(child, "exit");
  process.once("exit", () => child.kill("SIGKILL"));
  const ask = async <T>(path: string): Promise<T | null> =>
    fetch(`http://${address}/api/v1/${path}`).then(
      (response) => response.json() as Promise<T>,
      () => null,
    );
  return {
    firing: async (): Promise<string[]> => {
      const answer = await ask<Alerts>("alerts");
      const alerts = answer?.data?.alerts ?? [];
      return alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
    },
    /** How many servers it has read. */
    seen: async (): Promise<number> => {
      const question = new URLSearchParams({ query: "patroni_postgres_running == 1" });
      return (await ask<{ data?: { result: unknown[] } }>(`query?${question}`))?.data?.result.length ?? 0;
    },
    stop: async (): Promise<void> => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
