import type { Actor } from "@app/domain/accounts/actor";
import { type RawBuilder, sql } from "kysely";
import { isOwnMission } from "./member-scope.ts";

const IS_SHOWN = sql`(missions.hidden_at is null and not missions.ended_held)`;
const IS_PUBLIC = sql<boolean>`(${IS_SHOWN} and missions.status not in ('paused', 'held') and not is_for_team(missions))`;

/**
 * Which missions this person may read by id. Hidden and held ones are for their employer; paused and held ones also for
 * those who applied, who read what was published before. One that ended while it was held stays with its employer, one for the team
 * with those of it.
 */
export function isVisibleTo(actor: Actor | null): RawBuilder<boolean> {
  if (actor?.role === "employer") return sql`(${isOwnMission(actor)} or ${IS_PUBLIC})`;
  if (actor?.role === "candidate")
    return sql`(${IS_PUBLIC} or (${IS_SHOWN} and case when is_for_team(missions) and missions.status not in ('paused', 'held')
      then may_see_team_mission(missions, ${actor.userId}, now())
      else exists (select 1 from applications own where own.mission_id = missions.id and own.candidate_id = ${actor.userId}) end))`;
  return IS_PUBLIC;
}
