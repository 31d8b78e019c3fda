import type { ConversationView } from "@app/contract/messages/messages";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { presentPerson, readPeople } from "../../views/person.ts";
import { conversationNotFound } from "./lock-conversation.ts";

export async function readConversation(
  ctx: Context,
  viewer: Candidate | Employer,
  id: number,
): Promise<ConversationView> {
  const [conversation] = await readConversations(ctx, viewer, [id]);
  if (!conversation) throw conversationNotFound();
  return conversation;
}

/** In the order of the ids, without conversations of other people. */
export async function readConversations(
  ctx: Context,
  viewer: Candidate | Employer,
  ids: readonly number[],
): Promise<ConversationView[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("conversationMembers as m")
    .innerJoin("conversations as c", "c.id", "m.conversationId")
    .innerJoin("conversationMembers as o", (join) =>
      join
        .onRef("o.conversationId", "=", "c.id")
        .on("o.userId", "=", sql<number>`case when c.user_a = m.user_id then c.user_b else c.user_a end`),
    )
    .where("m.userId", "=", viewer.userId)
    .where("m.conversationId", "in", [...ids])
    .select(["c.id", "c.userA", "c.userB", "c.lastPreview", "c.lastSenderId", "c.lastAt", "c.createdAt"])
    .select(["m.unread", "o.lastReadId as readByOther"])
    .execute();
  const otherOf = (row: { userA: number; userB: number }) => (row.userA === viewer.userId ? row.userB : row.userA);
  const [people, blocked] = await Promise.all([
    readPeople(ctx.db, viewer, [viewer.userId, ...rows.map(otherOf)], ctx.now()),
    readBlocked(ctx, viewer, rows.map(otherOf)),
  ]);
  const views = rows.map((row): ConversationView => {
    const { lastPreview, lastSenderId, lastAt } = row;
    const pair = [otherOf(row), viewer.userId].flatMap((id) => people.get(id) ?? []);
    return {
      id: row.id,
      participants: pair.map((person) => presentPerson(person, viewer)),
      last_message:
        lastPreview === null || lastSenderId === null || lastAt === null
          ? null
          : { content: lastPreview, timestamp: lastAt.toISOString(), sender_id: lastSenderId },
      created_at: row.createdAt.toISOString(),
      unread_count: row.unread,
      read_up_to: row.readByOther,
      blocked: blocked.has(otherOf(row)),
    };
  });
  const byId = new Map(views.map((view) => [view.id, view]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readBlocked(ctx: Context, viewer: Candidate | Employer, others: readonly number[]) {
  if (others.length === 0) return new Set<number>();
  const rows = await ctx.db
    .selectFrom("blocks")
    .where("blockerId", "=", viewer.userId)
    .where("blockedId", "in", [...others])
    .select("blockedId")
    .execute();
  return new Set(rows.map(({ blockedId }) => blockedId));
}
