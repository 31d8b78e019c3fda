import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../stack/ports.ts";

type Answer = { status: string; error?: string; data?: { result: { metric: object; value: [number, string] }[] } };

/** A Prometheus of our own on loopback that reads these targets every second. */
export async function startPrometheus(targets: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "renfort-prometheus-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const jobs = Object.entries(targets).map(([job, target]) => ({
    job_name: job,
    static_configs: [{ targets: [target] }],
  }));
  // JSON is YAML.
  const config = { global: { scrape_interval: "1s", scrape_timeout: "1s" }, scrape_configs: jobs };
  writeFileSync(join(folder, "prometheus.yaml"), JSON.stringify(config));
  const args = ["--config.file=prometheus.yaml", "--storage.tsdb.path=data", `--web.listen-address=127.0.0.1:${port}`];
  const child: ChildProcess = spawn("prometheus", args, { cwd: folder, stdio: "ignore" });
  const ended = once(child, "exit");

  async function query(expression: string): Promise<Answer> {
    const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query: expression })}`);
    return (await response.json()) as Answer;
  }
  const count = async (expression: string) => (await query(expression).catch(() => null))?.data?.result.length ?? 0;
  /** Two readings of each: what a rate needs. */
  while ((await count("count_over_time(up[1m]) > 2 and up == 1")) < jobs.length) {
    if (child.exitCode !== null) throw new Error("Prometheus ended by itself");
    await sleep(100);
  }
  return {
    query,
    count,
    stop: async (): Promise<void> => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
