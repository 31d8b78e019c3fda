import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import type { Db } from "@app/db/database";
import { notFound } from "../../platform/http/errors.ts";

/** Also for a conversation of other people. */
export const conversationNotFound = () => notFound("conversation_not_found", fr.notFound);

/**
 * Locks a conversation until the end of the transaction. Every change goes through here, so that message ids follow
 * the order of commits and unread counts are exact.
 */
export async function lockConversation(tx: Db, userId: number, id: number) {
  const row = await tx
    .selectFrom("conversations")
    .where("id", "=", id)
    .where((eb) => eb.or([eb("userA", "=", userId), eb("userB", "=", userId)]))
    .select(["userA", "userB", "lastAt", "lastMessageId"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw conversationNotFound();
  const { userA, userB, ...last } = row;
  return { id, otherId: userA === userId ? userB : userA, ...last };
}
export type LockedConversation = Awaited<ReturnType<typeof lockConversation>>;
