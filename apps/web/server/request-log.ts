import { REQUEST_ID_HEADER } from "@app/contract/request-id";
import type { FastifyInstance } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";

/** One line per request, without identity or query. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { name: "web", level };
  return destination ? pino(options, destination) : pino(options);
}

const QUIET = /^\/(?:assets\/|sante$|favicon\.|icon-|.+\.(?:css|js|svg|png|ico|webmanifest|woff2)$)/;

/** Whoever has the private link of a report or of a decision can read it. */
const PRIVATE_LINK = /^\/(signalements|decisions)\/[^/]+/;

export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook("onResponse", async ({ id, method, url }, { statusCode: status, elapsedTime }) => {
    const path = (url.split("?", 1)[0] ?? url).replace(PRIVATE_LINK, "/$1/…").slice(0, 300);
    const line = { event: "request", id, method, path, status, ms: Math.round(elapsedTime) };
    // Static files are logged only when they fail.
    if (status < 400 && QUIET.test(path)) log.debug(line);
    else log.info(line);
  });
}
