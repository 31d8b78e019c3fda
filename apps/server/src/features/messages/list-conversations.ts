import type { ConversationView } from "@app/contract/messages/messages";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { LAST_PAGE } from "../../platform/http/pagination.ts";
import { isOpenTo } from "../../views/person.ts";
import { readConversations } from "./conversation-view.ts";

const ROWS = 20;
/** A search by name scans rows: only the caller's latest ones are read. */
const SEARCHED = 3_000;

export type ConversationsQuery = { page: number; words: string };

/** Latest activity first. */
export async function listConversations(
  ctx: Context,
  viewer: Candidate | Employer,
  { page, words }: ConversationsQuery,
): Promise<ConversationView[]> {
  if (page > LAST_PAGE) return [];
  const offset = (page - 1) * ROWS;
  const ids =
    words === "" ? await latest(ctx.db, viewer, offset) : await matching(ctx.db, viewer, words, offset, ctx.now());
  return readConversations(ctx, viewer, ids);
}

async function latest(db: Db, viewer: Candidate | Employer, offset: number): Promise<number[]> {
  const rows = await db
    .selectFrom("conversationMembers")
    .where("userId", "=", viewer.userId)
    .orderBy("lastAt", "desc")
    .orderBy("conversationId", "desc")
    .limit(ROWS)
    .offset(offset)
    .select("conversationId")
    .execute();
  return rows.map(({ conversationId }) => conversationId);
}

/** By name or company. A last name that is masked cannot be searched. */
async function matching(
  db: Db,
  viewer: Candidate | Employer,
  words: string,
  offset: number,
  now: Date,
): Promise<number[]> {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const named = sql`fold_text(u.first_name || ' ' || u.last_name || ' ' || u.first_name) like fold_text(${pattern})`;
  const match =
    viewer.role === "employer"
      ? sql`${named} and (fold_text(u.first_name) like fold_text(${pattern})
          or ${isOpenTo(viewer.companyId, sql.ref("u.id"), now)})`
      : sql`(${named} or fold_text(co.name) like fold_text(${pattern}))`;
  const { rows } = await sql<{ conversationId: number }>`
    select m.conversation_id
    from (select conversation_id, last_at from conversation_members
          where user_id = ${viewer.userId} order by last_at desc limit ${SEARCHED}) m
    join conversations c on c.id = m.conversation_id
    join users u on u.id = case when c.user_a = ${viewer.userId} then c.user_b else c.user_a end
    left join companies co on co.id = u.company_id
    where ${match}
    order by m.last_at desc, m.conversation_id desc limit ${ROWS} offset ${offset}`.execute(db);
  return rows.map(({ conversationId }) => conversationId);
}
