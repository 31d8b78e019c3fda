import { applicationNotifications } from "@app/contract/notifications/application-notifications";
import { notificationFr as fr } from "@app/contract/notifications/notifications.fr";
import type { Db } from "@app/db/database";
import { momentIn } from "@app/domain/notifications/dated-text";
import { type RawBuilder, sql } from "kysely";
import { enqueue, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { readReplacedMission } from "../../views/proposed-mission.ts";
import { recipientsOf } from "../../views/recipients.ts";
import { textsOf, wordsFor } from "./words/reader-words.ts";
import { writeNotifications } from "./write-notifications.ts";

type Application = {
  id: number;
  missionId: number;
  candidateId: number;
  status: "pending" | "reviewed" | "accepted" | "rejected";
  candidateStatus: "confirmed" | "withdrawn" | null;
  candidate: string;
  company: string;
  job: string;
  startsAt: Date;
  vetoUntil: Date | null;
  recipients: number[];
  /** Of the candidate. */
  language: string | null;
};

/** Held, so that what is written is true of the state it is written with. */
async function lockApplication(tx: Db, isIt: RawBuilder<unknown>, now: Date): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    select a.id, a.mission_id, a.candidate_id, a.status, a.candidate_status, u.first_name || ' ' || u.last_name as candidate, u.language,
      co.name as company, m.title as job, a.veto_until,
      coalesce((select min(lower(b.during)) from bookings b where b.application_id = a.id), next_start_of(m, ${now}), m.starts_at) as starts_at,
      ${recipientsOf("m", sql`${now}::timestamptz`)} as recipients
    from applications a join missions m on m.id = a.mission_id join companies co on co.id = m.company_id join users u on u.id = a.candidate_id
    where ${isIt} for no key update of a`.execute(tx);
  return rows[0];
}

/** Somebody who was called said yes, and the employer chooses. Idempotent. */
export async function onCallAnswered(ctx: Context, { propositionId }: JobPayload<"call.answered">): Promise<void> {
  await transaction(ctx, async (tx) => {
    const proposition = await tx
      .selectFrom("propositions")
      .where("id", "=", propositionId)
      .where("answer", "=", "yes")
      .select(["applicationId", "answeredAt", "callReplaces"])
      .executeTakeFirst();
    if (!proposition?.applicationId || !proposition.answeredAt) return;
    const at = proposition.answeredAt;
    const application = await lockApplication(tx, sql`a.id = ${proposition.applicationId}`, ctx.now());
    if (!application || application.candidateStatus !== null) return;
    const { id, missionId, status, recipients } = application;
    const { callReplaces } = proposition;
    // Of what is left of a shift, by an acceptance now.
    const startsAt =
      callReplaces === null ? application.startsAt : await startOfRest(tx, missionId, callReplaces, ctx.now());
    if (startsAt === undefined) return;
    if (status !== "pending" && status !== "reviewed") return;
    const about = { key: `call_answered:${propositionId}:${at.getTime()}`, at, type: "application_update" as const };
    const values = { ...application, when: momentIn(startsAt) };
    const words = callReplaces === null ? fr.callAnswered(values) : fr.replacementAnswered(values);
    const actionUrl = `/employeur/tableau-de-bord/candidatures/${id}`;
    await writeNotifications(
      ctx,
      tx,
      { ...about, missionStartsAt: startsAt },
      recipients.map((userId) => ({ userId, kind: "call_answered" as const, actionUrl, ...words })),
    );
    for (const userId of recipients) {
      publishToUser(ctx, tx, userId, { type: "application", id, job: missionId });
      publishToUser(ctx, tx, userId, { type: "job", id: missionId });
    }
  });
}

const startOfRest = async (tx: Db, missionId: number, replaces: number, now: Date) =>
  (await readReplacedMission(tx, missionId, replaces, now))?.startsAt;

/** The minutes in which the employer could give up the person are over: the place is theirs, and they read so. Idempotent. */
export async function onVetoEnded(
  ctx: Context,
  { applicationId }: JobPayload<"application.veto_ended">,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    const application = await lockApplication(tx, sql`a.id = ${applicationId}`, now);
    if (!application?.vetoUntil || application.status !== "accepted" || application.candidateStatus !== "confirmed")
      return;
    const { id, missionId, candidateId, vetoUntil: at, startsAt } = application;
    // The clock of the database, which starts jobs, may be ahead of ours.
    if (at > now) return enqueue(tx, "application.veto_ended", { applicationId }, at);
    const reader = await wordsFor(applicationNotifications, application.language);
    await writeNotifications(
      ctx,
      tx,
      { key: `place_given:${id}:${at.getTime()}`, at, type: "application_update", missionStartsAt: startsAt },
      [
        {
          userId: candidateId,
          kind: "place_given",
          actionUrl: `/candidat/tableau-de-bord/candidatures/${id}`,
          ...textsOf(reader, (words) => words.placeGiven({ ...application, when: momentIn(startsAt) })),
        },
      ],
    );
    publishToUser(ctx, tx, candidateId, { type: "application", id, job: missionId });
  });
}
