import type { ReportBody } from "@app/contract/office/reports";
import type { Actor } from "@app/domain/accounts/actor";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { isVisibleTo } from "../../../views/mission-visibility.ts";
import { isOpenTo } from "../../../views/person.ts";
import { isReadableBy } from "../../../views/published-rating.ts";

/** `conversationId`: set for messages only. */
export type Subject = { conversationId: number | null };

/** Null when it does not exist, or this person cannot see it. */
export async function findSubject(
  ctx: Context,
  actor: Actor | null,
  type: ReportBody["subject_type"],
  id: number,
): Promise<Subject | null> {
  const { rows } = await sql<Subject>`${question(actor, type, id, ctx.now())} limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

const nothing = sql`select null::bigint as conversation_id where false`;

function question(actor: Actor | null, type: ReportBody["subject_type"], id: number, now: Date): RawBuilder<unknown> {
  if (type === "mission") return mission(actor, id);
  if (type === "company") return company(id);
  if (!actor || actor.role === "admin") return nothing;
  if (type === "message") return message(actor, id, now);
  return type === "user" ? person(actor, id, now) : rating(actor, id);
}

function mission(actor: Actor | null, id: number) {
  return sql`select null::bigint as conversation_id from missions
    where id = ${id} and deleted_at is null and ${isVisibleTo(actor)}`;
}

/** Its page is public from its first mission on. */
const company = (id: number) => sql`select null::bigint as conversation_id from companies
  where id = ${id} and first_published_at is not null`;

/** Messages are indexed by conversation: each conversation of the reporter is searched. */
function message(actor: Actor, id: number, now: Date) {
  if (actor.role === "employer")
    return sql`select x.conversation_id from conversations c
    cross join lateral (select m.conversation_id from messages m
      where m.conversation_id = c.id and m.id = ${id}) x
    where c.company_id = ${actor.companyId} and other_side(c, ${actor.userId}, ${now}) is not null`;
  return sql`select x.conversation_id from conversation_members cm
    cross join lateral (select m.conversation_id from messages m
      where m.conversation_id = cm.conversation_id and m.id = ${id}) x
    where cm.user_id = ${actor.userId}`;
}

/** Someone in a common conversation; an applicant visible to the employer; an employer the candidate applied to. */
function person(actor: Exclude<Actor, { role: "admin" }>, id: number, now: Date) {
  const known =
    actor.role === "employer"
      ? isOpenTo(actor, sql.ref("u.id"), now)
      : sql`u.company_id is not null and exists (
          select 1 from applications a where a.candidate_id = ${actor.userId} and a.company_id = u.company_id)`;
  return sql`select null::bigint as conversation_id from users u
    where u.id = ${id} and u.id <> ${actor.userId} and u.status <> 'deleted'
      and (${known} or exists (select 1 from conversations c
        where c.candidate_id in (u.id, ${actor.userId}) and other_side(c, ${actor.userId}, ${now}) is not null
          and (c.candidate_id = u.id or c.company_id = u.company_id)))`;
}

/** A company's rating: any member, once it has published. A person's: that person, and the company that wrote it. */
function rating(actor: Actor, id: number) {
  const ownCompany = actor.role === "employer" ? actor.companyId : null;
  return sql`select null::bigint as conversation_id from ratings r join companies co on co.id = r.company_id
    where r.id = ${id} and ${isReadableBy(actor.userId)} and (r.candidate_id = ${actor.userId} or r.company_id = ${ownCompany}::bigint
      or (r.direction = 'company' and co.first_published_at is not null))`;
}
