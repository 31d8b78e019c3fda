/** Headers that speak of one connection, and those by which a proxy says who it stands for (RFC 9110, 7.6.1). */
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
/** Ours to say. */
const OF_THE_VISITOR = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Without what concerns one connection alone, be it named by the standard or by its own `Connection` header. */
export function withoutHopByHop<Headers extends IncomingHttpHeaders>(headers: Headers): Headers {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...OF_ONE_CONNECTION, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name.toLowerCase()))) as Headers;
}

/** What the api is sent: nothing a visitor could say about where they come from is left. */
export function forwardedTo(headers: IncomingHttpHeaders, visitor: { ip: string; id: string }): IncomingHttpHeaders {
  const passed = withoutHopByHop(headers);
  for (const name of OF_THE_VISITOR) delete passed[name];
  // The session is the web's own; the api knows bearer tokens only.
  delete passed.cookie;
  return { ...passed, "x-forwarded-for": visitor.ip, "x-request-id": visitor.id };
}
