import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { type AccessClaims, randomToken, sha256 } from "../auth/tokens.ts";
import { type ActorRow, MEMBER_JSON } from "../http/access.ts";

const TICKET_SECONDS = 30;

/** Sockets are opened with this short-lived single-use ticket, because URLs end up in logs. */
export async function createTicket(db: Db, sessionId: number, now: Date): Promise<string> {
  const ticket = randomToken();
  const expiresAt = new Date(now.getTime() + TICKET_SECONDS * 1000);
  await db
    .insertInto("socketTickets")
    .values({ ticketHash: sha256(ticket), sessionId, expiresAt })
    .execute();
  return ticket;
}

export type Redeemed = AccessClaims & ActorRow & { expiresAt: Date };

/** The session of a ticket, the first time it is used; null afterwards. */
export async function redeemTicket(db: Db, ticket: string, now: Date): Promise<Redeemed | null> {
  const { rows } = await sql<Redeemed>`
    with used as (delete from socket_tickets where ticket_hash = ${sha256(ticket)} returning session_id, expires_at)
    select s.id as session_id, s.user_id, s.expires_at, u.role, u.company_id, s.factor_checked, ${sql.raw(MEMBER_JSON)} as member
    from used
    join sessions s on s.id = used.session_id
    join users u on u.id = s.user_id
    where used.expires_at > ${now} and s.revoked_at is null and s.expires_at > ${now} and u.status = 'active'`.execute(
    db,
  );
  return rows[0] ?? null;
}
