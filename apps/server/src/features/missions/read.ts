import type { MissionView } from "@app/contract/missions";
import { missionFr } from "@app/contract/missions.fr";
import type { DB } from "@app/db/schema";
import type { Actor } from "@app/domain/actor";
import type { Selectable } from "kysely";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { presentMission, selectMissions } from "../../views/mission.ts";

/** One mission, for anyone; a candidate also learns whether they keep it and where their application stands. */
export async function readMission(ctx: Context, actor: Actor | null, id: number): Promise<MissionView> {
  const mission = await selectMissions(ctx.db).where("missions.id", "=", id).executeTakeFirst();
  const isOwn = actor?.role === "employer" && actor.companyId === mission?.companyId;
  if (!mission || (mission.hiddenAt !== null && !isOwn)) throw notFound("mission_not_found", missionFr.notFound);
  if (actor?.role !== "candidate") return presentMission(mission);
  const [saved, application] = await Promise.all([
    ctx.db
      .selectFrom("savedMissions")
      .where("userId", "=", actor.userId)
      .where("missionId", "=", id)
      .select("missionId")
      .executeTakeFirst(),
    ctx.db
      .selectFrom("applications")
      .where("missionId", "=", id)
      .where("candidateId", "=", actor.userId)
      .select(["id", "status", "candidateStatus", "createdAt", "withdrawnAt"])
      .executeTakeFirst(),
  ]);
  return {
    ...presentMission(mission),
    saved: saved !== undefined,
    application: application ? presentOwn(application) : null,
  };
}

type OwnApplication = Pick<
  Selectable<DB["applications"]>,
  "id" | "status" | "candidateStatus" | "createdAt" | "withdrawnAt"
>;

function presentOwn({ id, status, candidateStatus, createdAt, withdrawnAt }: OwnApplication) {
  return {
    id,
    status,
    candidate_status: candidateStatus,
    created_at: createdAt.toISOString(),
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
  };
}
