/** One id per request, in the logs of all servers. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Null when missing, repeated or malformed. */
export function readRequestId(header: string | readonly string[] | undefined): string | null {
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : null;
}
