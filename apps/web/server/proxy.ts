import { problemFr } from "@app/contract/http/problem.fr";
import { HTTP_LIMITS } from "@app/http/http-limits";
import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { forwardedTo, withoutHopByHop } from "./hop-by-hop.ts";

const CONNECT_MS = 5_000;

/** Streams `/api/…` to the API. */
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
      // The caller decides whether to retry.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => {
        const passed = forwardedTo(headers, request);
        // A GET has no body to forward.
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
