import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { pathOf } from "../logger.ts";

/** As Caddy says of a caller who left before the answer. */
const CLIENT_LEFT = 499;

/** One line per request, however it ends. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  const write = ({ id, method, url, actor }: FastifyRequest, status: number, elapsedMs?: number) =>
    log.info({
      event: "request",
      id,
      method,
      path: pathOf(url),
      status,
      ...(elapsedMs !== undefined && { ms: Math.round(elapsedMs) }),
      ...(actor && { userId: actor.userId }),
    });
  app.addHook("onResponse", async (request, { statusCode, elapsedTime }) => write(request, statusCode, elapsedTime));
  app.addHook("onRequestAbort", async (request) => write(request, CLIENT_LEFT));
}
