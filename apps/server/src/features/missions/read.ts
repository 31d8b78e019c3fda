import type { MissionView } from "@app/contract/missions";
import { missionFr } from "@app/contract/missions.fr";
import type { Actor } from "@app/domain/actor";
import type { Context } from "../../platform/context.ts";
import { type AppError, gone, notFound } from "../../platform/errors.ts";
import { distanceFrom, presentDistance } from "../../views/distance.ts";
import { hideHold, presentMission, selectMissions } from "../../views/mission.ts";
import { readReview } from "../../views/mission-risk.ts";
import { isVisibleTo } from "../../views/mission-visibility.ts";
import { readOwnApplications } from "../../views/own-applications.ts";

/** Candidates also get how far it is, whether they saved it, and their application. */
export async function readMission(ctx: Context, actor: Actor | null, id: number): Promise<MissionView> {
  const mission = await selectMissions(ctx.db)
    .where("missions.id", "=", id)
    .where(isVisibleTo(actor))
    .executeTakeFirst();
  if (!mission) throw await refusalOf(ctx, id);
  if (actor?.role === "employer" && actor.companyId === mission.companyId) {
    const review = mission.heldReason === "risk" ? await readReview(ctx.db, id) : undefined;
    return { ...presentMission(mission), confirmedCount: mission.confirmedCount, ...(review && { review }) };
  }
  if (actor?.role !== "candidate") return presentMission(mission);
  const [own, applications] = await Promise.all([
    ctx.db
      .selectFrom("missions")
      .where("id", "=", id)
      .select((eb) => [
        distanceFrom(actor).as("distance"),
        eb
          .exists(
            eb
              .selectFrom("savedMissions")
              .where("userId", "=", actor.userId)
              .where("missionId", "=", id)
              .select("missionId"),
          )
          .as("saved"),
      ])
      .executeTakeFirstOrThrow(),
    readOwnApplications(ctx.db, actor, [id], ctx.now()),
  ]);
  return {
    ...hideHold(presentMission(mission)),
    ...presentDistance(own.distance),
    saved: Boolean(own.saved),
    application: applications.get(id) ?? null,
  };
}

/** A mission removed by the office answers 410, so that search engines forget it. */
async function refusalOf(ctx: Context, id: number): Promise<AppError> {
  const removed = await ctx.db
    .selectFrom("missions")
    .where("id", "=", id)
    .where("hiddenAt", "is not", null)
    .where("deletedAt", "is", null)
    .where("status", "not in", ["held", "paused"])
    .select("id")
    .executeTakeFirst();
  return removed ? gone("mission_removed", missionFr.removed) : notFound("mission_not_found", missionFr.notFound);
}
