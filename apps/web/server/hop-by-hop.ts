/** Hop-by-hop headers, and those of proxies (RFC 9110, 7.6.1). */
import type { IncomingHttpHeaders } from "node:http";

const OF_ONE_CONNECTION = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "http2-settings",
  // Answered by the server that reads the request.
  "expect",
];
/** Set by this server only. */
const OF_THE_VISITOR = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
];

/** By the standard or by the `Connection` header. */
export function withoutHopByHop<Headers extends IncomingHttpHeaders>(headers: Headers): Headers {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...OF_ONE_CONNECTION, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name.toLowerCase()))) as Headers;
}

/** Headers for the API, without what a visitor could forge. */
export function forwardedTo(headers: IncomingHttpHeaders, visitor: { ip: string; id: string }): IncomingHttpHeaders {
  const passed = withoutHopByHop(headers);
  for (const name of OF_THE_VISITOR) delete passed[name];
  // The API uses bearer tokens only.
  delete passed.cookie;
  return { ...passed, "x-forwarded-for": visitor.ip, "x-request-id": visitor.id };
}
