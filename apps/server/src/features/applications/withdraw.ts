import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { isUndo, refuseWithdraw, type WithdrawRefusal } from "@app/domain/applications/application";
import { isLateWithdrawal } from "@app/domain/applications/attendance";
import { statusToRestore } from "@app/domain/applications/decision-undo";
import { sql } from "kysely";
import { resumeWave } from "../../commands/waves.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { recordEvent, writeEvent } from "./application-events.ts";
import { readApplication } from "./application-view.ts";
import { recountOnceAgreed } from "./attendance.ts";
import { type LockedApplication, lockApplication } from "./lock-application.ts";
import { freeApplicationSlot, freePlaces, recountPlaces } from "./take-places.ts";
import { revertDecision } from "./undo-decision.ts";

const SENTENCES: Record<WithdrawRefusal, string> = {
  already_withdrawn: fr.alreadyWithdrawn,
  already_rejected: fr.alreadyRejected,
  application_lapsed: fr.nothingToWithdraw,
  mission_started: fr.missionStarted,
};

/**
 * Withdraws an application and frees its position. Idempotent. In the first minutes it is an undo: its notifications
 * are deleted, lists no longer show it, and an employer who has not opened it is not notified.
 */
export async function withdraw(
  ctx: Context,
  candidate: Candidate,
  applicationId: number,
  { reason = null, undo = false }: { reason?: string | null; undo?: boolean } = {},
): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const found = await lockApplication(tx, applicationId, candidate);
    const now = ctx.now();
    // A decision still hidden from them is undone first.
    const locked = statusToRestore(found.application, now) === null ? found : await revertDecision(tx, found, now);
    const { missionId, application } = locked;
    if (application.candidateStatus !== "withdrawn") {
      const refusal = refuseWithdraw(application, now);
      if (refusal) throw conflict(refusal, SENTENCES[refusal]);
      const undone = isUndo(application, now);
      if (undo && !undone) throw conflict("undo_too_late", fr.undoTooLate);
      const isLate = isLateWithdrawal(application, now);
      await freeApplicationSlot(tx, locked);
      if (application.status === "accepted") await freePlaces(tx, locked);
      await tx
        .updateTable("applications")
        .set({ candidateStatus: "withdrawn", withdrawnAt: now, undone, lateWithdrawal: isLate })
        .where("missionId", "=", missionId)
        .where("id", "=", applicationId)
        .execute();
      if (application.status === "accepted") {
        await recountPlaces(tx, missionId, now);
        await enqueue(tx, "mission.reopened", { missionId });
      } else await resumeWave(tx, missionId, now);
      if (isLate) await recountOnceAgreed(tx, candidate.userId, now);
      if (undone) await retractArrival(ctx, tx, locked);
      const record = undone && application.seenAt === null ? writeEvent : recordEvent;
      await record(tx, { missionId, applicationId, kind: "withdrawn", actorId: candidate.userId, at: now, reason });
    }
    return readApplication(tx, candidate, applicationId, now);
  });
}

/** Deletes the notifications of its arrival. The job that writes them waits for this row, and finds it withdrawn. */
async function retractArrival(
  ctx: Context,
  tx: Db,
  { missionId, applicationId, application }: LockedApplication,
): Promise<void> {
  const received = await tx
    .selectFrom("applicationEvents as e")
    .innerJoin("missions as m", "m.id", "e.missionId")
    .where("e.missionId", "=", missionId)
    .where("e.applicationId", "=", applicationId)
    .where("e.kind", "=", "received")
    .orderBy("e.id", "desc")
    .select(["e.id", "m.createdBy"])
    .select(
      sql<number[]>`array(select c.user_id from company_members c where c.company_id = m.company_id)`.as("members"),
    )
    .executeTakeFirst();
  if (!received) return;
  // Whoever was on duty then.
  const recipients = [...new Set([application.candidateId, received.createdBy, ...received.members])];
  const eventKey = `application_event:${received.id}`;
  await tx
    .deleteFrom("notifications")
    .where("userId", "in", recipients)
    .where("eventKey", "=", eventKey)
    .where("createdAt", "=", application.createdAt)
    .execute();
  // A push already sent stays; the mail has not been sent yet.
  await tx.deleteFrom("deliveries").where("userId", "in", recipients).where("eventKey", "=", eventKey).execute();
  for (const userId of recipients) {
    publishToUser(ctx, tx, userId, { type: "counters" });
    publishToUser(ctx, tx, userId, { type: "application", id: applicationId, job: missionId });
  }
}
