/** Which pages are the same for everyone who comes without a cookie, and which answers may be kept for the next visitor. */
import type { IncomingHttpHeaders } from "node:http";

const SEARCH = "/emplois";
const PAGES = [
  /^\/$/,
  /^\/emplois\/[1-9]\d*-[a-z0-9-]+$/,
  /^\/emplois\/[a-z][a-z-]*\/[a-z0-9-]+$/,
  /^\/(?:comment-ca-marche|a-propos|contact|tarifs|salaires)$/,
  /^\/(?:faq|conditions|confidentialite|mentions-legales|accessibilite|classement|conseils|cv|talents|ressources|securite)$/,
];

/** Of a search, in the order our own links write them. */
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

/** The name under which an answer may be shared, null when it is for the one who asks alone. */
export function sharedName({ method, url, headers }: RequestHead): string | null {
  // Whatever a cookie says, it may change the answer.
  if (method !== "GET" || headers.cookie !== undefined || headers.authorization !== undefined) return null;
  const [path = "", ...rest] = url.split("?");
  if (rest.length === 0) return path === SEARCH || PAGES.some((page) => page.test(path)) ? url : null;
  return path === SEARCH && url === SEARCH + tidy(rest.join("?")) ? url : null;
}

/** The one spelling of a search that is kept; the same search spelt otherwise is rendered for itself, and its links stay right. */
function tidy(search: string): string {
  const asked = new URLSearchParams(search);
  const filters = PARAMETERS.flatMap((name) => {
    const value = asked.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return `?${new URLSearchParams(filters)}`;
}

/** A page anyone may have: found, whole, and made for nobody. */
export function isShareable({ status, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return status === 200 && isPage && !headers.has("set-cookie") && !headers.has("cache-control");
}
