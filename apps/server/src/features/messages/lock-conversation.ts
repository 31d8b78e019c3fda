import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { notFound } from "../../platform/http/errors.ts";

/** Also for a conversation of other people. */
export const conversationNotFound = () => notFound("conversation_not_found", fr.notFound);

export type LockedConversation = {
  id: number;
  /** The two of the pair: who stands for the caller's side, and for the other. */
  seatId: number;
  otherId: number;
  companyId: number | null;
  lastAt: Date | null;
  lastMessageId: number | null;
  /** Whose open tabs show it. */
  readers: number[];
};

/**
 * Locks a conversation until the end of the transaction. Every change goes through here, so that message ids follow
 * the order of commits and unread counts are exact. The employer's side is the company: whoever may act for it there.
 */
export async function lockConversation(tx: Db, userId: number, id: number, now: Date): Promise<LockedConversation> {
  const { rows } = await sql<LockedConversation>`
    select c.id, c.last_at, c.last_message_id, c.company_id, o.other_id, c.user_a + c.user_b - o.other_id as seat_id,
      case when c.company_id is null then array[c.user_a, c.user_b] else array(
        select c.candidate_id union all
        select m.user_id from company_members m where m.company_id = c.company_id and m.left_at is null
          and member_reads(m, c.candidate_id, ${now})) end as readers
    from conversations c cross join lateral (select other_side(c, ${userId}, ${now}) as other_id) o
    where c.id = ${id} and o.other_id is not null for no key update of c`.execute(tx);
  const [row] = rows;
  if (!row) throw conversationNotFound();
  return row;
}

/** Everybody of a side, whoever writes: a block holds for the company. `seat` is one of the pair. */
export const sideOf = (seat: number, companyId: number | null) => sql`(
  select ${seat}::bigint union all
  select m.user_id from company_members m where m.company_id = ${companyId}::bigint
    and exists (select from users u where u.id = ${seat} and u.role = 'employer'))`;
