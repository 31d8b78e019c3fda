/** API responses shared by all visitors for a few seconds. */
import type { Client } from "@app/contract/client";
import { searchMissionsRoute } from "@app/contract/missions";
import { statsRoute } from "@app/contract/site";
import { findLandings } from "./landings.server.ts";

const LIFE_MS = 5_000;
const MAX_ENTRIES = 500;

export const siteStats = cached((api) => api.call(statsRoute, {}));
export const largestLandings = cached((api) => findLandings(api, {}));

/** For visitors only: members may get other results. */
export const latestAround = cached((api, location) => api.call(searchMissionsRoute, { query: { location } }));

/** Failures are not cached. */
function cached<T>(load: (api: Client, key: string) => Promise<T>): (api: Client, key?: string) => Promise<T> {
  /** Oldest first. */
  const cache = new Map<string, { value: Promise<T>; until: number }>();
  return (api, key = "") => {
    const now = Date.now();
    const found = cache.get(key);
    if (found && found.until > now) return found.value;
    const entry = { value: load(api, key), until: now + LIFE_MS };
    cache.delete(key);
    cache.set(key, entry);
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_ENTRIES) break;
      cache.delete(oldest);
    }
    entry.value.catch(() => {
      if (cache.get(key) === entry) cache.delete(key);
    });
    return entry.value;
  };
}
