import { notificationFr as fr } from "@app/contract/notifications/notifications.fr";
import type { Db } from "@app/db/database";
import { momentIn } from "@app/domain/notifications/dated-text";
import { sql } from "kysely";
import { enqueue, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { recipientsOf } from "../../views/recipients.ts";
import { type NewNotification, writeNotifications } from "./write-notifications.ts";

/** The first application is told at once; those of the next ten minutes together. */
const TOGETHER_MS = 10 * 60_000;

const listOf = (missionId: number) => `/employeur/tableau-de-bord/emploi/${missionId}/candidatures`;

type Received = { missionId: number; eventId: number; applicationId: number; recipients: number[]; at: Date };

/** Whether this application is told with others, later. The lock keeps two jobs from each being the first. Idempotent. */
export async function joinsOthers(
  tx: Db,
  { missionId, eventId, applicationId, recipients, at }: Received,
): Promise<boolean> {
  await lockMission(tx, missionId);
  const { rows } = await sql<{ groupState: string | null }>`
    select group_state from application_events where id = ${eventId}`.execute(tx);
  if (rows[0]?.groupState) return true;
  const latest = await readLatest(tx, { missionId, recipients, applicationId, at });
  if (latest === null) return false;
  await sql`update application_events set group_state = 'waiting' where id = ${eventId}`.execute(tx);
  await enqueue(tx, "application.received_together", { missionId }, new Date(latest.getTime() + TOGETHER_MS));
  return true;
}

/** Tells of all applications since the latest notification. Idempotent: nothing is left for the second time. */
export async function onReceivedTogether(
  ctx: Context,
  { missionId }: JobPayload<"application.received_together">,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const mission = await tx
      .selectFrom("missions as m")
      .where("m.id", "=", missionId)
      .select(["m.title as job", "m.startsAt", recipientsOf("m", sql`${ctx.now()}::timestamptz`).as("recipients")])
      .executeTakeFirst();
    if (!mission) return;
    await lockMission(tx, missionId);
    const { recipients, job, startsAt } = mission;
    const waiting = await takeWaiting(tx, missionId);
    const [first] = waiting;
    if (!first) return;
    const values = { job, when: momentIn(startsAt) };
    const draft: Omit<NewNotification, "userId"> = {
      kind: "application_received",
      ...(waiting.length === 1
        ? {
            actionUrl: `/employeur/tableau-de-bord/candidatures/${first.applicationId}`,
            ...fr.applicationReceived({ ...values, candidate: first.candidate }),
          }
        : { actionUrl: listOf(missionId), ...fr.applicationsReceived({ ...values, count: waiting.length }) }),
    };
    const key = waiting.length === 1 ? `application_event:${first.eventId}` : `applications_received:${first.eventId}`;
    const at = waiting.length === 1 ? first.at : ctx.now();
    await writeNotifications(
      ctx,
      tx,
      { key, at, type: "application_update", missionStartsAt: startsAt },
      recipients.map((userId) => ({ ...draft, userId })),
    );
  });
}

const lockMission = (tx: Db, missionId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('applications_received', ${missionId}))`.execute(tx);

/** When the employer was told of another application to this mission, in the last ten minutes. */
async function readLatest(
  tx: Db,
  { missionId, recipients, applicationId, at }: Omit<Received, "eventId">,
): Promise<Date | null> {
  const { rows } = await sql<{ latest: Date | null }>`
    select max(n.created_at) as latest from notifications n
    where n.user_id = any (${[...recipients]}::bigint[]) and n.kind = 'application_received' and n.created_at > ${new Date(at.getTime() - TOGETHER_MS)}
      and (n.action_url = ${listOf(missionId)} or exists (
        select from applications a where a.mission_id = ${missionId} and a.id <> ${applicationId}
          and n.action_url = '/employeur/tableau-de-bord/candidatures/' || a.id))`.execute(tx);
  return rows[0]?.latest ?? null;
}

type Waiting = { applicationId: number; eventId: number; candidate: string; at: Date };

/** Those to tell of, in the order of time: neither opened, answered nor withdrawn meanwhile. */
async function takeWaiting(tx: Db, missionId: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with taken as (
      update application_events set group_state = 'notified'
      where mission_id = ${missionId} and group_state = 'waiting' returning id, application_id, at)
    select a.id as application_id, t.id as event_id, u.first_name || ' ' || u.last_name as candidate, t.at
    from taken t
    join applications a on a.id = t.application_id and a.created_at = t.at
    join users u on u.id = a.candidate_id
    where a.status = 'pending' and a.seen_at is null and a.candidate_status is null
    order by t.at, t.id`.execute(tx);
  return rows;
}
