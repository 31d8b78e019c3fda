import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { accessFr } from "@app/contract/http/access.fr";
import { problemFr } from "@app/contract/http/problem.fr";
import { HTTP_LIMITS } from "./http-limits.ts";

/** What both Fastify servers are built with. */
export function serverOptions(trustedProxies: readonly string[]) {
  return {
    trustProxy: [...trustedProxies],
    connectionTimeout: HTTP_LIMITS.idleMs,
    keepAliveTimeout: HTTP_LIMITS.keepAliveMs,
    requestTimeout: HTTP_LIMITS.uploadMs,
    // While it closes it still answers what its proxy sends on an open connection, which then ends: an upgrade refuses nobody.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    http: {
      headersTimeout: HTTP_LIMITS.headersMs,
      requestTimeout: HTTP_LIMITS.uploadMs,
      connectionsCheckingInterval: HTTP_LIMITS.checkMs,
      maxHeaderSize: HTTP_LIMITS.headerBytes,
      // Another protocol is offered, not required: such a request is answered as if it had not been.
      shouldUpgradeCallback: isWebSocket,
    },
  };
}

export const isWebSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && headers.upgrade?.toLowerCase() === "websocket";

/** Bytes that are no request: answered on the connection itself, which then ends. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  socket.end(rawAnswer(status), () => socket.destroy());
}

const SENTENCES: Record<number, { code: string; error: string }> = {
  403: { code: "forbidden", error: accessFr.forbidden },
  404: { code: "not_found", error: problemFr.unknownRoute },
  408: { code: "timeout", error: problemFr.timeout },
  503: { code: "unavailable", error: problemFr.unavailable },
};
const MALFORMED = { code: "malformed", error: problemFr.malformed };

/** An answer written on a bare connection, outside of any server: refused upgrades and unreadable bytes. */
export function rawAnswer(status: number): string {
  const body = JSON.stringify(SENTENCES[status] ?? MALFORMED);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
