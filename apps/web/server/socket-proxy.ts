import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Duplex } from "node:stream";
import { createRequestId } from "@app/http/request-id";
import { isSafeTarget } from "@app/http/request-target";
import { rawAnswer } from "@app/http/server-options";
import { createReadAddress } from "@app/http/trusted-proxies";

const SOCKET_PATHS = ["/chat/", "/live/"];
const ANSWER_MS = 10_000;
/** Not the cookie: the ticket is in the URL, or the access token in one of these. */
const PASSED_ON = [
  "origin",
  "authorization",
  "user-agent",
  "sec-websocket-key",
  "sec-websocket-version",
  "sec-websocket-protocol",
  "sec-websocket-extensions",
];
const PASSED_BACK = ["sec-websocket-accept", "sec-websocket-protocol", "sec-websocket-extensions", "x-request-id"];

export type SocketProxyOptions = { target: URL; trustedProxies: readonly string[]; targetLength: number };

/**
 * Forwards the upgrade to the API, then pipes bytes: refusals, close codes and backpressure reach the browser
 * unchanged.
 */
export function createSocketProxy({ target, trustedProxies, targetLength }: SocketProxyOptions) {
  const open = new Set<Duplex>();
  const readAddress = createReadAddress(trustedProxies);
  const requestIdOf = createRequestId(trustedProxies);
  const ask = target.protocol === "https:" ? httpsRequest : httpRequest;

  function headersFor(request: IncomingMessage): OutgoingHttpHeaders {
    const passed = PASSED_ON.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : []));
    return {
      ...Object.fromEntries(passed),
      host: target.host,
      connection: "Upgrade",
      upgrade: "websocket",
      "x-forwarded-for": readAddress(request),
      "x-request-id": requestIdOf(request),
    };
  }

  function connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const upstream = ask({
      protocol: target.protocol,
      hostname: target.hostname.replace(/^\[|\]$/g, ""),
      port: target.port,
      path: request.url,
      headers: headersFor(request),
      timeout: ANSWER_MS,
      agent: false,
    });
    socket.once("close", () => upstream.destroy());
    upstream.on("upgrade", (answer, remote, firstBytes) => {
      socket.write(switching(answer));
      if (firstBytes.length > 0) socket.write(firstBytes);
      if (head.length > 0) remote.write(head);
      join(socket, remote);
    });
    upstream.on("response", (answer) => {
      answer.resume();
      refuse(socket, answer.statusCode ?? 503);
    });
    upstream.on("timeout", () => upstream.destroy(new Error("no answer to the upgrade")));
    upstream.on("error", () => refuse(socket, 503));
    upstream.end();
  }

  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on("error", () => socket.destroy());
      const path = request.url ?? "";
      if (path.length > targetLength) return refuse(socket, 414);
      if (!isSafeTarget(path)) return refuse(socket, 400);
      if (!SOCKET_PATHS.some((start) => path.startsWith(start))) return refuse(socket, 404);
      open.add(socket);
      socket.once("close", () => open.delete(socket));
      // The server's idle limit is for calls; the api pings its sockets.
      if ("setTimeout" in socket && typeof socket.setTimeout === "function") socket.setTimeout(0);
      try {
        connect(request, socket, head);
      } catch {
        refuse(socket, 400);
      }
    },
    /** Without it the server would wait for every page to be closed before it stops. */
    close(): void {
      for (const socket of open) socket.destroy();
    },
  };
}

function refuse(socket: Duplex, status: number): void {
  if (socket.writable) socket.end(rawAnswer(status));
  else socket.destroy();
}

function switching({ headers }: IncomingMessage): string {
  const lines = PASSED_BACK.flatMap((name) => (headers[name] ? [`${name}: ${[headers[name]].flat().join(", ")}`] : []));
  return ["HTTP/1.1 101 Switching Protocols", "connection: Upgrade", "upgrade: websocket", ...lines, "", ""].join(
    "\r\n",
  );
}

function join(client: Duplex, remote: Duplex): void {
  remote.on("error", () => remote.destroy());
  if ("setTimeout" in remote && typeof remote.setTimeout === "function") remote.setTimeout(0);
  // Closing one side closes the other.
  remote.once("close", () => client.destroy());
  client.once("close", () => remote.destroy());
  remote.pipe(client).pipe(remote);
}
