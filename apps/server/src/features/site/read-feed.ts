import type { MissionView } from "@app/contract/missions/missions";
import { FEED_PAGE } from "@app/contract/site/discovery";
import type { ReadContext } from "../../platform/database/public-reads.ts";
import { presentMission, selectMissions } from "../../views/mission.ts";

/** Keyset pagination: every page costs the same. */
export async function readFeed(
  from: ReadContext,
  after: number,
): Promise<{ results: MissionView[]; next: number | null }> {
  const missions = await selectMissions(from.db)
    .innerJoin("missionSearch", "missionSearch.missionId", "missions.id")
    .where("missionSearch.missionId", ">", after)
    // On both tables, or a merge join would read one of them from its beginning.
    .where("missions.id", ">", after)
    .where("missionSearch.startsAt", ">", from.now())
    .orderBy("missionSearch.missionId")
    .limit(FEED_PAGE)
    .execute();
  const last = missions.at(-1);
  return {
    results: missions.map(presentMission),
    next: last && missions.length === FEED_PAGE ? last.id : null,
  };
}
