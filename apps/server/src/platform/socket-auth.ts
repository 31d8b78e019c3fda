import type { Actor } from "@app/domain/actor";
import { limitKeyOf } from "@app/domain/network";
import { actorOf, lacksFactor } from "./access.ts";
import type { Context } from "./context.ts";
import { redeemTicket } from "./socket-tickets.ts";

/** Who a socket belongs to; `expiresAt` is the end of their session, in milliseconds. */
export type SocketOwner = { actor: Actor; expiresAt: number };

const TICKET = /^[\w-]{43}$/;
/** Refusals per address and minute, after which the database is not queried. */
const MAX_REFUSALS = 100;

/** Authenticates a socket by its single-use ticket. An access token is refused: the URL of a socket ends up in logs. */
export function createSocketAuth(ctx: Context): (token: string, address: string) => Promise<SocketOwner | null> {
  let [minute, refusals] = [0, new Map<string, number>()];
  return async (token, address) => {
    const now = ctx.now();
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) [minute, refusals] = [current, new Map()];
    const key = limitKeyOf(address);
    const refused = refusals.get(key) ?? 0;
    const found = refused < MAX_REFUSALS ? await readOwner(ctx, token, now) : null;
    const owner = found && !lacksFactor(found.actor) ? found : null;
    if (!owner) refusals.set(key, refused + 1);
    return owner;
  };
}

async function readOwner(ctx: Context, token: string, now: Date): Promise<SocketOwner | null> {
  if (!TICKET.test(token)) return null;
  const redeemed = await redeemTicket(ctx.db, token, now);
  return redeemed && { actor: actorOf(redeemed, redeemed), expiresAt: redeemed.expiresAt.getTime() };
}

/**
 * Browsers always send an origin. A client without one is not a browser, and a foreign page cannot use it: sockets are
 * authenticated by the ticket, not by a cookie.
 */
export const isAllowedOrigin = (origin: string | undefined, publicUrl: string) =>
  origin === undefined || origin === new URL(publicUrl).origin;
