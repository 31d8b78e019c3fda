import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import {
  type ApplicationStatus,
  isAnswer,
  isCancellation,
  refuseTransition,
  type StatusEvent,
  statusEvents,
} from "@app/domain/applications/application";
import { confirmBefore } from "@app/domain/applications/confirmation";
import { decisionVisibleAt, statusToRestore } from "@app/domain/applications/decision-undo";
import { firstYesCancelUntil } from "@app/domain/applications/first-yes";
import { isStartLocked } from "@app/domain/missions/mission";
import { resumeWave } from "../../commands/waves.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { type AppError, conflict, invalidField } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { countAnswers } from "./answer-stats.ts";
import { recordEvent } from "./application-events.ts";
import { readApplication } from "./application-view.ts";
import { type LockedApplication, lockApplication } from "./lock-application.ts";
import { freePlaces, recountPlaces, takePlaces } from "./take-places.ts";
import { revertDecision } from "./undo-decision.ts";

type Change = {
  status: ApplicationStatus;
  reason: string | null;
  /** Only the call with a reason may cancel an acceptance. */
  mayCancel: boolean;
  /** To accept only some of the shifts asked for. */
  shifts?: readonly number[] | null;
};

export const accept = (ctx: Context, employer: Employer, id: number, shifts: readonly number[] | null = null) =>
  changeStatus(ctx, employer, id, { status: "accepted", reason: null, mayCancel: false, shifts });
export const reject = (ctx: Context, employer: Employer, id: number) =>
  changeStatus(ctx, employer, id, { status: "rejected", reason: null, mayCancel: false });

/** Idempotent: a retry gets the same answer. */
export async function changeStatus(
  ctx: Context,
  employer: Employer,
  applicationId: number,
  change: Change,
): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const found = await lockApplication(tx, applicationId, employer);
    // Read after the lock, so that times follow the order of the locks.
    const now = ctx.now();
    const locked = await withoutUndoable(tx, found, change, now);
    if (locked.application.status !== change.status) {
      const refusal = refuse(locked, change, now);
      if (refusal) throw refusal;
      await apply(tx, locked, change, employer.userId, now);
      // The employer's other tabs are updated now; the candidate is notified by the job.
      publishToUser(ctx, tx, employer.userId, { type: "application", id: applicationId, job: locked.missionId });
    }
    return readApplication(tx, employer, applicationId, now);
  });
}

/** A decision that is still hidden is undone before the new one is made. */
async function withoutUndoable(
  tx: Db,
  locked: LockedApplication,
  { status: to }: Change,
  now: Date,
): Promise<LockedApplication> {
  const { status } = locked.application;
  if (status === to || statusToRestore(locked.application, now) === null) return locked;
  return revertDecision(tx, locked, now);
}

function refuse({ application }: LockedApplication, change: Change, now: Date): AppError | null {
  const { status: from, candidateStatus } = application;
  if (candidateStatus === "withdrawn") return conflict("withdrawn", fr.candidateWithdrew);
  const isBackward = isCancellation(from, change.status);
  if (refuseTransition(from, change.status) || (isBackward && !change.mayCancel))
    return conflict("invalid_transition", fr.invalidTransition);
  if (!isBackward) return null;
  if (isStartLocked(application, now)) return conflict("mission_started", fr.cancelAfterStart);
  const until = firstYesCancelUntil(application);
  if (until && until < now) return conflict("too_late", fr.firstYesTooLate);
  return change.reason ? null : invalidField("reason", fr.cancelReasonRequired);
}

async function apply(tx: Db, locked: LockedApplication, change: Change, actorId: number, now: Date) {
  const { status, reason } = change;
  const { missionId, applicationId, application } = locked;
  const [kind, ...further] = statusEvents(application.status, status);
  const confirmUntil = kind === "accepted" ? await acceptIn(tx, locked, change.shifts ?? null, now) : null;
  if (kind === "cancelled") await freePlaces(tx, locked);
  // An acceptance or a rejection can be undone for a few seconds; a cancellation cannot.
  const visibleAt = kind === "accepted" || kind === "rejected" ? decisionVisibleAt(now) : null;
  await tx
    .updateTable("applications")
    .set({ status, confirmBefore: confirmUntil, ...timestampsFor(kind, now) })
    // A person accepted again must confirm again.
    .$if(application.status === "rejected", (qb) => qb.set({ candidateStatus: null, confirmedAt: null }))
    .set(
      visibleAt && application.status !== "accepted"
        ? { decisionVisibleAt: visibleAt, statusBeforeDecision: application.status }
        : { decisionVisibleAt: null, statusBeforeDecision: null },
    )
    .set((eb) => ({ seenAt: eb.fn.coalesce("seenAt", eb.val(now)) }))
    .$if(isAnswer(status), (qb) => qb.set((eb) => ({ answeredAt: eb.fn.coalesce("answeredAt", eb.val(now)) })))
    .where("missionId", "=", missionId)
    .where("id", "=", applicationId)
    .execute();
  if (kind === "cancelled") {
    await recountPlaces(tx, missionId, now);
    await enqueue(tx, "mission.reopened", { missionId });
  }
  if (visibleAt) await resumeWave(tx, missionId, visibleAt);
  await recordEvent(tx, { missionId, applicationId, kind, actorId, at: now, reason }, visibleAt);
  for (const next of further) await recordEvent(tx, { missionId, applicationId, kind: next, actorId, at: now });
  if (isAnswer(status) && application.answeredAt === null) await countAnswers(tx, missionId, [applicationId], 1);
}

/** Takes the places; returns until when the person must confirm. */
async function acceptIn(tx: Db, locked: LockedApplication, shifts: readonly number[] | null, now: Date) {
  const { applicationId } = locked;
  const startsAt = await takePlaces(tx, locked, shifts, now);
  const until = confirmBefore({ acceptedAt: decisionVisibleAt(now), startsAt });
  if (until) await enqueue(tx, "application.confirmation_due", { applicationId }, until);
  return until;
}

/** The columns set together with the status. */
function timestampsFor(kind: StatusEvent, now: Date) {
  switch (kind) {
    case "accepted":
    case "rejected":
    case "cancelled":
      return { decidedAt: now };
    case "reopened":
      return { decidedAt: null };
    case "reviewed":
    case "unreviewed":
      return {};
  }
}
