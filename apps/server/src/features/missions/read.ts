import type { MissionView } from "@app/contract/missions";
import { missionFr } from "@app/contract/missions.fr";
import type { Actor } from "@app/domain/actor";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { hideHold, presentMission, selectMissions } from "../../views/mission.ts";
import { isVisibleTo } from "../../views/mission-visibility.ts";
import { readOwnApplications } from "../../views/own-applications.ts";

/** Candidates also get whether they saved it, and their application. */
export async function readMission(ctx: Context, actor: Actor | null, id: number): Promise<MissionView> {
  const mission = await selectMissions(ctx.db)
    .where("missions.id", "=", id)
    .where(isVisibleTo(actor))
    .executeTakeFirst();
  if (!mission) throw notFound("mission_not_found", missionFr.notFound);
  if (actor?.role === "employer" && actor.companyId === mission.companyId) {
    return { ...presentMission(mission), confirmedCount: mission.confirmedCount };
  }
  if (actor?.role !== "candidate") return presentMission(mission);
  const [saved, applications] = await Promise.all([
    ctx.db
      .selectFrom("savedMissions")
      .where("userId", "=", actor.userId)
      .where("missionId", "=", id)
      .select("missionId")
      .executeTakeFirst(),
    readOwnApplications(ctx.db, actor, [id], ctx.now()),
  ]);
  return {
    ...hideHold(presentMission(mission)),
    saved: saved !== undefined,
    application: applications.get(id) ?? null,
  };
}
