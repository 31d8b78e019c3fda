import type { NotificationView } from "@app/contract/notifications/notifications";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { presentNotification, RETURNED_COLUMNS, type WrittenNotification } from "../notification-view.ts";

/** The badge shows « 99+ » from here on. */
export const UNREAD_CAP = 100;

/** How much is unread, and the newest of it. */
export type UnreadSummary = {
  userId: number;
  notifications: number;
  latestNotification: number;
  conversations: number;
  /** The conversation with the latest activity, and when. */
  conversation: number | null;
  movedAt: Date | null;
};

/** Many users in one statement: each is a few lookups in partial indexes. */
export async function readUnreadSummaries(ctx: Context, userIds: readonly number[]): Promise<UnreadSummary[]> {
  if (userIds.length === 0) return [];
  const now = sql`${ctx.now()}::timestamptz`;
  const { rows } = await sql<UnreadSummary>`
    select asked.id as user_id, n.notifications, n.latest_notification, c.conversations, recent.conversation, recent.moved_at
    from unnest(${[...userIds]}::bigint[]) asked (id)
    cross join lateral (
      select count(*)::integer as notifications, coalesce(max(id), 0) as latest_notification
      from (select id from notifications where user_id = asked.id and read_at is null limit ${UNREAD_CAP}) unread) n
    left join company_members own on own.user_id = asked.id and own.left_at is null
    cross join lateral (
      select count(*)::integer as conversations
      from (
        select 1 from conversation_members where own.user_id is null and user_id = asked.id and unread > 0
        union all
        -- What waits for the company waits for whoever of it may read it.
        select 1 from (select distinct user_id from company_members where company_id = own.company_id) seat
        join conversation_members w on w.user_id = seat.user_id and w.unread > 0
        join conversations v on v.id = w.conversation_id and v.company_id = own.company_id
        where member_reads(own, v.candidate_id, ${now})
        limit ${UNREAD_CAP}) waiting) c
    left join lateral (
      (select conversation_id as conversation, last_at as moved_at from conversation_members
      where own.user_id is null and user_id = asked.id order by last_at desc limit 1)
      union all
      (select v.id, coalesce(v.last_at, v.created_at) from conversations v
      where v.company_id = own.company_id and member_reads(own, v.candidate_id, ${now})
      order by coalesce(v.last_at, v.created_at) desc, v.id desc limit 1)) recent on true`.execute(ctx.db);
  return rows;
}

/** Unread notifications after the last one sent to each user, oldest first. */
export async function readUndelivered(
  ctx: Context,
  users: readonly { userId: number; after: number }[],
): Promise<{ userId: number; notification: NotificationView }[]> {
  if (users.length === 0) return [];
  const { rows } = await sql<WrittenNotification>`
    select ${RETURNED_COLUMNS}
    from unnest(${users.map(({ userId }) => userId)}::bigint[], ${users.map(({ after }) => after)}::bigint[]) asked (reader, after)
    cross join lateral (
      select * from notifications where user_id = asked.reader and read_at is null and id > asked.after limit ${UNREAD_CAP}) n
    order by id`.execute(ctx.db);
  return rows.map((row) => ({ userId: row.userId, notification: presentNotification(row, ctx.now()) }));
}
