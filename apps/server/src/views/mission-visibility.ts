import type { Actor } from "@app/domain/actor";
import { type RawBuilder, sql } from "kysely";

/**
 * Which missions this person may read by id. Hidden and held ones are for their employer; paused ones also for those
 * who applied.
 */
export function isVisibleTo(actor: Actor | null): RawBuilder<boolean> {
  if (actor?.role === "employer")
    return sql`(missions.company_id = ${actor.companyId} or (missions.hidden_at is null and missions.status not in ('paused', 'held')))`;
  if (actor?.role === "candidate")
    return sql`(missions.hidden_at is null and missions.status <> 'held' and (missions.status <> 'paused' or exists (
      select 1 from applications own where own.mission_id = missions.id and own.candidate_id = ${actor.userId})))`;
  return sql`(missions.hidden_at is null and missions.status not in ('paused', 'held'))`;
}
