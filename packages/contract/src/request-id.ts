/** One id per request, in the logs of every server it passes through. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Null for what is absent, sent twice, or would not look like an id in a log. */
export function readRequestId(header: string | readonly string[] | undefined): string | null {
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : null;
}
