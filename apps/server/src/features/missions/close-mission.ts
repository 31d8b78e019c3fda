import type { MissionView } from "@app/contract/missions/missions";
import type { Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { recordMissionEvent } from "../../commands/record-mission-event.ts";
import { endDiffusion } from "../../commands/waves.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { cancelAccepted, freeBookings } from "./accepted-applications.ts";
import { lockOwnMission, type OwnMission, viewMission } from "./own-mission.ts";

/** Nobody reads the text of a mission that ends before it was released. */
const isUnread = ({ status, applicationCount }: OwnMission) => status === "held" && applicationCount === 0;

/** Closes a mission. Acceptances of people whose work has not begun are cancelled. Idempotent. */
export async function close(ctx: Context, employer: Employer, id: number): Promise<MissionView> {
  const at = ctx.now();
  return transaction(ctx, async (tx) => {
    const mission = await lockOwnMission(tx, employer, id);
    if (mission.status !== "completed") {
      const cancelled = await cancelAccepted(tx, id, employer.userId, at);
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
      await recordMissionEvent(tx, { missionId: id, kind: "closed", actorId: employer.userId, at, details });
    }
    return viewMission(tx, id, at);
  });
}
