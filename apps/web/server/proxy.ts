import { problemFr } from "@app/contract/problem.fr";
import { HTTP_LIMITS } from "@app/http/http-limits";
import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { forwardedTo, withoutHopByHop } from "./hop-by-hop.ts";

const CONNECT_MS = 5_000;

/** `/api/…` passed on to the api, body and answer streamed. Where it goes is decided here, never by the request. */
export async function proxyApi(app: FastifyInstance, apiUrl: URL): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl.origin,
    prefix: "/api",
    rewritePrefix: "/api",
    routes: ["/*"],
    disableRequestLogging: true,
    destroyAgent: true,
    undici: {
      connections: 128,
      connect: { timeout: CONNECT_MS, rejectUnauthorized: true },
      headersTimeout: HTTP_LIMITS.uploadMs,
      bodyTimeout: HTTP_LIMITS.uploadMs,
    },
    replyOptions: {
      // A call is made once: whoever made it decides whether to make it again.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => {
        const passed = forwardedTo(headers, request);
        // A body nobody reads is not passed on, nor said to be.
        if (request.method === "GET" || request.method === "HEAD") delete passed["content-length"];
        return { ...passed, host: apiUrl.host };
      },
      rewriteHeaders: (headers) => withoutHopByHop(headers),
      onError: (reply) => {
        reply
          .code(503)
          .header("retry-after", "2")
          .type("application/json; charset=utf-8")
          .send(JSON.stringify({ code: "unavailable", error: problemFr.unavailable }));
      },
    },
  });
}
