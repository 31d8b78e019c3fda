import { missionFr as fr } from "@app/contract/missions/missions.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { refuseDelete } from "@app/domain/missions/mission";
import { recordJournal } from "../../commands/record-journal.ts";
import { recordMissionEvent } from "../../commands/record-mission-event.ts";
import { endDiffusion } from "../../commands/waves.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict } from "../../platform/http/errors.ts";
import { isOwnMission, isStillMember } from "../../views/member-scope.ts";
import { missionNotFound } from "./own-mission.ts";

/** Hides a mission from everyone but those who applied. Idempotent. */
export async function deleteMission(ctx: Context, employer: Employer, id: number): Promise<void> {
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    const mission = await tx
      .selectFrom("missions")
      .where("id", "=", id)
      .where(isOwnMission(employer))
      .where(isStillMember(employer))
      .select(["status", "acceptedCount", "endsAt", "deletedAt"])
      .forUpdate()
      .executeTakeFirst();
    if (!mission) throw missionNotFound();
    if (mission.deletedAt) return;
    const refusal = refuseDelete(mission, at);
    if (refusal) throw conflict(refusal, fr.peopleAccepted);
    await tx.updateTable("missions").set({ deletedAt: at, updatedAt: at }).where("id", "=", id).execute();
    await endDiffusion(tx, id, at);
    const { companyId, userId: actorId } = employer;
    await recordJournal(tx, { companyId, actorId, action: "mission_deleted", detail: { mission: id }, at });
    // They were notified when it closed.
    if (mission.status !== "completed") {
      await recordMissionEvent(tx, { missionId: id, kind: "deleted", actorId: employer.userId, at, details: {} });
    }
  });
}
