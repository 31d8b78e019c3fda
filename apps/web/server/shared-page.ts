/** Which pages are the same for visitors without a cookie, and which responses may be cached. */
import type { IncomingHttpHeaders } from "node:http";

const SEARCH = "/emplois";
const PAGES = [
  /^\/$/,
  /^\/emplois\/[1-9]\d*-[a-z0-9-]+$/,
  /^\/emplois\/[a-z][a-z-]*\/[a-z0-9-]+$/,
  /^\/entreprises\/[1-9]\d*-[a-z0-9-]+$/,
  /^\/(?:comment-ca-marche|a-propos|contact|tarifs|salaires)$/,
  /^\/(?:faq|conditions|confidentialite|mentions-legales|accessibilite|classement|conseils|cv|talents|ressources|securite)$/,
];

/** In the order of our own links. */
const PARAMETERS = [
  "query",
  "location",
  "sector",
  "jobType",
  "radius",
  "urgent",
  "remote",
  "date",
  "minPay",
  "sort",
  "page",
];

export interface RequestHead {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** The cache key; null when the page cannot be shared. */
export function sharedName({ method, url, headers }: RequestHead): string | null {
  // A cookie may change the page.
  if (method !== "GET" || headers.cookie !== undefined || headers.authorization !== undefined) return null;
  const [path = "", ...rest] = url.split("?");
  if (rest.length === 0) return path === SEARCH || PAGES.some((page) => page.test(path)) ? url : null;
  return path === SEARCH && url === SEARCH + tidy(rest.join("?")) ? url : null;
}

/** Only one spelling of a search is cached. */
function tidy(search: string): string {
  const asked = new URLSearchParams(search);
  const filters = PARAMETERS.flatMap((name) => {
    const value = asked.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return `?${new URLSearchParams(filters)}`;
}

export function isShareable({ status, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return status === 200 && isPage && !headers.has("set-cookie") && !headers.has("cache-control");
}
