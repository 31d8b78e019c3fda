import { refreshRoute } from "@app/contract/accounts";
import { createClient } from "@app/contract/client";
import { apiFetch } from "../api/api-transport.server.ts";
import { failureOf } from "../api/failure.server.ts";
import { environment } from "../environment.server.ts";
import type { Session } from "./session.server.ts";

/** Concurrent requests share one refresh. */
const underWay = new Map<string, Promise<Session | null>>();

/** Null when the session is over; other failures are thrown. */
export function refreshSession(session: Session, forwarded: Record<string, string>): Promise<Session | null> {
  const started = underWay.get(session.refresh);
  if (started) return started;
  const exchange = trade(session, forwarded).finally(() => {
    // A concurrent request may still have the old cookie.
    setTimeout(() => underWay.delete(session.refresh), 5_000).unref();
  });
  underWay.set(session.refresh, exchange);
  return exchange;
}

async function trade(session: Session, forwarded: Record<string, string>): Promise<Session | null> {
  const client = createClient({ baseUrl: environment().apiUrl, fetch: apiFetch, headers: () => forwarded });
  try {
    return { ...session, ...(await client.call(refreshRoute, { body: { refresh: session.refresh } })) };
  } catch (error) {
    if (failureOf(error).status === 401) return null;
    throw error;
  }
}
