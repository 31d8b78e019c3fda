import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { isStartLocked } from "@app/domain/missions/mission";
import { formatMoment } from "@app/domain/time/format-time";
import { sql } from "kysely";
import { enqueue, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { recordEvent } from "./application-events.ts";
import { lockApplication } from "./lock-application.ts";
import { freePlaces, recountPlaces } from "./take-places.ts";

/** An offer that was not confirmed in time ends: the place is free again, and nothing counts against the person. Idempotent. */
export async function onConfirmationDue(
  ctx: Context,
  { applicationId }: JobPayload<"application.confirmation_due">,
): Promise<void> {
  const owner = await ctx.db
    .selectFrom("applications")
    .where("id", "=", applicationId)
    .select("candidateId as userId")
    .executeTakeFirst();
  if (!owner) return;
  await transaction(ctx, async (tx) => {
    const locked = await lockApplication(tx, applicationId, { role: "candidate", sessionId: 0, ...owner });
    const { missionId, application } = locked;
    const { status, candidateStatus, confirmBefore } = application;
    if (status !== "accepted" || candidateStatus !== null || confirmBefore === null) return;
    const now = ctx.now();
    // The clock of the database, which starts jobs, may be ahead of ours.
    if (confirmBefore > now) return enqueue(tx, "application.confirmation_due", { applicationId }, confirmBefore);
    // Whoever comes anyway is on the spot: the employer says so.
    if (isStartLocked(application, now)) return;
    await tx
      .updateTable("applications")
      .set({ status: "rejected", decidedAt: now, statusBeforeDecision: null, decisionVisibleAt: null })
      // What may still be confirmed while it is free.
      .set({
        offeredShifts: sql`(select array_agg(b.shift_id) from bookings b where b.application_id = applications.id)`,
      })
      .where("missionId", "=", missionId)
      .where("id", "=", applicationId)
      .execute();
    await freePlaces(tx, locked);
    await recountPlaces(tx, missionId, now);
    await enqueue(tx, "mission.reopened", { missionId });
    const reason = fr.notConfirmed(formatMoment(confirmBefore));
    await recordEvent(tx, { missionId, applicationId, kind: "released", actorId: null, at: now, reason });
  });
}
