import type { MissionView } from "@app/contract/missions/missions";
import { missionFr } from "@app/contract/missions/missions.fr";
import type { Actor } from "@app/domain/accounts/actor";
import type { ReadContext } from "../../platform/database/public-reads.ts";
import { type AppError, gone, notFound } from "../../platform/http/errors.ts";
import { distanceFrom, presentDistance } from "../../views/distance.ts";
import { hideHold, presentMission, selectMissions } from "../../views/mission.ts";
import { readReview } from "../../views/mission-risk.ts";
import { isVisibleTo } from "../../views/mission-visibility.ts";
import { readOwnApplications } from "../../views/own-applications.ts";
import { presentOwn } from "./own-mission.ts";

/** Candidates also get how far it is, whether they saved it, and their application. */
export async function readMission(from: ReadContext, actor: Actor | null, id: number): Promise<MissionView> {
  const mission = await selectMissions(from.db)
    .where("missions.id", "=", id)
    .where(isVisibleTo(actor))
    .executeTakeFirst();
  if (!mission) throw await refusalOf(from, id);
  if (actor?.role === "employer" && actor.companyId === mission.companyId) {
    const review = mission.heldReason === "risk" ? await readReview(from.db, id) : undefined;
    return { ...presentOwn(mission, from.now()), ...(review && { review }) };
  }
  if (actor?.role !== "candidate") return presentMission(mission);
  const [own, applications] = await Promise.all([
    from.db
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
    readOwnApplications(from.db, actor, [id], from.now()),
  ]);
  return {
    ...hideHold(presentMission(mission)),
    ...presentDistance(own.distance),
    saved: Boolean(own.saved),
    application: applications.get(id) ?? null,
  };
}

/** A mission removed by the office answers 410, so that search engines forget it. */
async function refusalOf(from: ReadContext, id: number): Promise<AppError> {
  const removed = await from.db
    .selectFrom("missions")
    .where("id", "=", id)
    .where("hiddenAt", "is not", null)
    .where("deletedAt", "is", null)
    .where("status", "not in", ["held", "paused"])
    .where("endedHeld", "=", false)
    .select("id")
    .executeTakeFirst();
  return removed ? gone("mission_removed", missionFr.removed) : notFound("mission_not_found", missionFr.notFound);
}
