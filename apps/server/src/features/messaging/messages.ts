import type { MessageView } from "@app/contract/messaging";
import type { DB } from "@app/db/schema";
import type { Actor } from "@app/domain/actor";
import type { Selectable } from "kysely";
import type { Context } from "../../platform/context.ts";
import { conversationNotFound } from "./lock.ts";

const ROWS = 50;

export type MessagesQuery = { before?: number | undefined; after?: number | undefined };

/** Newest first, whichever way one turns. */
export async function listMessages(
  ctx: Context,
  reader: Actor,
  conversationId: number,
  { before, after }: MessagesQuery,
): Promise<MessageView[]> {
  await requireMember(ctx, reader, conversationId);
  const rows = await ctx.db
    .selectFrom("messages")
    .where("conversationId", "=", conversationId)
    .$if(before !== undefined, (qb) => qb.where("id", "<", before as number))
    .$if(after !== undefined, (qb) => qb.where("id", ">", after as number))
    // Whoever resumes takes what follows without a gap: the oldest of it first.
    .orderBy("id", after === undefined ? "desc" : "asc")
    .limit(ROWS)
    .selectAll()
    .execute();
  const newestFirst = after === undefined ? rows : rows.toReversed();
  return newestFirst.map((row) => presentMessage(row, reader));
}

async function requireMember(ctx: Context, reader: Actor, conversationId: number): Promise<void> {
  const member = await ctx.db
    .selectFrom("conversationMembers")
    .where("userId", "=", reader.userId)
    .where("conversationId", "=", conversationId)
    .select("userId")
    .executeTakeFirst();
  if (!member) throw conversationNotFound();
}

export function presentMessage(row: Selectable<DB["messages"]>, reader: Actor): MessageView {
  return {
    id: row.id,
    sender: { id: row.senderId },
    content: row.content,
    timestamp: row.createdAt.toISOString(),
    ...(row.clientId !== null && row.senderId === reader.userId && { client_id: row.clientId }),
  };
}
