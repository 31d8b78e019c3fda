import { dayNotificationFr as fr } from "@app/contract/notifications/day-notifications.fr";
import { ASK_MINUTES, LATE_MINUTES } from "@app/domain/day/presence";
import { formatTime } from "@app/domain/time/format-time";
import { sql } from "kysely";
import { enqueue, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { recipientsOf } from "../../views/recipients.ts";
import { type NewNotification, writeNotifications } from "./write-notifications.ts";

const MINUTE = 60_000;
/** An arrival that waited longer on a phone is on the board, and rings nowhere. */
const NEWS_FOR_MS = 4 * 60 * MINUTE;

/** Idempotent: key and time are those of the shift. */
export async function onArrived(ctx: Context, payload: JobPayload<"presence.arrived">): Promise<void> {
  const found = await readExpected(ctx, payload);
  if (!found?.arrivedAt || !found.receivedAt) return;
  // Who is called for the rest of their shift reads that there is nothing left to take.
  if (found.attendance === "absent") await enqueue(ctx.db, "reserve.replace", { missionId: found.missionId });
  if (found.receivedAt.getTime() - found.arrivedAt.getTime() > NEWS_FOR_MS) return;
  const words = fr.arrived({
    ...found,
    candidate: nameOf(found),
    time: formatTime(found.arrivedAt),
    isAfterAbsence: found.attendance === "absent",
  });
  // Nobody is notified of their own action.
  const recipients = found.recipients.filter((userId) => userId !== found.byUser);
  await notify(ctx, payload, found, { kind: "arrived", at: found.receivedAt, words, recipients });
}

/** Unless somebody has said meanwhile that the person is there, or not. Idempotent. */
export async function onLate(ctx: Context, payload: JobPayload<"presence.late">): Promise<void> {
  const found = await readExpected(ctx, payload);
  if (!found || found.arrivedAt || found.attendance !== null) return;
  const after = (minutes: number) => new Date(found.startsAt.getTime() + minutes * MINUTE);
  const values = { ...found, candidate: nameOf(found), starts: formatTime(found.startsAt) };
  const words = payload.asked
    ? fr.presenceAsked(values)
    : fr.late({ ...values, asked: formatTime(after(ASK_MINUTES)) });
  const news = payload.asked
    ? ({ kind: "presence_asked", at: after(ASK_MINUTES) } as const)
    : ({ kind: "late", at: after(LATE_MINUTES) } as const);
  await notify(ctx, payload, found, { ...news, words, recipients: found.recipients });
}

type Expected = NonNullable<Awaited<ReturnType<typeof readExpected>>>;
type News = {
  kind: "arrived" | "late" | "presence_asked";
  at: Date;
  words: { title: string; message: string };
  recipients: readonly number[];
};

async function notify(
  ctx: Context,
  { applicationId, shiftId }: { applicationId: number; shiftId: number },
  { startsAt, establishmentId }: Expected,
  { kind, at, words, recipients }: News,
): Promise<void> {
  const actionUrl = `/employeur/tableau-de-bord/aujourd-hui?etablissement=${establishmentId ?? "none"}#candidature-${applicationId}`;
  const drafts = recipients.map((userId): NewNotification => ({ userId, kind, actionUrl, ...words }));
  const key = `${kind}:${applicationId}:${shiftId}`;
  await writeNotifications(ctx, ctx.db, { key, at, type: "application_update", missionStartsAt: startsAt }, drafts);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Somebody who is still booked; shift leads hear of the day. */
function readExpected(ctx: Context, { applicationId, shiftId }: { applicationId: number; shiftId: number }) {
  return ctx.db
    .selectFrom("bookings as b")
    .innerJoin("applications as a", "a.id", "b.applicationId")
    .innerJoin("missions as m", "m.id", "b.missionId")
    .innerJoin("users as u", "u.id", "b.candidateId")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("presenceEvents as e")
          .whereRef("e.applicationId", "=", "b.applicationId")
          .whereRef("e.shiftId", "=", "b.shiftId")
          .where("e.kind", "=", "in")
          .orderBy("e.at")
          .limit(1)
          .select(["e.at as arrivedAt", "e.receivedAt", "e.byUser"])
          .as("arrival"),
      (join) => join.onTrue(),
    )
    .where("b.shiftId", "=", shiftId)
    .where("b.applicationId", "=", applicationId)
    .where("m.deletedAt", "is", null)
    .select(["a.attendance", "b.missionId", "m.title as job", "m.establishmentId", "u.firstName", "u.lastName"])
    .select(["arrival.arrivedAt", "arrival.receivedAt", "arrival.byUser"])
    .select(sql<Date>`lower(b.during)`.as("startsAt"))
    .select(
      sql<boolean>`exists (select from bookings r where r.shift_id = b.shift_id and r.replaces = b.application_id)`.as(
        "isReplaced",
      ),
    )
    .select(recipientsOf("m", sql`${ctx.now()}::timestamptz`, sql<boolean>`true`).as("recipients"))
    .executeTakeFirst();
}
