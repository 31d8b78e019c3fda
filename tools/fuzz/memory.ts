import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, type Started } from "../stack/processes.ts";
import type { Check } from "./still-works.ts";

export type Usage = { megabytes: number; files: number };

const SAMPLES = 12;
const EVERY_MS = 250;
/**
 * Even after a collection V8 and the allocator keep pages for later: the same work twice differs by tens of megabytes.
 * A leak shows all the same: 10 kB kept per request are 40 MB after four thousand of them.
 */
const MOST_GROWTH_MB = 40;
const MOST_GROWTH_SHARE = 0.15;
/** Connections that are kept alive for a while between the servers. */
const MOST_MORE_FILES = 60;

/** The least a process needs while nobody asks it anything, once it has collected its garbage (`collect-garbage.ts`). */
export async function idleUsage({ pid }: Started): Promise<Usage> {
  if (isAlive(pid)) process.kill(pid, "SIGCONT");
  let least: Usage = { megabytes: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await sleep(EVERY_MS);
    const now = read(pid);
    least = { megabytes: Math.min(least.megabytes, now.megabytes), files: Math.min(least.files, now.files) };
  }
  return least;
}

function read(pid: number): Usage {
  try {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return { megabytes: Number(resident) / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    // It has ended, which is said elsewhere.
    return { megabytes: 0, files: 0 };
  }
}

export function compareUsage(name: string, before: Usage, after: Usage): Check[] {
  const most = Math.max(MOST_GROWTH_MB, before.megabytes * MOST_GROWTH_SHARE);
  const grown = after.megabytes - before.megabytes;
  const more = after.files - before.files;
  const figures = `${before.megabytes.toFixed(0)} MB after the first round, ${after.megabytes.toFixed(0)} MB after the last`;
  return [
    { name: `memory of ${name} is flat (${figures})`, fault: grown <= most ? null : `grown by ${grown.toFixed(0)} MB` },
    {
      name: `${name} keeps no connection open (${before.files} files, then ${after.files})`,
      fault: more <= MOST_MORE_FILES ? null : `${more} more`,
    },
  ];
}
