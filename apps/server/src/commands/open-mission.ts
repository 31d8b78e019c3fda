import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { queueAlerts } from "./hold-mission.ts";
import { askTeam } from "./team-wave.ts";
import { lockOpenMission, startWaves } from "./waves.ts";

/**
 * Everybody sees a mission that was for the team: in the search, the feed, the alerts, and by the waves. The team is asked before,
 * in the same transaction, when it was not yet.
 */
export async function openMission(tx: Db, missionId: number, at: Date): Promise<void> {
  const mission = await lockOpenMission(tx, missionId, at);
  if (mission && !mission.isStopped && mission.teamSentAt === null)
    await askTeam(tx, { missionId, startsAt: mission.startsAt, at });
  await sql`
    update missions set team_until = null, updated_at = ${at}, audience = case audience when 'team_only' then 'everyone' else audience end
    where id = ${missionId}`.execute(tx);
  await sql`select refresh_mission_search(m) from missions m where m.id = ${missionId}`.execute(tx);
  await startWaves(tx, { missionId, at, reason: "published" });
  await queueAlerts(tx, missionId, at);
}
