import type { MessageBody, MessageView } from "@app/contract/messages/messages";
import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import {
  type MessageFacts,
  type MessageRefusal,
  messagePreview,
  refuseMessage,
} from "@app/domain/messages/conversation";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { type AppError, conflict, forbidden } from "../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { type MessageRow, presentMessage } from "./list-messages.ts";
import { type LockedConversation, lockConversation, sideOf } from "./lock-conversation.ts";
import { findWarning, type MessageWarning } from "./read-warnings.ts";

/** Sending the same client id again returns the first message. */
export async function sendMessage(
  ctx: Context,
  sender: Candidate | Employer,
  conversationId: number,
  body: MessageBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<MessageView> {
  return transaction(
    ctx,
    async (tx) => {
      const conversation = await lockConversation(tx, sender.userId, conversationId, ctx.now());
      const { earlierId, ...facts } = await readFacts(ctx, tx, conversation, sender.userId, body.client_id ?? null);
      if (earlierId !== null) return presentMessage(await readMessage(tx, conversationId, earlierId), sender);
      const refusal = refuseMessage(facts);
      if (refusal) throw refusals[refusal]();
      const now = ctx.now();
      const warning = await findWarning(tx, conversation, sender, body.content, now);
      const message = await insertMessage(tx, conversation, sender.userId, body, warning, now);
      for (const userId of conversation.readers)
        publishToUser(ctx, tx, userId, {
          type: "message",
          conversation: conversationId,
          previous: conversation.lastMessageId ?? 0,
          message: presentMessage(message, { userId }),
        });
      return presentMessage(message, sender);
    },
    { idempotencyKey },
  );
}

const refusals: Record<MessageRefusal, () => AppError> = {
  email_not_verified: () => forbidden("email_not_verified", fr.refusals.email_not_verified),
  blocked_by_me: () => forbidden("blocked", fr.refusals.blocked_by_me),
  blocked_by_other: () => forbidden("blocked", fr.refusals.blocked_by_other),
  recipient_gone: () => conflict("recipient_gone", fr.refusals.recipient_gone),
};

/** One statement, because it runs for every message. */
async function readFacts(
  ctx: Context,
  tx: Db,
  { id, seatId, otherId, companyId }: LockedConversation,
  senderId: number,
  clientId: string | null,
): Promise<MessageFacts & { earlierId: number | null }> {
  const [mine, theirs] = [sideOf(seatId, companyId), sideOf(otherId, companyId)];
  const { rows } = await sql<MessageFacts & { earlierId: number | null }>`
    select
      ${!ctx.config.requireVerifiedEmail} or exists (
        select 1 from users where id = ${senderId} and email_verified_at is not null) as sender_verified,
      exists (select 1 from blocks where blocker_id in ${mine} and blocked_id in ${theirs}) as blocked_by_me,
      exists (select 1 from blocks where blocker_id in ${theirs} and blocked_id in ${mine}) as blocked_by_other,
      exists (select 1 from users where id in ${theirs} and status = 'active'
        and (role <> 'employer' or company_id = ${companyId}::bigint)) as recipient_active,
      (select id from messages
       where conversation_id = ${id} and sender_id = ${senderId} and client_id = ${clientId}) as earlier_id`.execute(
    tx,
  );
  const [facts] = rows;
  if (!facts) throw new Error("a select without a table gives a row");
  return facts;
}

function readMessage(tx: Db, conversationId: number, id: number): Promise<MessageRow> {
  return tx
    .selectFrom("messages")
    .where("conversationId", "=", conversationId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Inserts the message, updates the conversation, the unread count and the pending notification in one statement. */
async function insertMessage(
  tx: Db,
  { id, seatId, otherId, lastAt }: LockedConversation,
  senderId: number,
  { content, client_id: clientId }: MessageBody,
  warning: MessageWarning | null,
  now: Date,
): Promise<MessageRow> {
  // Clocks of two processes may differ: times in a conversation never go back.
  const at = lastAt !== null && lastAt > now ? lastAt : now;
  const { rows } = await sql<MessageRow>`
    with inserted as (
      insert into messages (conversation_id, sender_id, content, client_id, created_at, warning_kinds, warns_sender, doubt)
      values (${id}, ${senderId}, ${content}, ${clientId ?? null}, ${at}, ${warning?.kinds ?? null},
        ${warning?.warnsSender ?? false}, ${warning?.doubt ?? null})
      returning *),
    shown as (
      update conversations c
      set last_message_id = inserted.id, last_preview = ${messagePreview(content)}, last_sender_id = ${senderId}, last_at = ${at}
      from inserted where c.id = ${id}),
    -- Their key begins with the person: without the two ids every member of every conversation would be read.
    counted as (
      update conversation_members
      set last_at = ${at}, unread = unread + case when user_id = ${seatId} then 0 else 1 end
      where user_id in (${seatId}, ${otherId}) and conversation_id = ${id}),
    noticed as (
      insert into message_notices (conversation_id, sender_id, message_id, due_at)
      select conversation_id, sender_id, id, created_at from inserted
      on conflict (conversation_id, sender_id) do update set message_id = excluded.message_id)
    select * from inserted`.execute(tx);
  const [message] = rows;
  if (!message) throw new Error("an insert gives its row");
  return message;
}
