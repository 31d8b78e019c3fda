import type { FastifyInstance } from "fastify";
import type { Context } from "../platform/context.ts";

/** Live: the process answers. Ready: it can do its work, and was not asked to stop. */
export function healthRoutes(app: FastifyInstance, ctx: Context): void {
  app.get("/health/live", async () => ({ ok: true }));
  app.get("/health/ready", async (_request, reply) => {
    const readiness = await ctx.readiness.read();
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
}
