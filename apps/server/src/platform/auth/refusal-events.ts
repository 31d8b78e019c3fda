import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { AppError } from "../http/errors.ts";
import type { SecurityEvent, SecurityEvents } from "./security-events.ts";

const MAX_REPORTED = 10_000;

/** Records refusals of every command as security events. */
export function createReportRefusal(events: SecurityEvents, now: () => Date) {
  /** Until when a limit has been reported, by caller and route. */
  const reported = new LRUCache<string, number>({ max: MAX_REPORTED });

  function isFirst(request: FastifyRequest, seconds: number): boolean {
    const at = now().getTime();
    const key = `${request.actor?.userId ?? request.ip} ${routeOf(request)}`;
    if ((reported.get(key) ?? 0) > at) return false;
    reported.set(key, at + seconds * 1000);
    return true;
  }

  return (error: unknown, request: FastifyRequest): void => {
    if (!(error instanceof AppError)) return;
    if (error.status === 429 && !isFirst(request, error.retryAfter ?? 60)) return;
    const kind = kindOf(error, request);
    if (kind) events.report({ kind, detail: { code: error.code, route: routeOf(request) } });
  };
}

/** The route's pattern, without its parameters. */
export const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? "unknown"}`;

/** 404 is too common to be an event. */
function kindOf({ status, code }: AppError, { routeOptions }: FastifyRequest): SecurityEvent["kind"] | null {
  if (status === 429) return routeOptions.url?.startsWith("/api/login/") ? "sign_in_limited" : "rate_limited";
  if (["forbidden", "identity_mismatch", "totp_required_for_admin", "reauthentication_required"].includes(code))
    return "access_refused";
  if (code === "malware") return "upload_refused";
  return code === "link_invalid" ? "link_refused" : null;
}
