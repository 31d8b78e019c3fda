import type { MessageBody, MessageView } from "@app/contract/messaging";
import { messagingFr as fr } from "@app/contract/messaging.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/actor";
import { type MessageRefusal, messagePreview, refuseMessage } from "@app/domain/conversation";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { type AppError, conflict, forbidden } from "../../platform/errors.ts";
import { tellUser } from "../../platform/live.ts";
import { inTransaction, type Once } from "../../platform/transaction.ts";
import { type LockedConversation, lockConversation } from "./lock.ts";
import { presentMessage } from "./messages.ts";

/** Says something to the other person. The same client id says it once, however often it is sent. */
export async function sendMessage(
  ctx: Context,
  sender: Candidate | Employer,
  conversationId: number,
  body: MessageBody,
  once: Once | null,
): Promise<MessageView> {
  return inTransaction(ctx, once, async (tx) => {
    const conversation = await lockConversation(tx, sender.userId, conversationId);
    const earlier = body.client_id && (await findSent(tx, conversationId, sender.userId, body.client_id));
    if (earlier) return presentMessage(earlier, sender);
    const refusal = await refuse(tx, sender.userId, conversation.otherId);
    if (refusal) throw refusals[refusal]();
    const message = await insertMessage(tx, conversation, sender.userId, body, ctx.now());
    await enqueue(tx, "message.sent", { conversationId, messageId: message.id });
    for (const userId of [sender.userId, conversation.otherId])
      tellUser(ctx, tx, userId, {
        type: "message",
        conversation: conversationId,
        previous: conversation.lastMessageId ?? 0,
        message: presentMessage(message, { userId }),
      });
    return presentMessage(message, sender);
  });
}

const refusals: Record<MessageRefusal, () => AppError> = {
  blocked_by_me: () => forbidden("blocked", fr.refusals.blocked_by_me),
  blocked_by_other: () => forbidden("blocked", fr.refusals.blocked_by_other),
  recipient_gone: () => conflict("recipient_gone", fr.refusals.recipient_gone),
};

function findSent(tx: Db, conversationId: number, senderId: number, clientId: string) {
  return tx
    .selectFrom("messages")
    .where("conversationId", "=", conversationId)
    .where("senderId", "=", senderId)
    .where("clientId", "=", clientId)
    .selectAll()
    .executeTakeFirst();
}

async function refuse(tx: Db, senderId: number, otherId: number): Promise<MessageRefusal | null> {
  const blocks = await tx
    .selectFrom("blocks")
    .where("blockerId", "in", [senderId, otherId])
    .where("blockedId", "in", [senderId, otherId])
    .select("blockerId")
    .execute();
  const other = await tx.selectFrom("users").where("id", "=", otherId).select("status").executeTakeFirst();
  return refuseMessage({
    blockedByMe: blocks.some(({ blockerId }) => blockerId === senderId),
    blockedByOther: blocks.some(({ blockerId }) => blockerId === otherId),
    recipientActive: other?.status === "active",
  });
}

async function insertMessage(
  tx: Db,
  { id: conversationId, otherId, lastAt }: LockedConversation,
  senderId: number,
  { content, client_id: clientId }: MessageBody,
  now: Date,
) {
  // Two processes may disagree by a few milliseconds: the order of a conversation never goes back.
  const createdAt = lastAt !== null && lastAt > now ? lastAt : now;
  const message = await tx
    .insertInto("messages")
    .values({ conversationId, senderId, content, clientId: clientId ?? null, createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("conversations")
    .set({
      lastMessageId: message.id,
      lastPreview: messagePreview(content),
      lastSenderId: senderId,
      lastAt: createdAt,
    })
    .where("id", "=", conversationId)
    .execute();
  await tx
    .updateTable("conversationMembers")
    .set((eb) => ({
      lastAt: createdAt,
      unread: eb
        .case()
        .when("userId", "=", senderId)
        .then(eb.ref("unread"))
        .else(eb("unread", "+", 1))
        .end(),
    }))
    // Their key begins with the person: without the two ids every member of every conversation would be read.
    .where("userId", "in", [senderId, otherId])
    .where("conversationId", "=", conversationId)
    .execute();
  return message;
}
