import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import type { Candidate } from "@app/domain/accounts/actor";
import { type ConfirmRefusal, refuseConfirm } from "@app/domain/applications/application";
import { tacitAttendanceAt } from "@app/domain/applications/attendance";
import { statusForCandidate } from "@app/domain/applications/decision-undo";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict } from "../../platform/http/errors.ts";
import { recordEvent } from "./application-events.ts";
import { readApplication } from "./application-view.ts";
import { lockApplication } from "./lock-application.ts";
import { recountPlaces } from "./take-places.ts";

const SENTENCES: Record<ConfirmRefusal, string> = {
  not_accepted: fr.notAccepted,
  already_withdrawn: fr.alreadyWithdrawn,
  mission_started: fr.missionStarted,
};

/** Confirms every accepted shift. Idempotent. */
export async function confirm(ctx: Context, candidate: Candidate, applicationId: number): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const { missionId, application } = await lockApplication(tx, applicationId, candidate);
    const now = ctx.now();
    const refusal = refuseConfirm({ ...application, status: statusForCandidate(application, now) }, now);
    if (refusal) throw conflict(refusal, SENTENCES[refusal]);
    if (application.candidateStatus !== "confirmed") {
      await tx
        .updateTable("bookings")
        .set({ confirmedAt: now })
        .where("applicationId", "=", applicationId)
        .where("confirmedAt", "is", null)
        .execute();
      await tx
        .updateTable("applications")
        .set({
          candidateStatus: "confirmed",
          confirmedAt: now,
          confirmBefore: null,
          attendanceDueAt: tacitAttendanceAt(application.endsAt),
        })
        .where("missionId", "=", missionId)
        .where("id", "=", applicationId)
        .execute();
      await recountPlaces(tx, missionId, now);
      await recordEvent(tx, { missionId, applicationId, kind: "confirmed", actorId: candidate.userId, at: now });
    }
    return readApplication(tx, candidate, applicationId, now);
  });
}
