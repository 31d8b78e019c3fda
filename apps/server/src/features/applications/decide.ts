import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import type { Db } from "@app/db/database";
import { runText } from "@app/db/run-text";
import type { Employer } from "@app/domain/accounts/actor";
import { type GivenStatus, isCancellation, refuseTransition, statusEvents } from "@app/domain/applications/application";
import { confirmBefore } from "@app/domain/applications/confirmation";
import { decisionVisibleAt, statusToRestore } from "@app/domain/applications/decision-undo";
import { firstYesCancelUntil } from "@app/domain/applications/first-yes";
import { replyTimes } from "@app/domain/applications/reply-by";
import { isStartLocked } from "@app/domain/missions/mission";
import { requireLawfulContract } from "../../commands/require-lawful-contract.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { type AppError, conflict, invalidField } from "../../platform/http/errors.ts";
import { currentRequestId } from "../../platform/http/request-context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { type ApplicationRow, applicationRowOf } from "./application-row.ts";
import { presentApplication, readApplication } from "./application-view.ts";
import { type LockedApplication, lockApplication } from "./lock-application.ts";
import { takeRest } from "./reserve/take-rest.ts";
import { choosePlaces } from "./take-places.ts";
import { revertDecision } from "./undo-decision.ts";

type Change = {
  status: GivenStatus;
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
    const placesAt = change.status === "accepted" ? ctx.now() : null;
    const found = await lockApplication(tx, applicationId, employer, placesAt);
    // Read after the lock, so that times follow the order of the locks.
    const now = ctx.now();
    const locked = await withoutUndoable(tx, found, change, now);
    if (locked.application.status === change.status) return readApplication(tx, employer, applicationId, now);
    const refusal = refuse(locked, change, now);
    if (refusal) throw refusal;
    if (change.status === "accepted" && locked.replaces !== null) {
      // Their yes to the call engaged them for when the employer says it too: there is nothing left to confirm, nor to undo.
      const { replaces, missionId } = locked;
      const row = await takeRest(tx, locked, { replaces, acceptedBy: employer.userId, now });
      publishToUser(ctx, tx, row.candidateId, { type: "application", id: applicationId, job: missionId });
      return presentApplication(row, employer, now);
    }
    const row = await writeDecision(tx, locked, change, employer.userId, now);
    // The employer's other tabs are updated now; the candidate is notified by the job.
    publishToUser(ctx, tx, employer.userId, { type: "application", id: applicationId, job: locked.missionId });
    return presentApplication(row, employer, now);
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
  if (from === "lapsed") return conflict("application_lapsed", fr.applicationLapsed);
  if (candidateStatus === "withdrawn") return conflict("withdrawn", fr.candidateWithdrew);
  const isBackward = isCancellation(from, change.status);
  if (refuseTransition(from, change.status) || (isBackward && !change.mayCancel))
    return conflict("invalid_transition", fr.invalidTransition);
  if (!isBackward) return null;
  if (isStartLocked(application, now)) return conflict("mission_started", fr.cancelAfterStart);
  const until = firstYesCancelUntil(application);
  if (until && until <= now)
    return conflict("too_late", application.vetoUntil === null ? fr.firstYesFinal : fr.firstYesTooLate);
  return change.reason ? null : invalidField("reason", fr.cancelReasonRequired);
}

/** One statement for all that follows from a decision; returns the application as it is then. */
export async function writeDecision(
  tx: Db,
  locked: LockedApplication,
  { status, reason, shifts = null }: Pick<Change, "status" | "reason" | "shifts">,
  actorId: number,
  now: Date,
): Promise<ApplicationRow> {
  const { missionId, applicationId, application } = locked;
  const kinds = statusEvents(application.status, status);
  const [kind] = kinds;
  if (kind === "reopened") await restartReply(tx, locked, now);
  // An acceptance or a rejection can be undone for a few seconds; a cancellation cannot.
  const visibleAt = kind === "accepted" || kind === "rejected" ? decisionVisibleAt(now) : null;
  const places = kind === "accepted" ? choosePlaces(locked, shifts) : null;
  if (places) await requireLawfulContract(tx, applicationId, places.shiftIds);
  const confirmUntil = places && confirmBefore({ acceptedAt: decisionVisibleAt(now), startsAt: places.startsAt });
  const [written] = await runText<{ row: unknown }>(
    tx,
    "select decide_application($1, $2, $3, $4::text[], $5, $6, $7, $8, $9, $10::bigint[], $11) as row",
    [
      missionId,
      applicationId,
      status,
      [...kinds],
      actorId,
      reason,
      now,
      visibleAt,
      confirmUntil,
      places?.shiftIds ?? null,
      currentRequestId() ?? null,
    ],
  );
  return applicationRowOf(written?.row);
}

/** A person whom the employer studies again has a new time to be answered in. */
async function restartReply(tx: Db, { applicationId, application }: LockedApplication, now: Date): Promise<void> {
  const { startsAt } = application;
  const [replyBy, replyDueAt] = replyTimes(startsAt, now);
  await tx.updateTable("applications").set({ replyBy, replyDueAt }).where("id", "=", applicationId).execute();
}
