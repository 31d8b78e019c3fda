import { Counter, Registry } from "prom-client";

/** What the web server counts, besides the time of its answers. */
export function createWebMetrics() {
  const registry = new Registry();
  const cacheReads = new Counter({
    name: "renfort_cache_reads_total",
    help: "Pages asked of the cache",
    labelNames: ["cache", "result"],
    registers: [registry],
  });
  for (const result of ["hit", "miss"]) cacheReads.inc({ cache: "pages", result }, 0);
  return {
    registry,
    countPage: (isHit: boolean) => cacheReads.inc({ cache: "pages", result: isHit ? "hit" : "miss" }),
  };
}

export type WebMetrics = ReturnType<typeof createWebMetrics>;
