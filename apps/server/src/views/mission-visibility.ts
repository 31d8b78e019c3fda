import type { Actor } from "@app/domain/accounts/actor";
import { type RawBuilder, sql } from "kysely";
import { isOwnMission } from "./member-scope.ts";

const IS_PUBLIC = sql`(missions.hidden_at is null and not missions.ended_held)`;

/**
 * Which missions this person may read by id. Hidden and held ones are for their employer; paused and held ones also for
 * those who applied, who read what was published before. One that ended while it was held stays with its employer.
 */
export function isVisibleTo(actor: Actor | null): RawBuilder<boolean> {
  if (actor?.role === "employer")
    return sql`(${isOwnMission(actor)} or (${IS_PUBLIC} and missions.status not in ('paused', 'held')))`;
  if (actor?.role === "candidate")
    return sql`(${IS_PUBLIC} and (missions.status not in ('paused', 'held') or exists (
      select 1 from applications own where own.mission_id = missions.id and own.candidate_id = ${actor.userId})))`;
  return sql`(${IS_PUBLIC} and missions.status not in ('paused', 'held'))`;
}
