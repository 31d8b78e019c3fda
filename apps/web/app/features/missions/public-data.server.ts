/** API responses shared by all visitors for a few seconds. */
import type { Client } from "@app/contract/client";
import { searchMissionsRoute } from "@app/contract/missions";
import { statsRoute } from "@app/contract/site";
import { findLandings } from "./landings.server.ts";

const LIFE_MS = 5_000;
const MAX_ENTRIES = 500;

export const siteStats = remembered((api) => api.call(statsRoute, {}));
export const largestLandings = remembered((api) => findLandings(api, {}));

/** For visitors only: members may get other results. */
export const latestAround = remembered((api, location) => api.call(searchMissionsRoute, { query: { location } }));

/** Failures are not cached. */
function remembered<T>(ask: (api: Client, what: string) => Promise<T>): (api: Client, what?: string) => Promise<T> {
  /** Oldest first. */
  const known = new Map<string, { answer: Promise<T>; until: number }>();
  return (api, what = "") => {
    const now = Date.now();
    const found = known.get(what);
    if (found && found.until > now) return found.answer;
    const asked = { answer: ask(api, what), until: now + LIFE_MS };
    known.delete(what);
    known.set(what, asked);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_ENTRIES) break;
      known.delete(oldest);
    }
    asked.answer.catch(() => {
      if (known.get(what) === asked) known.delete(what);
    });
    return asked.answer;
  };
}
