import { refreshRoute } from "@app/contract/accounts/accounts";
import { createClient } from "@app/contract/client";
import { apiFetch } from "../api/api-transport.server.ts";
import { failureOf } from "../api/failure.server.ts";
import { environment } from "../environment.server.ts";
import type { Refreshed, Session } from "./session.server.ts";

/** Concurrent requests share one refresh. */
const underWay = new Map<string, Promise<Refreshed>>();

/** Failures other than the end of the session are thrown. */
export function refreshSession(session: Session, forwarded: Record<string, string>): Promise<Refreshed> {
  const started = underWay.get(session.refresh);
  if (started) return started;
  const exchange = trade(session, forwarded).finally(() => {
    // A concurrent request may still have the old cookie.
    setTimeout(() => underWay.delete(session.refresh), 5_000).unref();
  });
  underWay.set(session.refresh, exchange);
  return exchange;
}

async function trade(session: Session, forwarded: Record<string, string>): Promise<Refreshed> {
  const client = createClient({ baseUrl: environment().apiUrl, fetch: apiFetch, headers: () => forwarded });
  try {
    const tokens = await client.call(refreshRoute, { body: { refresh: session.refresh } });
    return { session: { ...session, ...tokens } };
  } catch (error) {
    const { status, follow } = failureOf(error);
    if (status === 401) return { session: null, decision: follow };
    throw error;
  }
}
