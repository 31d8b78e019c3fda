import type { ApplicationView } from "@app/contract/applications";
import { applicationFr as fr } from "@app/contract/applications.fr";
import type { Candidate } from "@app/domain/actor";
import { type ConfirmRefusal, refuseConfirm } from "@app/domain/application";
import { tacitAttendanceAt } from "@app/domain/attendance";
import { statusForCandidate } from "@app/domain/decision-undo";
import type { Context } from "../../platform/context.ts";
import { conflict } from "../../platform/errors.ts";
import { transaction } from "../../platform/transaction.ts";
import { recordEvent } from "./events.ts";
import { applicationNotFound, missionOf, readApplication } from "./view.ts";

const SENTENCES: Record<ConfirmRefusal, string> = {
  not_accepted: fr.notAccepted,
  already_withdrawn: fr.alreadyWithdrawn,
  mission_started: fr.missionStarted,
};

/** Idempotent. */
export async function confirm(ctx: Context, candidate: Candidate, applicationId: number): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const missionId = await missionOf(tx, applicationId);
    const application = await tx
      .selectFrom("applications")
      .innerJoin("missions", "missions.id", "applications.missionId")
      .where("applications.missionId", "=", missionId)
      .where("applications.id", "=", applicationId)
      .where("applications.candidateId", "=", candidate.userId)
      .select(["applications.status", "applications.candidateStatus", "missions.startsAt", "missions.endsAt"])
      .select(["applications.statusBeforeDecision", "applications.decisionVisibleAt"])
      .forUpdate("applications")
      .executeTakeFirst();
    if (!application) throw applicationNotFound();
    const now = ctx.now();
    const refusal = refuseConfirm({ ...application, status: statusForCandidate(application, now) }, now);
    if (refusal) throw conflict(refusal, SENTENCES[refusal]);
    if (application.candidateStatus !== "confirmed") {
      await tx
        .updateTable("applications")
        .set({
          candidateStatus: "confirmed",
          confirmedAt: now,
          attendanceDueAt: tacitAttendanceAt(application.endsAt),
        })
        .where("missionId", "=", missionId)
        .where("id", "=", applicationId)
        .execute();
      await recordEvent(tx, { missionId, applicationId, kind: "confirmed", actorId: candidate.userId, at: now });
    }
    return readApplication(tx, candidate, applicationId, now);
  });
}
