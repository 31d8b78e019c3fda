import type { ConversationView } from "@app/contract/messages/messages";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { type PersonRow, presentPerson, readPeople } from "../../views/person.ts";
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
  const now = ctx.now();
  const { rows } = await sql<Row>`
    select c.id, c.last_preview, c.last_sender_id, c.last_at, c.created_at, o.other_id, m.unread, r.last_read_id as read_by_other,
      co.id as company_id, co.name as company_name, co.logo_file_id, co.first_published_at,
      exists (select from blocks b
        where b.blocker_id in ${sideOfRow(sql`s.seat_id`)} and b.blocked_id in ${sideOfRow(sql`o.other_id`)}) as blocked
    from conversations c
    cross join lateral (select other_side(c, ${viewer.userId}, ${now}) as other_id) o
    cross join lateral (select c.user_a + c.user_b - o.other_id as seat_id) s
    join conversation_members m on m.user_id = s.seat_id and m.conversation_id = c.id
    join conversation_members r on r.user_id = o.other_id and r.conversation_id = c.id
    left join companies co on co.id = c.company_id
    where c.id = any (${[...ids]}::bigint[]) and o.other_id is not null`.execute(ctx.db);
  const people = await readPeople(ctx.db, viewer, [viewer.userId, ...rows.map(({ otherId }) => otherId)], now);
  const views = rows.map((row): ConversationView => {
    const { lastPreview, lastSenderId, lastAt } = row;
    const pair = [row.otherId, viewer.userId].flatMap((id) => people.get(id) ?? []);
    return {
      id: row.id,
      // Whoever began it for the company may have left it since: the conversation is with the company.
      participants: pair.map((person) =>
        presentPerson(person.role === "employer" ? ofCompany(person, row) : person, viewer),
      ),
      last_message:
        lastPreview === null || lastSenderId === null || lastAt === null
          ? null
          : { content: lastPreview, timestamp: lastAt.toISOString(), sender_id: lastSenderId },
      created_at: row.createdAt.toISOString(),
      unread_count: row.unread,
      read_up_to: row.readByOther,
      blocked: row.blocked,
    };
  });
  const byId = new Map(views.map((view) => [view.id, view]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Row = {
  id: number;
  lastPreview: string | null;
  lastSenderId: number | null;
  lastAt: Date | null;
  createdAt: Date;
  otherId: number;
  unread: number;
  readByOther: number;
  companyId: number | null;
  companyName: string | null;
  logoFileId: number | null;
  firstPublishedAt: Date | null;
  blocked: boolean;
};

const sideOfRow = (seat: RawBuilder<unknown>) => sql`(
  select ${seat} union all
  select x.user_id from company_members x where x.company_id = c.company_id and ${seat} <> c.candidate_id)`;

const ofCompany = (person: PersonRow, { companyId, companyName, logoFileId, firstPublishedAt }: Row): PersonRow =>
  companyId === null ? person : { ...person, companyId, companyName, logoFileId, firstPublishedAt };
