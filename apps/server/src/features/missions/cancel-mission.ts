import type { MissionView } from "@app/contract/missions/missions";
import { missionFr as fr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { decisionVisibleAt } from "@app/domain/applications/decision-undo";
import { recordJournal } from "../../commands/record-journal.ts";
import { cancelJobs, enqueue, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { MissionEventDetails } from "../../views/mission-event.ts";
import { endMission } from "./close-mission.ts";
import { lockOwnMission, viewMission } from "./own-mission.ts";

/** Nobody comes any more. Nothing changes, and nobody is told, before it can no longer be undone. Idempotent. */
export async function cancelMission(
  ctx: Context,
  employer: Employer,
  id: number,
  reason: string,
): Promise<MissionView> {
  return transaction(ctx, async (tx) => {
    const mission = await lockOwnMission(tx, employer, id);
    const at = ctx.now();
    if (mission.cancelledAt === null) {
      if (mission.status === "completed") throw conflict("mission_closed", fr.completed);
      const cancelledAt = decisionVisibleAt(at);
      await tx.updateTable("missions").set({ cancelledAt, updatedAt: at }).where("id", "=", id).execute();
      const details = JSON.stringify({ reason });
      await tx
        .insertInto("missionEvents")
        .values({ missionId: id, kind: "cancelling", actorId: employer.userId, at, details })
        .execute();
      await enqueue(tx, "mission.cancel", { missionId: id }, cancelledAt);
      const { companyId, userId: actorId } = employer;
      await recordJournal(tx, { companyId, actorId, action: "mission_cancelled", detail: { mission: id }, at });
      publishToUser(ctx, tx, employer.userId, { type: "job", id });
    }
    return viewMission(tx, id, at);
  });
}

/** Idempotent until the people are told. */
export async function undoCancelMission(ctx: Context, employer: Employer, id: number): Promise<MissionView> {
  return transaction(ctx, async (tx) => {
    const mission = await lockOwnMission(tx, employer, id);
    const at = ctx.now();
    if (mission.cancelledAt !== null) {
      if (mission.status === "completed" || mission.cancelledAt <= at) throw conflict("too_late", fr.cancelTooLate);
      await tx.updateTable("missions").set({ cancelledAt: null, updatedAt: at }).where("id", "=", id).execute();
      await takeRequest(tx, id);
      await cancelJobs(tx, "mission.cancel", [{ missionId: id }]);
      publishToUser(ctx, tx, employer.userId, { type: "job", id });
    }
    return viewMission(tx, id, at);
  });
}

/** The time to undo is over: the people accepted are free again, and told by the event of the mission. Idempotent. */
export async function onCancelDue(ctx: Context, { missionId }: JobPayload<"mission.cancel">): Promise<void> {
  await transaction(ctx, async (tx) => {
    const mission = await tx
      .selectFrom("missions")
      .where("id", "=", missionId)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!mission || mission.cancelledAt === null) return;
    const request = await takeRequest(tx, missionId);
    if (!request || mission.status === "completed") return;
    const { reason } = MissionEventDetails.cancelling.parse(request.details);
    await endMission(tx, mission, { actorId: request.actorId, at: ctx.now(), reason });
  });
}

function takeRequest(tx: Db, missionId: number) {
  return tx
    .deleteFrom("missionEvents")
    .where("missionId", "=", missionId)
    .where("kind", "=", "cancelling")
    .returning(["actorId", "details"])
    .executeTakeFirst();
}
