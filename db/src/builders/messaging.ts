import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../database.ts";
import type { Blocks, Conversations } from "../schema.ts";
import { databaseNow } from "./clock.ts";
import { anEmployer } from "./companies.ts";
import { insertMany, reserveIds } from "./insert-many.ts";
import { conversationRows } from "./message-rows.ts";
import { aCandidate } from "./users.ts";

const MINUTE_MS = 60_000;

export type ConversationOverrides = {
  now?: Date;
  /** The two people; an employer and a candidate by default. The first one writes first. */
  between?: readonly [{ id: number }, { id: number }];
  /** Sent in turn, a minute apart, the last one now. */
  lines?: readonly string[];
  unread?: number;
};
export type ConversationSummary = Selectable<Conversations> & { userIds: readonly [number, number] };

export async function aConversation(db: Db, overrides: ConversationOverrides = {}): Promise<ConversationSummary> {
  const { now = await databaseNow(db), lines = [], unread = 0 } = overrides;
  const [first, second] = overrides.between ?? [await anEmployer(db, { now }), await aCandidate(db, { now })];
  const userIds = [first.id, second.id] as const;
  const [id = 0] = await reserveIds(db, "conversations", 1);
  const messageIds = await reserveIds(db, "messages", lines.length);
  const sentAt = (index: number) => new Date(now.getTime() - (lines.length - 1 - index) * MINUTE_MS);
  const { conversation, members, messages } = conversationRows({
    id,
    userIds,
    createdAt: sentAt(0),
    unread,
    lines: messageIds.map((messageId, index) => ({
      id: messageId,
      senderId: userIds[index % 2 === 0 ? 0 : 1],
      content: lines[index] ?? "",
      createdAt: sentAt(index),
    })),
  });
  const row = await insertNumbered(db, conversation);
  await db.insertInto("conversationMembers").values(members).execute();
  if (messages.length > 0) await db.insertInto("messages").values(messages).execute();
  return { ...row, userIds };
}

async function insertNumbered(db: Db, conversation: Insertable<Conversations>) {
  await insertMany(db, "conversations", [conversation]);
  await linkToCompanies(db);
  return db
    .selectFrom("conversations")
    .selectAll()
    .where("id", "=", conversation.id ?? 0)
    .executeTakeFirstOrThrow();
}

/** The employer's side of a conversation is a company. */
export async function linkToCompanies(db: Db): Promise<void> {
  await sql`
    update conversations c set company_id = u.company_id, candidate_id = c.user_a + c.user_b - u.id from users u
    where c.company_id is null and u.id in (c.user_a, c.user_b) and u.company_id is not null`.execute(db);
}

export async function aBlock(db: Db, row: Insertable<Blocks>): Promise<void> {
  await db.insertInto("blocks").values(row).execute();
}
