/** PostgreSQL alone: one prepared statement per transaction, parameters drawn from the request pool. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, SEARCHED } from "./command.ts";
import { type Measure, percentile } from "./measure.ts";

export type EngineRun = { url: string; script: string; clients: number; seconds: number; searchPath?: string };

/** The first transactions plan statements and fill caches of a new connection. */
const WARM_UP = 20;

export async function runPgbench({ url, script, clients, seconds, searchPath }: EngineRun): Promise<Measure> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    await writeFile(join(folder, "script.sql"), script);
    const output = await run(
      "pgbench",
      [
        "-n",
        "-M",
        "prepared",
        "-c",
        String(clients),
        "-j",
        "1",
        "-T",
        String(seconds),
        // Counts the transactions of one client, for scripts that never ask the same thing twice.
        "-D",
        "k=-1",
        "-l",
        "-f",
        "script.sql",
        "-d",
        url,
      ],
      { cwd: folder, env: { PATH: SEARCHED, ...(searchPath && { PGOPTIONS: `-c search_path=${searchPath}` }) } },
    );
    const times = await readTimes(folder, clients);
    const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
    return { perSecond, p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Each line of the log is one transaction, its third field its duration in microseconds. */
async function readTimes(folder: string, clients: number): Promise<number[]> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith("pgbench_log"));
  const times: number[] = [];
  for (const name of logs) {
    const lines = (await readFile(join(folder, name), "utf8")).trimEnd().split("\n");
    for (const line of lines.slice(WARM_UP * clients)) times.push(Number(line.split(" ", 3)[2]) / 1000);
  }
  return times.toSorted((a, b) => a - b);
}
