import type { FastifyInstance, FastifyRequest } from "fastify";
import { HTTP_LIMITS } from "./http-limits.ts";
import { isSafeTarget } from "./request-target.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type GuardOptions = {
  targetLength?: number;
  /** Given up on when its body is not there by then; null leaves it to the server's own limit. */
  bodyMs?: (request: FastifyRequest) => number | null;
};

/** Refuses, before any route or hook of ours sees it, a request that two readers could read in two ways. */
export function guardRequests(app: FastifyInstance, options: GuardOptions = {}): void {
  const { targetLength = HTTP_LIMITS.targetLength, bodyMs } = options;
  app.addHook("onRequest", async (request, reply) => {
    const status = refusalOf(request, targetLength);
    if (status === 405) reply.header("allow", METHODS.join(", "));
    // What follows on this connection may be the rest of what was not understood.
    if (status) reply.header("connection", "close");
    if (status) throw new RefusedRequest(status);
  });
  if (!bodyMs) return;
  app.addHook("onRequest", async (request, reply) => {
    const ms = hasBody(request) ? bodyMs(request) : null;
    if (ms === null) return;
    const timer = setTimeout(() => {
      if (!request.raw.complete && !reply.sent) void reply.header("connection", "close").send(new RefusedRequest(408));
    }, ms);
    request.raw.once("close", () => clearTimeout(timer));
    request.raw.once("end", () => clearTimeout(timer));
  });
}

function refusalOf({ raw, host }: FastifyRequest, targetLength: number): number | null {
  if (!METHODS.includes(raw.method ?? "")) return 405;
  const target = raw.url ?? "";
  if (target.length > targetLength) return 414;
  if (!isSafeTarget(target)) return 400;
  if (raw.rawHeaders.length / 2 > HTTP_LIMITS.headers) return 431;
  if (!URL.canParse(`http://${host}/`) || /[/\\?#@\s]/.test(host)) return 400;
  const encoding = raw.headers["content-encoding"];
  return encoding !== undefined && encoding !== "identity" ? 415 : null;
}

export const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Carries its status, as the errors of Fastify do. */
export class RefusedRequest extends Error {
  override name = "RefusedRequest";
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`refused with ${statusCode}`);
    this.statusCode = statusCode;
  }
}
