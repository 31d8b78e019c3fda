import type { Actor } from "@app/domain/accounts/actor";
import { unreadKey } from "@app/domain/messages/conversation";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { lockConversation } from "./lock-conversation.ts";

/** Also marks the notification of these messages as read. */
export async function markConversationRead(ctx: Context, reader: Actor, conversationId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { lastMessageId, seatId, readers } = await lockConversation(tx, reader.userId, conversationId, ctx.now());
    const before = await tx
      .selectFrom("conversationMembers")
      .where("userId", "=", seatId)
      .where("conversationId", "=", conversationId)
      .select(["unread", "lastReadId"])
      .executeTakeFirstOrThrow();
    if (before.unread === 0) return;
    const upTo = lastMessageId ?? before.lastReadId;
    await tx
      .updateTable("conversationMembers")
      .set({ unread: 0, lastReadId: upTo })
      .where("userId", "=", seatId)
      .where("conversationId", "=", conversationId)
      .execute();
    // Read by one, for all of that side.
    await tx
      .updateTable("notifications")
      .set({ readAt: ctx.now() })
      .where("userId", "in", readers)
      .where("eventKey", "=", unreadKey(conversationId, before.lastReadId))
      .where("readAt", "is", null)
      .execute();
    for (const userId of readers)
      publishToUser(ctx, tx, userId, { type: "read", conversation: conversationId, reader: seatId, upTo });
  });
}
