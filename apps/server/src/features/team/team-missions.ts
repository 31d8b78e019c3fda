import type { MissionCard } from "@app/contract/missions/missions";
import type { Candidate } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { presentMissionCard, selectMissionCards } from "../../views/mission.ts";
import { readOwnApplications } from "../../views/own-applications.ts";

const MOST = 50;

/** Missions to take that are for a team this person is of, before everybody or for it alone, the soonest first. */
export async function listTeamMissions(ctx: Context, candidate: Candidate): Promise<{ results: MissionCard[] }> {
  const now = ctx.now();
  const rows = await selectMissionCards(ctx.db)
    .where("missions.status", "=", "recruiting")
    .where("missions.hiddenAt", "is", null)
    .where("missions.nextStart", ">", now)
    .where("missions.companyId", "in", (eb) =>
      eb
        .selectFrom("teamMembers")
        .where("candidateId", "=", candidate.userId)
        .where("state", "=", "in")
        .where("consentUntil", ">", now)
        .select("companyId"),
    )
    .where(
      sql<boolean>`(is_for_team(missions) and is_of_team(missions.company_id, missions.team_groups, ${candidate.userId}, ${now}))`,
    )
    .orderBy("missions.nextStart")
    .orderBy("missions.id")
    .limit(MOST)
    .execute();
  const ids = rows.map(({ id }) => id);
  const applications = await readOwnApplications(ctx.db, candidate, ids, now);
  return {
    results: rows.map((row) => ({ ...presentMissionCard(row), application: applications.get(row.id) ?? null })),
  };
}
