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

/** « search »: with filters in its address; « mission »: with one of its shifts; « feed »: with the mission it goes on from. */
type Shared = "page" | "search" | "mission" | "feed" | null;

const ONE_SHIFT = /^creneau=[1-9]\d{0,14}$/;
const NEXT_PART = /^apres=\d{1,15}$/;

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
    if (shared === "mission") return ONE_SHIFT.test(rest.join("?")) ? url : null;
    if (shared === "feed") return NEXT_PART.test(rest.join("?")) ? url : null;
    return shared === "search" && url === path + spellSearch(rest.join("?")) ? url : null;
  };
}

/** A feed says itself that it is public. */
export function isPublicFeed({ status, headers }: Response): boolean {
  const isXml = /^application\/(?:atom\+)?xml\b/.test(headers.get("content-type") ?? "");
  const isPublic = headers.get("cache-control")?.startsWith("public") ?? false;
  return status === 200 && isXml && isPublic && !headers.has("set-cookie");
}

export function isShareable({ status, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return status === 200 && isPage && !headers.has("set-cookie") && !headers.has("cache-control");
}
