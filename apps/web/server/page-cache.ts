/** Caches rendered pages for a few seconds. */

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
  /** Least recently used first. */
  const cached = new Map<string, { page: Page; until: number }>();
  const underWay = new Map<string, Promise<Page | undefined>>();
  let bytes = 0;

  function drop(name: string): void {
    bytes -= cached.get(name)?.page.weight ?? 0;
    cached.delete(name);
  }

  function take(name: string): Page | undefined {
    const entry = cached.get(name);
    if (!entry) return undefined;
    if (entry.until <= now()) {
      drop(name);
      return undefined;
    }
    cached.delete(name);
    cached.set(name, entry);
    return entry.page;
  }

  function store(name: string, page: Page, since: number): void {
    drop(name);
    cached.set(name, { page, until: since + lifeMs });
    bytes += page.weight;
    for (const oldest of cached.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  async function lead(name: string, make: () => Promise<Page | undefined>): Promise<Page | undefined> {
    // Before rendering, so that no page outlives its life.
    const since = now();
    const page = await make();
    if (page) store(name, page, since);
    return page;
  }

  return {
    async find(name, make) {
      const page = take(name);
      if (page) return { page, isHit: true };
      const started = underWay.get(name);
      // Only the request that rendered sees the failure; the others render again.
      if (started) return { page: await started.catch(() => undefined), isHit: true };
      const rendering = lead(name, make).finally(() => underWay.delete(name));
      underWay.set(name, rendering);
      return { page: await rendering, isHit: false };
    },
  };
}
