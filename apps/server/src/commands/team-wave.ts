import type { Db } from "@app/db/database";
import { expiryOf } from "@app/domain/matching/proposition";
import { sql } from "kysely";
import { enqueue } from "../jobs.ts";

type Asking = { missionId: number; startsAt: Date; at: Date };

/**
 * Asks everybody of the mission's team who was not asked and did not apply, those who worked here first. The mission is locked. Again
 * is harmless: nobody is asked twice. Returns how many were asked.
 */
export async function askTeam(tx: Db, { missionId, startsAt, at }: Asking): Promise<number> {
  const { numAffectedRows } = await sql`
    with team as (
      select t.candidate_id, m.id as mission_id, (
        select count(*) from applications a
        where a.candidate_id = t.candidate_id and a.company_id = m.company_id and a.attendance = 'worked') as worked
      from missions m
      join team_members t on t.company_id = m.company_id and t.state = 'in' and t.consent_until > ${at}
      where m.id = ${missionId}
        and (m.team_groups = '{}' or exists (
          select from team_group_members g where g.candidate_id = t.candidate_id and g.group_id = any (m.team_groups)))
        and not exists (select from applications a where a.mission_id = m.id and a.candidate_id = t.candidate_id)
        and not exists (select from propositions p where p.mission_id = m.id and p.candidate_id = t.candidate_id)),
    asked as materialized (
      select id from may_ask_team(${missionId},
        array(select candidate_id from team order by worked desc, candidate_id), null, ${at}) with ordinality f (id, place) order by place)
    insert into propositions (mission_id, candidate_id, origin, score, newcomer, reasons, created_at, expires_at)
    select t.mission_id, t.candidate_id, 'team', 0, false,
      case when t.worked > 0 then jsonb_build_array(jsonb_build_object('kind', 'worked_here', 'count', t.worked)) else '[]' end,
      ${at}, ${expiryOf({ now: at, startsAt })}
    from asked join team t on t.candidate_id = asked.id
    on conflict (mission_id, candidate_id) do nothing`.execute(tx);
  await sql`update missions set team_sent_at = coalesce(team_sent_at, ${at}) where id = ${missionId}`.execute(tx);
  const asked = Number(numAffectedRows ?? 0n);
  if (asked > 0) await enqueue(tx, "proposition.notify_team", { missionId });
  return asked;
}
