/** API responses shared by all visitors for a few seconds. */
import type { Client } from "@app/contract/client";
import { searchMissionsRoute } from "@app/contract/missions/missions";
import { statsRoute } from "@app/contract/site/site";
import { LRUCache } from "lru-cache";
import { findLandings } from "./landings.server.ts";

const LIFE_MS = 5_000;
const MAX_ENTRIES = 500;

export const siteStats = cached((api) => api.call(statsRoute, {}));
export const largestLandings = cached((api) => findLandings(api, {}));

/** For visitors only: members may get other results. */
export const latestAround = cached((api, location) => api.call(searchMissionsRoute, { query: { location } }));

/** Failures are not cached. */
function cached<T>(load: (api: Client, key: string) => Promise<T>): (api: Client, key?: string) => Promise<T> {
  const cache = new LRUCache<string, Promise<T>>({ max: MAX_ENTRIES, ttl: LIFE_MS });
  return (api, key = "") => {
    const found = cache.get(key);
    if (found) return found;
    const value = load(api, key);
    cache.set(key, value);
    value.catch(() => {
      if (cache.peek(key) === value) cache.delete(key);
    });
    return value;
  };
}
