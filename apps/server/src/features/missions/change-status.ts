import type { MissionView } from "@app/contract/missions/missions";
import { missionFr as fr } from "@app/contract/missions/missions.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { type MissionStatus, refuseMissionTransition } from "@app/domain/missions/mission";
import { holdMission, markPublished } from "../../commands/hold-mission.ts";
import { startWaves } from "../../commands/waves.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { requireDeclared } from "./checks/declared-check.ts";
import { requireLevel } from "./checks/level-check.ts";
import { holdsAccepted, readHoldReason, refreshRegister } from "./checks/register-check.ts";
import { lockOwnMission, viewMission } from "./own-mission.ts";

/** Pauses or resumes; search is updated by a trigger. Idempotent. */
export async function setStatus(
  ctx: Context,
  employer: Employer,
  id: number,
  status: MissionStatus,
): Promise<MissionView> {
  if (status === "recruiting") await refreshRegister(ctx, employer.companyId);
  return transaction(ctx, async (tx) => {
    const mission = await lockOwnMission(tx, employer, id);
    if (mission.status !== status) {
      const refusal = refuseMissionTransition(mission.status, status);
      if (refusal) throw conflict(refusal, fr.invalidTransition);
      if (status === "recruiting") await requireDeclared(tx, employer.companyId, ctx.now());
      await tx.updateTable("missions").set({ status, updatedAt: ctx.now() }).where("id", "=", id).execute();
      if (status === "recruiting") await requireLevel(ctx, tx, id);
      // The same check as when publishing; the register's answer takes no mission from those accepted.
      const reason = status === "recruiting" ? await readHoldReason(ctx, tx, employer, id) : null;
      const author = { companyId: employer.companyId, actorId: employer.userId };
      if (reason && (holdsAccepted(reason) || mission.acceptedCount === 0))
        await holdMission(tx, { ...author, missionId: id, reason, at: ctx.now() });
      else if (status === "recruiting") await markPublished(tx, employer.companyId, ctx.now());
      await startWaves(tx, { missionId: id, at: ctx.now(), reason: "published" });
      publishToUser(ctx, tx, employer.userId, { type: "job", id });
    }
    return viewMission(tx, id, ctx.now());
  });
}

export async function promote(ctx: Context, employer: Employer, id: number, urgent: boolean): Promise<MissionView> {
  return transaction(ctx, async (tx) => {
    const mission = await lockOwnMission(tx, employer, id);
    if (mission.urgent !== urgent) {
      if (mission.status === "completed") throw conflict("mission_closed", fr.completed);
      if (mission.status === "held") throw conflict("mission_held", fr.held);
      await tx.updateTable("missions").set({ urgent, updatedAt: ctx.now() }).where("id", "=", id).execute();
    }
    return viewMission(tx, id, ctx.now());
  });
}
