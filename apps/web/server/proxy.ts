import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "te",
  "trailer",
  "proxy-authorization",
  "proxy-authenticate",
];
const SOCKET_PATHS = ["/chat/", "/live/"];

/** Passes a call on to the API, body and answer streamed. The API learns the visitor's address from us alone. */
export function proxyRequest(target: URL, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const headers: OutgoingHttpHeaders = { ...request.headers, host: target.host, "x-forwarded-for": request.ip };
  for (const name of HOP_BY_HOP) delete headers[name];
  const upstream = httpRequest(
    new URL(request.raw.url ?? "/", target),
    { method: request.method, headers },
    (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply.raw);
    },
  );
  upstream.on("error", () => {
    if (!reply.raw.headersSent)
      reply.raw.writeHead(503, { "content-type": "application/json; charset=utf-8", "retry-after": "2" });
    reply.raw.end(
      JSON.stringify({
        code: "unavailable",
        error: "Le service est momentanément indisponible. Réessayez dans quelques minutes.",
      }),
    );
  });
  reply.raw.on("close", () => upstream.destroy());
  request.raw.pipe(upstream);
}

/** The two sockets: the upgrade is repeated to the API and the bytes are joined. */
export function proxyUpgrade(target: URL, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  if (!SOCKET_PATHS.some((path) => request.url?.startsWith(path))) return void socket.destroy();
  const headers = { ...request.headers, "x-forwarded-for": request.socket.remoteAddress ?? "" };
  const upstream = httpRequest(new URL(request.url ?? "/", target), { headers });
  upstream.on("upgrade", (answer, remote, firstBytes) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${[value].flat().join(", ")}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
    if (firstBytes.length > 0) socket.write(firstBytes);
    if (head.length > 0) remote.write(head);
    remote.pipe(socket).pipe(remote);
    const end = () => {
      remote.destroy();
      socket.destroy();
    };
    remote.on("error", end);
    socket.on("error", end);
  });
  upstream.on("response", (answer) => {
    socket.write(`HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ""}\r\nconnection: close\r\n\r\n`);
    socket.destroy();
  });
  upstream.on("error", () => socket.destroy());
  upstream.end();
}
