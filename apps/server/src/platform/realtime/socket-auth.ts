import type { IncomingMessage } from "node:http";
import { TOKEN_PROTOCOL } from "@app/contract/sockets";
import type { Actor } from "@app/domain/accounts/actor";
import { limitKeyOf } from "@app/domain/accounts/network";
import { sql } from "kysely";
import type { Context } from "../context.ts";
import { type ActorRow, actorOf, lacksFactor, MEMBER_JSON } from "../http/access.ts";
import { redeemTicket } from "./socket-tickets.ts";

/** Who a socket belongs to; `expiresAt` is the end of their session, in milliseconds. */
export type SocketOwner = { actor: Actor; expiresAt: number };

const TICKET = /^[\w-]{43}$/;
/** Refusals per address and minute, after which the database is not queried. */
const MAX_REFUSALS = 100;

/** What a client opens a socket with: a single-use ticket in the address, or an access token in the handshake. */
export type SocketCredentials = { ticket: string } | { accessToken: string };

/**
 * An access token comes as a bearer token, or after the name of its subprotocol, which browsers can send too. One in the
 * address is taken for a ticket, and refused: the address of a socket ends up in logs.
 */
export function readCredentials({ headers }: IncomingMessage, query: URLSearchParams): SocketCredentials {
  const bearer = headers.authorization?.startsWith("Bearer ") ? headers.authorization.slice(7) : undefined;
  const [protocol, token] = (headers["sec-websocket-protocol"] ?? "").split(",").map((text) => text.trim());
  const accessToken = bearer ?? (protocol === TOKEN_PROTOCOL ? token : undefined);
  return accessToken ? { accessToken } : { ticket: query.get("token") ?? "" };
}

/** Finds the owner of a socket; null when it is refused. */
export function createSocketAuth(
  ctx: Context,
): (credentials: SocketCredentials, address: string) => Promise<SocketOwner | null> {
  let [minute, refusals] = [0, new Map<string, number>()];
  return async (credentials, address) => {
    const now = ctx.now();
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) [minute, refusals] = [current, new Map()];
    const key = limitKeyOf(address);
    const refused = refusals.get(key) ?? 0;
    const found = refused < MAX_REFUSALS ? await readOwner(ctx, credentials, now) : null;
    const owner = found && !lacksFactor(found.actor) ? found : null;
    if (!owner) refusals.set(key, refused + 1);
    return owner;
  };
}

async function readOwner(ctx: Context, credentials: SocketCredentials, now: Date): Promise<SocketOwner | null> {
  if ("accessToken" in credentials) return readTokenOwner(ctx, credentials.accessToken, now);
  if (!TICKET.test(credentials.ticket)) return null;
  const redeemed = await redeemTicket(ctx.db, credentials.ticket, now);
  return redeemed && { actor: actorOf(redeemed, redeemed), expiresAt: redeemed.expiresAt.getTime() };
}

/** The socket outlives the token: it ends with its session, like one opened with a ticket. */
async function readTokenOwner(ctx: Context, token: string, now: Date): Promise<SocketOwner | null> {
  const claims = await ctx.accessTokens.verify(token, now);
  if (!claims) return null;
  const session: (ActorRow & { expiresAt: Date }) | undefined = await ctx.db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.userId")
    .where("s.id", "=", claims.sessionId)
    .where("s.userId", "=", claims.userId)
    .where("s.revokedAt", "is", null)
    .where("s.expiresAt", ">", now)
    .where("u.status", "=", "active")
    // As for tickets.
    .where("u.role", "<>", "admin")
    .select(["u.role", "u.companyId", "s.factorChecked", "s.expiresAt"])
    .select(sql<ActorRow["member"]>`${sql.raw(MEMBER_JSON)}`.as("member"))
    .executeTakeFirst();
  return session ? { actor: actorOf(session, claims), expiresAt: session.expiresAt.getTime() } : null;
}

/**
 * Browsers always send an origin. A client without one is not a browser, and a foreign page cannot use it: sockets are
 * authenticated by a ticket or a token, not by a cookie.
 */
export const isAllowedOrigin = (origin: string | undefined, publicUrl: string) =>
  origin === undefined || origin === new URL(publicUrl).origin;
