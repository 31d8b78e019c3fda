import type { MissionView } from "@app/contract/missions";
import { missionFr } from "@app/contract/missions.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/actor";
import { notFound } from "../../platform/errors.ts";
import { presentMission, selectMissions } from "../../views/mission.ts";

export const missionNotFound = () => notFound("mission_not_found", missionFr.notFound);

/** Locks one of the employer's missions until the transaction ends. */
export async function lockOwnMission(tx: Db, employer: Employer, id: number) {
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", id)
    .where("companyId", "=", employer.companyId)
    .where("deletedAt", "is", null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!mission) throw missionNotFound();
  return mission;
}
export type OwnMission = Awaited<ReturnType<typeof lockOwnMission>>;

export async function viewMission(tx: Db, id: number): Promise<MissionView> {
  return presentMission(await selectMissions(tx).where("missions.id", "=", id).executeTakeFirstOrThrow());
}
