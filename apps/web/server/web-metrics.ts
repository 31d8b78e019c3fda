import { Counter, Histogram, Registry } from "prom-client";

type Timings = {
  ttfb?: number | undefined;
  lcp?: number | undefined;
  inp?: number | undefined;
  cls?: number | undefined;
};

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
  const pageSeconds = new Histogram({
    name: "renfort_page_seconds",
    help: "How soon pages answer (ttfb), are drawn (lcp) and react (inp), as browsers measure",
    labelNames: ["route", "metric"],
    // The limits of « good » and « poor » of each: 0.8 and 1.8 s, 2.5 and 4 s, 0.2 and 0.5 s.
    buckets: [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 4, 10],
    registers: [registry],
  });
  const pageShift = new Histogram({
    name: "renfort_page_shift",
    help: "How much pages move while they are read (cls)",
    labelNames: ["route", "metric"],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [registry],
  });
  return {
    registry,
    countTimings(route: string, { ttfb, lcp, inp, cls }: Timings): void {
      for (const [metric, ms] of Object.entries({ ttfb, lcp, inp }))
        if (ms !== undefined) pageSeconds.observe({ route, metric }, ms / 1000);
      if (cls !== undefined) pageShift.observe({ route, metric: "cls" }, cls);
    },
    countPage: (isHit: boolean) => cacheReads.inc({ cache: "pages", result: isHit ? "hit" : "miss" }),
  };
}

export type WebMetrics = ReturnType<typeof createWebMetrics>;
