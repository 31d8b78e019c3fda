import type { MissionView } from "@app/contract/missions/missions";
import { missionFr as fr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { recordJournal } from "../../commands/record-journal.ts";
import { recordMissionEvent } from "../../commands/record-mission-event.ts";
import { endDiffusion } from "../../commands/waves.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { cancelAccepted, freeBookings } from "./accepted-applications.ts";
import { lockOwnMission, type OwnMission, viewMission } from "./own-mission.ts";

/** Nobody reads the text of a mission that ends before it was released. */
const isUnread = ({ status, applicationCount }: OwnMission) => status === "held" && applicationCount === 0;

/** No more applications. Whoever is accepted still comes; without anybody, the mission is over. Idempotent. */
export async function close(ctx: Context, employer: Employer, id: number): Promise<MissionView> {
  const at = ctx.now();
  return transaction(ctx, async (tx) => {
    const mission = await lockOwnMission(tx, employer, id);
    if (mission.status === "completed") return viewMission(tx, id, at);
    if (!(await isSomebodyComing(tx, id, at))) {
      await endMission(tx, mission, { actorId: employer.userId, at, reason: fr.closedReason });
    } else if (mission.status === "held") {
      throw conflict("mission_held", fr.held);
    } else if (mission.status === "recruiting") {
      await tx.updateTable("missions").set({ status: "paused", updatedAt: at }).where("id", "=", id).execute();
    }
    const { companyId, userId: actorId } = employer;
    await recordJournal(tx, { companyId, actorId, action: "mission_closed", detail: { mission: id }, at });
    publishToUser(ctx, tx, employer.userId, { type: "job", id });
    return viewMission(tx, id, at);
  });
}

async function isSomebodyComing(tx: Db, missionId: number, at: Date): Promise<boolean> {
  const booking = await tx
    .selectFrom("bookings")
    .where("missionId", "=", missionId)
    .where(sql`upper(during)`, ">", at)
    .select("applicationId")
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}

/** Nobody works any more: acceptances of people whose work has not begun are cancelled. The mission is locked. */
export async function endMission(
  tx: Db,
  mission: OwnMission,
  by: { actorId: number | null; at: Date; reason: string },
): Promise<void> {
  const { id } = mission;
  const { actorId, at } = by;
  const cancelled = await cancelAccepted(tx, id, by);
  const freed = await freeBookings(tx, id, at);
  await tx
    .updateTable("missions")
    .set({
      status: "completed",
      endedHeld: isUnread(mission),
      heldAt: null,
      heldReason: null,
      closedAt: at,
      updatedAt: at,
    })
    .where("id", "=", id)
    .execute();
  await sql`select recount_places(${id}, ${at})`.execute(tx);
  await endDiffusion(tx, id, at);
  const details = { cancelled, shortened: freed.filter((application) => !cancelled.includes(application)) };
  await recordMissionEvent(tx, { missionId: id, kind: "closed", actorId, at, details });
}
