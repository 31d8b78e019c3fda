import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { tacitAttendanceAt } from "@app/domain/applications/attendance";
import { vetoEnd, vetoUntil } from "@app/domain/applications/veto";
import { requireLawfulContract } from "../../commands/require-lawful-contract.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { countAnswers } from "./answer-stats.ts";
import { recordEvent } from "./application-events.ts";
import { lockApplication } from "./lock-application.ts";
import { takeRest } from "./reserve/take-rest.ts";
import { choosePlaces, recountPlaces, takePlaces } from "./take-places.ts";

/**
 * Accepts and confirms an application at once: its employer chose the first person who says yes. They may give it up with
 * a reason for ten minutes, unless the start is near. `isVetoable`: what a call said of it.
 */
export async function bookFirst(
  ctx: Context,
  tx: Db,
  candidate: Candidate,
  applicationId: number,
  isVetoable: boolean | null = null,
): Promise<void> {
  const locked = await lockApplication(tx, applicationId, candidate, ctx.now());
  const { missionId, application, replaces } = locked;
  const now = ctx.now();
  if (replaces !== null) {
    await takeRest(tx, locked, { replaces, acceptedBy: candidate.userId, now });
    return publishToUser(ctx, tx, candidate.userId, { type: "application", id: applicationId, job: missionId });
  }
  const places = choosePlaces(locked, null);
  await requireLawfulContract(tx, applicationId, places.shiftIds);
  await takePlaces(tx, locked, places, now);
  const until = isVetoable === null ? vetoUntil({ now, startsAt: places.startsAt }) : isVetoable ? vetoEnd(now) : null;
  await tx.updateTable("bookings").set({ confirmedAt: now }).where("applicationId", "=", applicationId).execute();
  await tx
    .updateTable("applications")
    .set({ status: "accepted", candidateStatus: "confirmed", decidedAt: now, answeredAt: now, confirmedAt: now })
    .set({ attendanceDueAt: tacitAttendanceAt(application.endsAt), vetoUntil: until, confirmBefore: null })
    .set({ statusBeforeDecision: null, decisionVisibleAt: null })
    .where("missionId", "=", missionId)
    .where("id", "=", applicationId)
    .execute();
  await recountPlaces(tx, missionId, now);
  const event = { missionId, applicationId, actorId: candidate.userId, at: now };
  await recordEvent(tx, { ...event, kind: "accepted" });
  await recordEvent(tx, { ...event, kind: "confirmed" });
  if (until) await enqueue(tx, "application.veto_ended", { applicationId }, until);
  await countAnswers(tx, missionId, [applicationId], 1);
  publishToUser(ctx, tx, candidate.userId, { type: "application", id: applicationId, job: missionId });
}
