import { REQUEST_ID_HEADER } from "@app/contract/http/request-id";
import { loggedError } from "@app/http/logged-error";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";

/** One line per request, without identity or query. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { name: "web", level, serializers: { err: loggedError } };
  return destination ? pino(options, destination) : pino(options);
}

const QUIET = /^\/(?:assets\/|sante$|favicon\.|icon-|.+\.(?:css|js|svg|png|ico|webmanifest|woff2)$)/;

/** As Caddy says of a visitor who left before the answer. */
const CLIENT_LEFT = 499;

/** Whoever has the private link of a report, of a decision, of an invitation, of an agenda or of a text message can use it. */
const PRIVATE_LINK = /^((?:\/api)?\/(?:signalements|reports|decisions|invitations?|calendars|s)\/|\/agenda\/)[^/]+/i;

/** However it is written: the router reads « /%64ecisions/… » as it reads « /decisions/… ». */
export function maskPrivateLink(path: string): string {
  const read = decoded(path);
  return (PRIVATE_LINK.test(read) ? read : path).replace(PRIVATE_LINK, "$1…");
}

export const isPrivateLink = (path: string): boolean => PRIVATE_LINK.test(decoded(path));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  const write = ({ id, method, url }: FastifyRequest, status: number, elapsedMs?: number) => {
    const path = maskPrivateLink(url.split("?", 1)[0] ?? url).slice(0, 300);
    const line = {
      event: "request",
      id,
      method,
      path,
      status,
      ...(elapsedMs !== undefined && { ms: Math.round(elapsedMs) }),
    };
    // Static files are logged only when they fail.
    if (status < 400 && QUIET.test(path)) log.debug(line);
    else log.info(line);
  };
  app.addHook("onResponse", async (request, { statusCode, elapsedTime }) => write(request, statusCode, elapsedTime));
  // Without it, a request that Caddy logged would have no line here.
  app.addHook("onRequestAbort", async (request) => write(request, CLIENT_LEFT));
}
