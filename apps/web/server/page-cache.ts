/** Caches rendered pages for a few seconds. */
import { LRUCache } from "lru-cache";

export interface PageCache<Page> {
  /**
   * The cached page, else the one `make` returns. Concurrent callers wait for it; undefined means that it cannot be
   * shared.
   */
  find: (name: string, make: () => Promise<Page | undefined>) => Promise<Found<Page>>;
}

export interface Found<Page> {
  page: Page | undefined;
  /** Whether it came from the cache. */
  isHit: boolean;
}

export interface Limits {
  lifeMs: number;
  mostBytes: number;
  now: () => number;
}

export function createPageCache<Page extends { weight: number }>({ lifeMs, mostBytes, now }: Limits): PageCache<Page> {
  const pages = new LRUCache<string, Page>({
    maxSize: mostBytes,
    sizeCalculation: ({ weight }) => weight,
    ttl: lifeMs,
    ttlResolution: 0,
    perf: { now },
  });
  const pending = new Map<string, Promise<Page | undefined>>();

  async function render(name: string, make: () => Promise<Page | undefined>): Promise<Page | undefined> {
    // Before rendering, so that no page outlives its life.
    const start = now();
    const page = await make();
    if (page) pages.set(name, page, { start });
    return page;
  }

  return {
    async find(name, make) {
      const page = pages.get(name);
      if (page) return { page, isHit: true };
      const started = pending.get(name);
      // Only the request that rendered sees the failure; the others render again.
      if (started) return { page: await started.catch(() => undefined), isHit: true };
      const rendering = render(name, make).finally(() => pending.delete(name));
      pending.set(name, rendering);
      return { page: await rendering, isHit: false };
    },
  };
}
