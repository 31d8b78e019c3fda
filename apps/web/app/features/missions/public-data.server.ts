/** What is the same for every visitor and no truer for being asked at each page: asked once in a few seconds. */
import type { Client } from "@app/contract/client";
import { searchMissionsRoute } from "@app/contract/missions";
import { statsRoute } from "@app/contract/site";
import { LRUCache } from "lru-cache";
import { findLandings } from "./landings.server.ts";

const LIFE_MS = 5_000;
/** Towns are many. */
const MAX_ENTRIES = 500;

export const siteStats = remembered((api) => api.call(statsRoute, {}));
export const largestLandings = remembered((api) => findLandings(api, {}));

/** For visitors only: the API may answer a member otherwise. */
export const latestAround = remembered((api, location) => api.call(searchMissionsRoute, { query: { location } }));

/** One answer for all who ask the same within its life; a failure is forgotten at once. */
function remembered<T>(ask: (api: Client, what: string) => Promise<T>): (api: Client, what?: string) => Promise<T> {
  const answers = new LRUCache<string, Promise<T>>({ max: MAX_ENTRIES, ttl: LIFE_MS });
  return (api, what = "") => {
    const cached = answers.get(what);
    if (cached) return cached;
    const answer = ask(api, what);
    answers.set(what, answer);
    answer.catch(() => {
      if (answers.peek(what) === answer) answers.delete(what);
    });
    return answer;
  };
}
