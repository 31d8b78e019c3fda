import type { MessageView } from "@app/contract/messages/messages";
import type { DB } from "@app/db/schema";
import type { Actor } from "@app/domain/accounts/actor";
import { type Selectable, sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { conversationNotFound } from "./lock-conversation.ts";
import { presentWarning } from "./read-warnings.ts";

export const MESSAGES_PER_PAGE = 50;
/** With more missed messages than this, the client must fetch them. */
const MAX_RESUMED = 500;

export type MessagesQuery = { before?: number | undefined; after?: number | undefined };

/** Newest first in both directions. */
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
    // After an id, the oldest first, so that no message is skipped.
    .orderBy("id", after === undefined ? "desc" : "asc")
    .limit(MESSAGES_PER_PAGE)
    .selectAll()
    .execute();
  const newestFirst = after === undefined ? rows : rows.toReversed();
  return newestFirst.map((row) => presentMessage(row, reader));
}

/** The next page after this message, oldest first. The caller has checked membership. */
export async function readAfter(
  ctx: Context,
  reader: Pick<Actor, "userId">,
  conversationId: number,
  after: number,
): Promise<MessageView[]> {
  const rows = await ctx.db
    .selectFrom("messages")
    .where("conversationId", "=", conversationId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(MESSAGES_PER_PAGE)
    .selectAll()
    .execute();
  return rows.map((row) => presentMessage(row, reader));
}

export async function isFarBehind(ctx: Context, conversationId: number, after: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("messages")
    .where("conversationId", "=", conversationId)
    .where("id", ">", after)
    .orderBy("id")
    .offset(MAX_RESUMED)
    .limit(1)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Open to them now: who acts for a company changes while a socket stays. */
export async function requireMember(
  ctx: Context,
  reader: Pick<Actor, "userId">,
  conversationId: number,
): Promise<void> {
  const { rows } = await sql`
    select from conversations c where c.id = ${conversationId} and other_side(c, ${reader.userId}, ${ctx.now()}) is not null`.execute(
    ctx.db,
  );
  if (rows.length === 0) throw conversationNotFound();
}

export type MessageRow = Selectable<DB["messages"]>;

export function presentMessage(row: MessageRow, reader: Pick<Actor, "userId">): MessageView {
  return {
    id: row.id,
    sender: { id: row.senderId },
    content: row.content,
    timestamp: row.createdAt.toISOString(),
    ...(row.clientId !== null && row.senderId === reader.userId && { client_id: row.clientId }),
    warning: presentWarning(row, reader.userId),
  };
}
