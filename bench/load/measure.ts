/** What one run of a load tool tells; times in milliseconds. */
export type Measure = { perSecond: number; p50: number; p95: number; p99: number };

/** Other programs share the machine: of several rounds, the fastest is the least disturbed. */
export function best(measures: readonly Measure[]): Measure {
  const [first, ...others] = measures;
  if (!first) throw new Error("Nothing was measured");
  return others.reduce((fastest, other) => (other.p95 < fastest.p95 ? other : fastest), first);
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
