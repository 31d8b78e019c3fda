import { diffusionFr as fr } from "@app/contract/matching/diffusion.fr";
import { missionFr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { askAgainAt, recentRequests } from "@app/domain/matching/waves";
import { momentPhrase } from "@app/domain/time/day-phrase";
import { lockOpenMission, startWaves } from "../../commands/waves.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { isOwnMission, isStillMember } from "../../views/member-scope.ts";

export const missionNotFound = () => notFound("mission_not_found", missionFr.notFound);

/** The planned wave leaves at once, or a new one; also after a stop, and while applications wait. */
export async function sendNow(ctx: Context, employer: Employer, missionId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const requests = await setStopped(tx, employer, missionId, null);
    const at = ctx.now();
    if (!(await lockOpenMission(tx, missionId, at))) throw conflict("not_recruiting", fr.notRecruiting);
    const again = askAgainAt(requests, at);
    if (again) throw conflict("asked_too_often", fr.askedTooOften(momentPhrase(again, at)));
    await tx
      .updateTable("missions")
      .set({ wavesAskedAt: [...recentRequests(requests, at), at] })
      .where("id", "=", missionId)
      .execute();
    await startWaves(tx, { missionId, at, reason: "asked" });
    publishToUser(ctx, tx, employer.userId, { type: "diffusion", id: missionId });
  });
}

/** Nobody else is told until the employer asks again. Idempotent. */
export async function stopWaves(ctx: Context, employer: Employer, missionId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    await setStopped(tx, employer, missionId, ctx.now());
    await tx
      .updateTable("missionWaves")
      .set({ state: "stopped" })
      .where("missionId", "=", missionId)
      .where("state", "=", "due")
      .execute();
    publishToUser(ctx, tx, employer.userId, { type: "diffusion", id: missionId });
  });
}

/** The update is the lock. The first time of a stop stays. Returns when waves were asked for. */
async function setStopped(tx: Db, employer: Employer, missionId: number, at: Date | null): Promise<Date[]> {
  const mission = await tx
    .updateTable("missions")
    .set((eb) => ({ wavesStoppedAt: at && eb.fn.coalesce("wavesStoppedAt", eb.val(at)) }))
    .where("id", "=", missionId)
    .where(isOwnMission(employer))
    .where(isStillMember(employer))
    .where("deletedAt", "is", null)
    .returning("wavesAskedAt")
    .executeTakeFirst();
  if (!mission) throw missionNotFound();
  return mission.wavesAskedAt;
}
