import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runDirectory } from "../../tools/stack/paths.ts";
import { isAlive, type Started } from "../../tools/stack/processes.ts";
import type { Check } from "./health-checks.ts";

/** `heap`: what the program itself still holds after a collection; null for Caddy, which is not Node. */
export type Usage = { heap: number | null; resident: number; files: number };

const SAMPLES = 12;
const EVERY_MS = 250;
const MEGABYTE = 1024 * 1024;
/** Memory after a collection may differ by a few caches; a leak of 10 kB per request would exceed this after two thousand. */
const MOST_HEAP_MB = 20;
/**
 * V8 and the allocator keep freed pages for later, more of them the more was going on at once: the same work twice differs
 * by tens of megabytes. Past this it is a leak outside the heap.
 */
const MOST_RESIDENT_MB = 100;
const MOST_RESIDENT_SHARE = 0.4;
/** The web keeps up to 128 idle connections to the api; eight thousand requests that leak would pass this. */
const MOST_MORE_FILES = 150;

/** The least a process needs while nobody asks it anything, once it has collected its garbage (`collect-garbage.ts`). */
export async function idleUsage({ pid, name }: Started, run: string): Promise<Usage> {
  if (isAlive(pid)) process.kill(pid, "SIGCONT");
  let [resident, files] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await sleep(EVERY_MS);
    const now = read(pid);
    [resident, files] = [Math.min(resident, now.resident), Math.min(files, now.files)];
  }
  const log = readFileSync(join(runDirectory(run), `logs/${name}.log`), "utf8");
  const heap = [...log.matchAll(/^heap (\d+)$/gm)].at(-1)?.[1];
  return { heap: heap ? Number(heap) / MEGABYTE : null, resident, files };
}

function read(pid: number): { resident: number; files: number } {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return { resident: Number(kilobytes) / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    // It has ended, which the health checks report.
    return { resident: 0, files: 0 };
  }
}

export function compareUsage(name: string, before: Usage, after: Usage): Check[] {
  const compare = (what: string, from: number, to: number, most: number): Check => ({
    name: `${what} (${from.toFixed(0)} after the first round, ${to.toFixed(0)} after the last)`,
    fault: to - from <= most ? null : `grown by ${(to - from).toFixed(0)}, more than ${most.toFixed(0)}`,
  });
  const mostResident = Math.max(MOST_RESIDENT_MB, before.resident * MOST_RESIDENT_SHARE);
  return [
    ...(before.heap !== null && after.heap !== null
      ? [compare(`${name}: megabytes of heap stay flat`, before.heap, after.heap, MOST_HEAP_MB)]
      : []),
    compare(`${name}: resident megabytes stay bounded`, before.resident, after.resident, mostResident),
    compare(`${name}: no connection is left open`, before.files, after.files, MOST_MORE_FILES),
  ];
}
