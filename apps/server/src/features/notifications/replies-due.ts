import { notificationFr as fr } from "@app/contract/notifications/notifications.fr";
import type { Db } from "@app/db/database";
import { deadlineIn, momentIn } from "@app/domain/notifications/dated-text";
import { type RawBuilder, sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { recipientsOf } from "../../views/recipients.ts";
import { onApplicationEvent } from "./application-jobs.ts";
import { type NewNotification, writeNotifications } from "./write-notifications.ts";

type Payload = JobPayload<"application.reply_soon" | "application.lapsed">;
type Words = Pick<NewNotification, "kind" | "title" | "message">;

/** At half of the time to answer: one reminder for all those who wait for this mission. Idempotent. */
export async function onReplySoon(ctx: Context, { missionId, at }: Payload): Promise<void> {
  const found = await readMission(
    ctx.db,
    missionId,
    new Date(at),
    sql<boolean>`a.status in ('pending', 'reviewed') and a.candidate_status is distinct from 'withdrawn' and a.reply_by is not null`,
  );
  if (!found?.until) return;
  const { count, job, startsAt, until } = found;
  const words = fr.replySoon({ count, job, when: momentIn(startsAt), until: deadlineIn(until) });
  await notify(ctx, { missionId, at }, found, { kind: "reply_soon", ...words });
}

/** The applications of a mission that nobody answered in time, those of one moment together: each person, then their employer. Idempotent. */
export async function onLapsed(ctx: Context, { missionId, at }: Payload): Promise<void> {
  const time = new Date(at);
  const events = await ctx.db
    .selectFrom("applicationEvents")
    .where("missionId", "=", missionId)
    .where("kind", "=", "lapsed")
    .where("at", "=", time)
    .orderBy("id")
    .select("id")
    .execute();
  for (const { id: eventId } of events) await onApplicationEvent(ctx, { missionId, eventId });
  const found = await readMission(ctx.db, missionId, time, sql<boolean>`a.status = 'lapsed' and a.lapsed_at = ${time}`);
  if (!found || found.count === 0) return;
  const words = fr.applicationsLapsed({ ...found, when: momentIn(found.startsAt) });
  await notify(ctx, { missionId, at }, found, { kind: "application_lapsed", ...words });
}

type Found = { job: string; startsAt: Date; recipients: number[]; count: number; until: Date | null };

/** A mission that is not over, with how many of its applications `a` these are and the first end among them. */
async function readMission(
  db: Db,
  missionId: number,
  at: Date,
  these: RawBuilder<boolean>,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select m.title as job, m.starts_at, ${recipientsOf("m", sql`${at}::timestamptz`)} as recipients, w.count, w.until
    from missions m
    cross join lateral (
      select count(*)::integer as count, min(a.reply_by) as until from applications a where a.mission_id = m.id and ${these}) w
    where m.id = ${missionId} and m.status <> 'completed' and m.deleted_at is null`.execute(db);
  return rows[0];
}

async function notify(
  ctx: Context,
  { missionId, at }: Payload,
  { recipients, startsAt }: Found,
  words: Words,
): Promise<void> {
  const actionUrl = `/employeur/tableau-de-bord/emploi/${missionId}/candidatures`;
  await writeNotifications(
    ctx,
    ctx.db,
    {
      key: `${words.kind}:${missionId}:${at}`,
      at: new Date(at),
      type: "application_update",
      missionStartsAt: startsAt,
    },
    recipients.map((userId) => ({ userId, actionUrl, ...words })),
  );
}
