import type { Case } from "./cases.ts";

/** One run: how long writes stopped by each way, and how long the server took to come back, in milliseconds. */
export type Run = { case: Case; haproxy: number; api: number; back: number | null };

/** « smallest / middle / greatest », in seconds. */
export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return "-";
  const at = (index: number) => ((sorted[index] ?? 0) / 1000).toFixed(2);
  return [at(0), at(Math.floor(sorted.length / 2)), at(sorted.length - 1)].join(" / ");
}

/** A table of what was measured, in seconds: smallest / middle / greatest. */
export function table(runs: readonly Run[]): string[] {
  const cases = [...new Set(runs.map((run) => run.case))];
  const rows = cases.map((one) => {
    const own = runs.filter((run) => run.case === one);
    const back = own.flatMap((run) => (run.back === null ? [] : [run.back]));
    const stopped = [spread(own.map(({ haproxy }) => haproxy)), spread(own.map(({ api }) => api))];
    return [one.title, String(own.length), ...stopped, String(one.limitMs / 1000), spread(back)];
  });
  const all = [["case", "runs", "writes stopped, HAProxy", "writes stopped, api", "limit", "server back"], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}
