import type { FastifyInstance } from "fastify";
import type { Context } from "../platform/context.ts";

/** Live: the process answers. Ready: it can reach the database. */
export function healthRoutes(app: FastifyInstance, ctx: Context): void {
  app.get("/health/live", async () => ({ ok: true }));
  app.get("/health/ready", async (_request, reply) => {
    try {
      await ctx.pool.query("select 1");
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
}
