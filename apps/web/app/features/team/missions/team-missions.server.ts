import type { Client } from "@app/contract/client";
import { teamMissionsRoute } from "@app/contract/team/memberships";
import { momentPhrase } from "@app/domain/time/day-phrase";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { log } from "../../../lib/log.server.ts";

/** A mission for a team that the person is of, and may still take. */
export interface TeamMission {
  id: number;
  /** « Serveur en salle (H/F), demain soir à 18 h » */
  title: string;
  company: string;
}

const MOST = 5;

/** None when they cannot be read: the page around does not need them. */
export async function readTeamMissions(api: Client, now: Date): Promise<TeamMission[]> {
  try {
    const { results } = await api.call(teamMissionsRoute, {});
    return results
      .filter(({ application }) => !application || application.withdrawn_at !== null)
      .slice(0, MOST)
      .map(({ id, title, company, nextStart, startDate }) => ({
        id,
        title: `${title}, ${momentPhrase(new Date(nextStart ?? startDate), now)}`,
        company: company.name,
      }));
  } catch (error) {
    if (failureOf(error).status === 401) throw error;
    log.error({ event: "web.team_missions_failed", err: error });
    return [];
  }
}
