import type { Actor } from "@app/domain/actor";
import { limitKeyOf } from "@app/domain/network";
import { actorOf, lacksFactor } from "./access.ts";
import type { Context } from "./context.ts";
import { redeemTicket } from "./tickets.ts";

export type Pass = { actor: Actor; until: number };

const TICKET = /^[\w-]{43}$/;
/** Refusals one address may collect in a minute before the database is no longer asked about it. */
const MOST_REFUSALS = 100;

/** Who opens a socket, by a single-use ticket. An access token in an address would be written in logs on its way: it is refused. */
export function createReadPass(ctx: Context): (token: string, address: string) => Promise<Pass | null> {
  let [minute, refusals] = [0, new Map<string, number>()];
  return async (token, address) => {
    const now = ctx.now();
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) [minute, refusals] = [current, new Map()];
    const key = limitKeyOf(address);
    const refused = refusals.get(key) ?? 0;
    const found = refused < MOST_REFUSALS ? await readPass(ctx, token, now) : null;
    const pass = found && !lacksFactor(found.actor) ? found : null;
    if (!pass) refusals.set(key, refused + 1);
    return pass;
  };
}

async function readPass(ctx: Context, token: string, now: Date): Promise<Pass | null> {
  if (!TICKET.test(token)) return null;
  const redeemed = await redeemTicket(ctx.db, token, now);
  return redeemed && { actor: actorOf(redeemed, redeemed), until: redeemed.expiresAt.getTime() };
}

/**
 * A browser always says which page opens a socket: it must be one of ours. Whoever says nothing is no browser, and has
 * nothing that a stranger's page could borrow: there is no cookie here, only the ticket in the address.
 */
export const isOurOrigin = (origin: string | undefined, publicUrl: string) =>
  origin === undefined || origin === new URL(publicUrl).origin;
