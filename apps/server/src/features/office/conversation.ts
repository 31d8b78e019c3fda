import { officeFr as fr } from "@app/contract/office/office.fr";
import type { OfficeConversation } from "@app/contract/office/office-records";
import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { queueMails } from "../../mails.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { notFound } from "../../platform/http/errors.ts";
import { lockItem, recordItemAudit, requireFree } from "./decisions/lease.ts";

const SHOWN_BEFORE = 200;
const SHOWN_AFTER = 50;

/** Only while a report of one of its messages is open. Both people are written to, once per item. */
export function readReportedConversation(ctx: Context, actor: Admin, id: number): Promise<OfficeConversation> {
  return transaction(ctx, async (tx) => {
    const now = ctx.now();
    const item = await lockItem(tx, actor, id);
    const conversation =
      item.kind === "report" && item.subjectType === "message" ? await findConversation(tx, item.subjectId) : undefined;
    if (!conversation) throw notFound("conversation_not_found", fr.conversationNotFound);
    requireFree(item, actor, now);
    await recordItemAudit(tx, actor, "conversation.read", id, now);
    const people = await tx
      .selectFrom("users")
      // Colleagues write for the same company.
      .where(
        sql<boolean>`id in (${conversation.userA}, ${conversation.userB})
          or id in (select sender_id from messages where conversation_id = ${conversation.id})`,
      )
      .orderBy("id")
      .select(["id", "role", "status"])
      .execute();
    const reachable = people.filter(({ status }) => status !== "deleted");
    const mails = reachable.map(({ id: userId }) => ({
      payload: { userId, itemId: id, conversationId: conversation.id },
    }));
    await queueMails(tx, "office.conversation_read", mails, now);
    return {
      people: people.map(({ id: userId, role }) => ({ id: userId, role })),
      messages: await readMessages(tx, conversation.id, item.subjectId),
    };
  });
}

const findConversation = (tx: Db, messageId: number) =>
  tx
    .selectFrom("reports as r")
    .innerJoin("conversations as c", "c.id", "r.conversationId")
    .where("r.subjectType", "=", "message")
    .where("r.subjectId", "=", messageId)
    .select(["c.id", "c.userA", "c.userB"])
    .executeTakeFirst();

/** Around the reported message, the oldest first. */
async function readMessages(tx: Db, conversationId: number, messageId: number) {
  const messages = tx
    .selectFrom("messages")
    .where("conversationId", "=", conversationId)
    .select(["id", "senderId", "content", "createdAt", "warningKinds", "doubt"]);
  const before = await messages
    .where("id", "<=", messageId)
    .orderBy("id", "desc")
    .limit(SHOWN_BEFORE + 1)
    .execute();
  const after = await messages.where("id", ">", messageId).orderBy("id").limit(SHOWN_AFTER).execute();
  return [...before.toReversed(), ...after].map(({ id, senderId, content, createdAt, warningKinds, doubt }) => ({
    id,
    author_id: senderId,
    text: content,
    sent_at: createdAt.toISOString(),
    reported: id === messageId,
    risk: riskOf(warningKinds, doubt),
  }));
}

function riskOf(warningKinds: string[] | null, doubt: string | null): "warned" | "doubtful" | null {
  if (warningKinds !== null) return "warned";
  return doubt === null ? null : "doubtful";
}
