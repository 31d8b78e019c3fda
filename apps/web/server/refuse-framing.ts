import type { FastifyInstance } from "fastify";

/** No other site shows anything of ours in a frame, files and feeds included. A page's own policy takes its place. */
export function refuseFraming(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", "frame-ancestors 'none'");
  });
}
