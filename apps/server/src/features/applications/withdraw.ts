import type { ApplicationView } from "@app/contract/applications";
import { applicationFr as fr } from "@app/contract/applications.fr";
import type { Candidate } from "@app/domain/actor";
import { refuseWithdraw, type WithdrawRefusal } from "@app/domain/application";
import type { Context } from "../../platform/context.ts";
import { conflict } from "../../platform/errors.ts";
import { recordEvent } from "./events.ts";
import { lockApplication } from "./lock.ts";
import { freePlace, freeSlot } from "./places.ts";
import { readApplication } from "./view.ts";

const SENTENCES: Record<WithdrawRefusal, string> = {
  already_withdrawn: fr.alreadyWithdrawn,
  already_rejected: fr.alreadyRejected,
  mission_started: fr.missionStarted,
};

/** The person takes their application back, and with it the place they may hold. Withdrawing twice changes nothing. */
export async function withdraw(ctx: Context, candidate: Candidate, applicationId: number): Promise<ApplicationView> {
  return ctx.db.transaction().execute(async (tx) => {
    const locked = await lockApplication(tx, applicationId, candidate);
    const { missionId, mission, application } = locked;
    const now = ctx.now();
    if (application.candidateStatus !== "withdrawn") {
      const refusal = refuseWithdraw({ ...application, startsAt: mission.startsAt }, now);
      if (refusal) throw conflict(refusal, SENTENCES[refusal]);
      await freeSlot(tx, locked);
      if (application.status === "accepted") await freePlace(tx, locked);
      await tx
        .updateTable("applications")
        .set({ candidateStatus: "withdrawn", withdrawnAt: now })
        .where("missionId", "=", missionId)
        .where("id", "=", applicationId)
        .execute();
      await recordEvent(tx, { missionId, applicationId, kind: "withdrawn", actorId: candidate.userId, at: now });
    }
    return readApplication(tx, candidate, applicationId, now);
  });
}
