import { messagePreview, orderedPair } from "@app/domain/messages/conversation";
import type { Insertable } from "kysely";
import type { ConversationMembers, Conversations, Messages } from "../schema.ts";

export type MessageLine = { id: number; senderId: number; content: string; createdAt: Date };

export type ConversationTimeline = {
  id: number;
  userIds: readonly [number, number];
  createdAt: Date;
  /** In the order they were sent. */
  lines: readonly MessageLine[];
  /** How many of the last lines the other side has not opened. */
  unread: number;
};

export type ConversationRows = {
  conversation: Insertable<Conversations>;
  members: Insertable<ConversationMembers>[];
  messages: Insertable<Messages>[];
};

/** The unread lines are those at the end that their reader did not write. */
export function conversationRows({ id, userIds, createdAt, lines, unread }: ConversationTimeline): ConversationRows {
  const [userA, userB] = orderedPair(...userIds);
  const last = lines.at(-1);
  const lastAt = last?.createdAt ?? createdAt;
  return {
    conversation: {
      id,
      userA,
      userB,
      lastMessageId: last?.id ?? null,
      lastPreview: last ? messagePreview(last.content) : null,
      lastSenderId: last?.senderId ?? null,
      lastAt: last?.createdAt ?? null,
      createdAt,
    },
    members: userIds.map((userId) => {
      const waiting = unread > 0 ? lines.slice(-unread).filter(({ senderId }) => senderId !== userId) : [];
      const firstUnread = waiting[0];
      const lastRead = lines.findLast((line) => !firstUnread || line.id < firstUnread.id);
      return { userId, conversationId: id, unread: waiting.length, lastReadId: lastRead?.id ?? 0, lastAt };
    }),
    messages: lines.map((line) => ({
      id: line.id,
      conversationId: id,
      senderId: line.senderId,
      content: line.content,
      clientId: null,
      createdAt: line.createdAt,
    })),
  };
}
