import type { Asked, Return } from "./protocol.ts";

export type Phase = { name: string; from: number; to: number };

/** One line for each phase, then one for each kind of request. */
export function reportRequests(asked: readonly Asked[], phases: readonly Phase[]): string[] {
  const header = ["", "sent", "failed", "p50", "p95", "p99", "slowest ms"];
  const byPhase = phases.map(({ name, from, to }) =>
    row(
      `${name}, ${((to - from) / 1_000).toFixed(0)} s`,
      asked.filter(({ at }) => at >= from && at < to),
    ),
  );
  const kinds = [...new Set(asked.map(({ what }) => what))].toSorted();
  const byKind = kinds.map((kind) =>
    row(
      kind,
      asked.filter(({ what }) => what === kind),
    ),
  );
  return align([header, ...byPhase, header, ...byKind, row("all", asked)]);
}

export function reportReturns(returns: readonly Return[]): string {
  const times = sorted(returns.map(({ ms }) => ms));
  const [p50, p95, worst] = [at(times, 0.5), at(times, 0.95), times.at(-1) ?? 0].map((ms) => (ms / 1_000).toFixed(1));
  return `${returns.length} sockets were closed; back after p50 ${p50} s, p95 ${p95} s, at the latest ${worst} s`;
}

function row(name: string, asked: readonly Asked[]): string[] {
  const times = sorted(asked.map(({ ms }) => ms));
  const failed = asked.filter(({ failure }) => failure !== null).length;
  return [name, asked.length, failed, ...[0.5, 0.95, 0.99, 1].map((share) => at(times, share).toFixed(0))].map(String);
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

function align(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join("  "),
  );
}
