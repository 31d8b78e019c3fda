import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../stack/paths.ts";

export type Tally = { passed: number; failed: number };

const read = (name: string): unknown => {
  const file = join(ROOT, ".run/check", name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
};

/** A skipped test counts as failed. */
export function countVitest(project: string): Tally {
  const report = read(`${project}.json`) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
    numTodoTests?: number;
  };
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

export function countPlaywright(): Tally {
  const { stats } = read("e2e.json") as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0),
  };
}

/** The tally a tool wrote with `saveTally`. */
export function readTally(name: string): Tally {
  return { passed: 0, failed: 0, ...(read(`${name}.json`) as Partial<Tally>) };
}

export function saveTally(name: string, { passed, failed }: Tally): void {
  mkdirSync(join(ROOT, ".run/check"), { recursive: true });
  writeFileSync(join(ROOT, ".run/check", `${name}.json`), JSON.stringify({ passed, failed }));
}

/** Before a stage: a run that dies without a report must not be counted by the report of an earlier one. */
export function removeReport(name: string): void {
  rmSync(join(ROOT, ".run/check", `${name}.json`), { force: true });
}
