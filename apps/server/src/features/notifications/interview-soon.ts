import { applicationNotifications } from "@app/contract/notifications/application-notifications";
import { notificationFr as fr } from "@app/contract/notifications/notifications.fr";
import { interviewReminderAt, isInterviewPossible } from "@app/domain/applications/interview";
import { momentIn } from "@app/domain/notifications/dated-text";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { recipientsOf } from "../../views/recipients.ts";
import { textsOf, wordsFor } from "./words/reader-words.ts";
import { type NewNotification, writeNotifications } from "./write-notifications.ts";

/** Reminds both parties, unless the interview was moved or cancelled. Idempotent. */
export async function onInterviewSoon(
  ctx: Context,
  { interviewId, time }: JobPayload<"interview.soon">,
): Promise<void> {
  const chosenTime = new Date(time);
  const interview = await readInterviewContext(ctx, interviewId, chosenTime);
  if (!interview || !isInterviewPossible(interview)) return;
  const when = { job: interview.job, place: interview.place, time: momentIn(chosenTime), at: chosenTime };
  const reader = await wordsFor(applicationNotifications, interview.language);
  const drafts: NewNotification[] = [
    {
      userId: interview.candidateId,
      kind: "interview_soon",
      actionUrl: `/candidat/tableau-de-bord/entretiens/${interviewId}`,
      ...textsOf(reader, (words) => words.interviewSoon({ ...when, other: interview.company })),
    },
    ...interview.recipients.map((userId) => ({
      userId,
      kind: "interview_soon" as const,
      actionUrl: `/employeur/tableau-de-bord/entretiens/${interviewId}`,
      ...fr.interviewSoon({ ...when, other: `${interview.firstName} ${interview.lastName}` }),
    })),
  ];
  const at = interviewReminderAt(chosenTime);
  const about = { key: `interview_soon:${interviewId}`, at, missionStartsAt: interview.startsAt };
  await writeNotifications(ctx, ctx.db, { ...about, type: "application_update" }, drafts);
}

function readInterviewContext(ctx: Context, interviewId: number, chosenTime: Date) {
  return ctx.db
    .selectFrom("interviews as i")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.missionId", "=", "i.missionId").onRef("a.id", "=", "i.applicationId"),
    )
    .innerJoin("missions as m", "m.id", "i.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("users as u", "u.id", "a.candidateId")
    .where("i.id", "=", interviewId)
    .where("i.status", "=", "chosen")
    .where("i.chosenTime", "=", chosenTime)
    .select(["i.place", "a.candidateId", "a.status", "a.candidateStatus", "m.title as job", "m.startsAt"])
    .select(recipientsOf("m", sql`${interviewReminderAt(chosenTime)}::timestamptz`).as("recipients"))
    .select(["co.name as company", "u.firstName", "u.lastName", "u.language"])
    .executeTakeFirst();
}
