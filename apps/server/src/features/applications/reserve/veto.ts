import type { ApplicationView } from "@app/contract/applications/applications";
import { reserveFr as fr } from "@app/contract/applications/reserve.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { refuseVeto } from "@app/domain/applications/veto";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict } from "../../../platform/http/errors.ts";
import { publishToUser } from "../../../platform/realtime/realtime.ts";
import { presentApplication, readApplication } from "../application-view.ts";
import { writeDecision } from "../decide.ts";
import { lockApplication } from "../lock-application.ts";

/**
 * For some minutes the employer gives up a person whom a yes brought, with a reason: the next one is called, and the person goes back to
 * the reserve. Idempotent.
 */
export async function veto(
  ctx: Context,
  employer: Employer,
  applicationId: number,
  reason: string,
): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const locked = await lockApplication(tx, applicationId, employer);
    const { missionId, application } = locked;
    const now = ctx.now();
    const { status, candidateStatus, vetoUntil } = application;
    if (status === "rejected" && vetoUntil !== null) return readApplication(tx, employer, applicationId, now);
    const isConfirmed = status === "accepted" && candidateStatus === "confirmed";
    const refusal = refuseVeto({ isConfirmed, vetoUntil }, now);
    if (refusal) throw conflict(refusal, fr.veto[refusal]);
    // Not called again for this very place.
    await tx
      .updateTable("propositions")
      .set({ answer: "standby", answeredAt: now, calledAt: now, calledUntil: now, callOutcome: null })
      .set({ reserveAcceptedAt: null, closedAt: null })
      .where("missionId", "=", missionId)
      .where("candidateId", "=", application.candidateId)
      .where("answer", "=", "yes")
      .execute();
    const row = await writeDecision(tx, locked, { status: "rejected", reason }, employer.userId, now);
    publishToUser(ctx, tx, employer.userId, { type: "application", id: applicationId, job: missionId });
    return presentApplication(row, employer, now);
  });
}
