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
    words === ""
      ? await latest(ctx.db, viewer, offset, ctx.now())
      : await matching(ctx.db, viewer, words, offset, ctx.now());
  return readConversations(ctx, viewer, ids);
}

async function latest(db: Db, viewer: Candidate | Employer, offset: number, now: Date): Promise<number[]> {
  if (viewer.role === "employer") {
    const { rows } = await sql<{ id: number }>`${ofCompany(viewer, now)} limit ${ROWS} offset ${offset}`.execute(db);
    return rows.map(({ id }) => id);
  }
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

/** Read from the index of the company's, the latest first, until enough are open to this member. */
const ofCompany = ({ companyId, userId }: Employer, now: Date) => sql`
  select c.id, coalesce(c.last_at, c.created_at) as moved_at from conversations c
  where c.company_id = ${companyId} and other_side(c, ${userId}, ${now}) is not null
  order by coalesce(c.last_at, c.created_at) desc, c.id desc`;

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
          or ${isOpenTo(viewer, sql.ref("u.id"), now)})`
      : sql`(${named} or fold_text(co.name) like fold_text(${pattern}))`;
  const searched =
    viewer.role === "employer"
      ? sql`select id as conversation_id, moved_at as last_at from (${ofCompany(viewer, now)} limit ${SEARCHED}) own`
      : sql`select conversation_id, last_at from conversation_members
          where user_id = ${viewer.userId} order by last_at desc limit ${SEARCHED}`;
  const { rows } = await sql<{ conversationId: number }>`
    select m.conversation_id
    from (${searched}) m
    join conversations c on c.id = m.conversation_id
    join users u on u.id = ${viewer.role === "employer" ? sql`c.candidate_id` : sql`c.user_a + c.user_b - ${viewer.userId}`}
    left join companies co on co.id = coalesce(c.company_id, u.company_id)
    where ${match}
    order by m.last_at desc, m.conversation_id desc limit ${ROWS} offset ${offset}`.execute(db);
  return rows.map(({ conversationId }) => conversationId);
}
