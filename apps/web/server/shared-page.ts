/** Which pages are the same for visitors without a cookie, and which responses may be cached. */
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { createRouteFinder, type Routes } from "./route-tree.ts";

export interface RequestHead {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** The cache key; null when the page cannot be shared. */
export type SharedName = (request: RequestHead) => string | null;

/** « search »: with filters in its address. */
type Shared = "page" | "search" | null;

/** Finding the route of a path costs more than answering from the cache. */
const KNOWN_PATHS = 5_000;

/** Each route says in its `handle` whether its page is shared; of a search only the spelling of our own links is. */
export function createSharedName(build: Routes, spellSearch: (search: string) => string): SharedName {
  const find = createRouteFinder(build);
  const known = new LRUCache<string, { shared: Shared }>({ max: KNOWN_PATHS });

  function sharedOf(path: string): Shared {
    const found = known.get(path);
    if (found) return found.shared;
    const handle = find(path).at(-1)?.handle as { shared?: Shared } | undefined;
    const shared = handle?.shared ?? null;
    known.set(path, { shared });
    return shared;
  }

  return ({ method, url, headers }) => {
    // A cookie may change the page.
    if (method !== "GET" || headers.cookie !== undefined || headers.authorization !== undefined) return null;
    const [path = "", ...rest] = url.split("?");
    const shared = sharedOf(path);
    if (shared === null) return null;
    if (rest.length === 0) return url;
    return shared === "search" && url === path + spellSearch(rest.join("?")) ? url : null;
  };
}

export function isShareable({ status, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return status === 200 && isPage && !headers.has("set-cookie") && !headers.has("cache-control");
}
