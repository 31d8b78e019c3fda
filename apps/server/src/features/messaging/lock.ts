import { messagingFr as fr } from "@app/contract/messaging.fr";
import type { Db } from "@app/db/database";
import { notFound } from "../../platform/errors.ts";

/** To everyone but the two people in it, a conversation does not exist. */
export const conversationNotFound = () => notFound("conversation_not_found", fr.notFound);

/**
 * Holds a conversation until the end of the transaction. Everything that changes it comes through here first: messages
 * get their ids in the order they are committed, and what is counted as unread is what is there.
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
