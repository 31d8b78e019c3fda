import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { tacitAttendanceAt } from "@app/domain/applications/attendance";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { countAnswers } from "./answer-stats.ts";
import { recordEvent } from "./application-events.ts";
import { lockApplication } from "./lock-application.ts";
import { choosePlaces, recountPlaces, takePlaces } from "./take-places.ts";

/**
 * Accepts and confirms an application at once: its employer chose the first person who says yes. They may cancel it with
 * a reason for ten minutes.
 */
export async function bookFirst(ctx: Context, tx: Db, candidate: Candidate, applicationId: number): Promise<void> {
  const locked = await lockApplication(tx, applicationId, candidate, ctx.now());
  const { missionId, application } = locked;
  const now = ctx.now();
  await takePlaces(tx, locked, choosePlaces(locked, null), now);
  await tx.updateTable("bookings").set({ confirmedAt: now }).where("applicationId", "=", applicationId).execute();
  await tx
    .updateTable("applications")
    .set({ status: "accepted", candidateStatus: "confirmed", decidedAt: now, answeredAt: now, confirmedAt: now })
    .set({ attendanceDueAt: tacitAttendanceAt(application.endsAt) })
    .where("missionId", "=", missionId)
    .where("id", "=", applicationId)
    .execute();
  await recountPlaces(tx, missionId, now);
  const event = { missionId, applicationId, actorId: candidate.userId, at: now };
  await recordEvent(tx, { ...event, kind: "accepted" });
  await recordEvent(tx, { ...event, kind: "confirmed" });
  await countAnswers(tx, missionId, [applicationId], 1);
  publishToUser(ctx, tx, candidate.userId, { type: "application", id: applicationId, job: missionId });
}
