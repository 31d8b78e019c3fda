import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { AppError } from "./errors.ts";
import type { SecurityEvent, SecurityEvents } from "./security-events.ts";

const LIMITS_REMEMBERED = 10_000;

/** Looks at every refusal on its way out, whichever command it comes from. */
export function createReportRefusal(events: SecurityEvents, now: () => Date) {
  /** Until when the same limit, on the same route and for the same caller, has been reported. */
  const reported = new LRUCache<string, number>({ max: LIMITS_REMEMBERED });

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

/** As the route is declared, without what it was called with. */
const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? "unknown"}`;

/** Someone else's object is 404, as if it did not exist: too common to be an event. */
function kindOf({ status, code }: AppError, { routeOptions }: FastifyRequest): SecurityEvent["kind"] | null {
  if (status === 429) return routeOptions.url?.startsWith("/api/login/") ? "sign_in_limited" : "rate_limited";
  if (["forbidden", "identity_mismatch", "totp_required_for_admin"].includes(code)) return "access_refused";
  if (code === "malware") return "upload_refused";
  return code === "link_invalid" ? "link_refused" : null;
}
