import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { REQUEST_ID_HEADER, readRequestId } from "@app/contract/http/request-id";
import proxyAddr from "@fastify/proxy-addr";

export type RequestIdOf = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/** The id under which every server logs one request: that of the proxy in front if it is readable, else a new one. */
export function createRequestId(trustedProxies: readonly string[]): RequestIdOf {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket }) => {
    const given = isTrusted(socket.remoteAddress ?? "", 0) ? readRequestId(headers[REQUEST_ID_HEADER]) : null;
    return given ?? randomUUID();
  };
}
