/** Sends requests over HTTP as fast as they are answered. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, SEARCHED } from "./command.ts";
import type { Measure } from "./measure.ts";

export type HttpRequest = { method: "GET" | "POST" | "PATCH"; path: string; token?: string; body?: string };
export type HttpRun = {
  url: string;
  /** Sent with each request. */
  headers?: Record<string, string>;
  requests: readonly HttpRequest[];
  isOrdered?: boolean;
  clients: number;
  seconds: number;
};

export async function runWrk({
  url,
  headers = {},
  requests,
  isOrdered = false,
  clients,
  seconds,
}: HttpRun): Promise<Measure> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    const file = join(folder, "requests.tsv");
    await writeFile(
      file,
      requests.map(({ method, path, token = "", body = "" }) => `${method}\t${path}\t${token}\t${body}\n`).join(""),
    );
    const script = join(import.meta.dirname, "wrk.lua");
    const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    const output = await run(
      "wrk",
      ["-t", "1", "-c", String(clients), "-d", `${seconds}s`, ...sent, "-s", script, url],
      {
        env: { PATH: SEARCHED, REQUESTS: file, ORDERED: isOrdered ? "yes" : "no" },
      },
    );
    return readFigures(output, isOrdered ? requests.length : Number.POSITIVE_INFINITY);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readFigures(output: string, most: number): Measure {
  const line = output.split("\n").find((text) => text.startsWith("figures\t"));
  const [requests = 0, duration = 0, p50 = 0, p95 = 0, p99 = 0, refused = 0, broken = 0] =
    line?.split("\t").slice(1).map(Number) ?? [];
  if (requests === 0) throw new Error(`wrk measured nothing:\n${output}`);
  // What was decided once is answered at once the second time.
  if (requests > most) throw new Error(`only ${most} different requests for ${requests} calls`);
  // A refusal is fast: counted in, it would make a broken route look good.
  if (refused + broken > requests / 100) throw new Error(`${refused} answers were errors and ${broken} never came`);
  return { perSecond: requests / (duration / 1e6), p50: p50 / 1000, p95: p95 / 1000, p99: p99 / 1000 };
}
