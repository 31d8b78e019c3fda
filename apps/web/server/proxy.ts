import { request as httpRequest, type OutgoingHttpHeaders } from "node:http";
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
