import type { Db } from "@app/db/database";
import { replyBy, replyReminderAt } from "@app/domain/applications/reply-by";
import { sql } from "kysely";

type Waiting = {
  id: number;
  createdAt: Date;
  replyBy: Date;
  replyDueAt: Date | null;
  startsAt: Date;
  interviewAt: Date | null;
};

/**
 * The shifts or an interview have changed: the time to answer those who wait is counted from their application again. One application,
 * or all of the mission, which is locked.
 */
export async function moveReplies(
  tx: Db,
  missionId: number,
  now: Date,
  applicationId: number | null = null,
): Promise<void> {
  const { rows } = await sql<Waiting>`
    select a.id, a.created_at, a.reply_by, a.reply_due_at,
      coalesce((
        select min(s.starts_at) from shifts s
        where s.mission_id = m.id and s.starts_at > a.created_at and (a.shift_ids is null or s.id = any (a.shift_ids))), m.starts_at) as starts_at,
      (select max(coalesce(i.chosen_time, (select max(t) from unnest(i.proposed_times) t)))
        from interviews i where i.application_id = a.id and i.status <> 'declined') as interview_at
    from applications a join missions m on m.id = a.mission_id
    where a.mission_id = ${missionId} and (${applicationId}::bigint is null or a.id = ${applicationId})
      and a.status in ('pending', 'reviewed') and a.candidate_status is distinct from 'withdrawn' and a.reply_by is not null
    order by a.id for no key update of a`.execute(tx);
  if (rows.length === 0) return;
  const moved = rows.map((row) => {
    const until = replyBy({ ...row, changedAt: now });
    // Reminded once, whatever changes afterwards.
    const isReminded = row.replyDueAt?.getTime() === row.replyBy.getTime();
    return { id: row.id, until, due: isReminded ? until : replyReminderAt({ ...row, until }) };
  });
  await sql`
    update applications a set reply_by = x.until, reply_due_at = x.due
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ until }) => until)}::timestamptz[],
      ${moved.map(({ due }) => due)}::timestamptz[]) x (id, until, due)
    where a.id = x.id`.execute(tx);
}
