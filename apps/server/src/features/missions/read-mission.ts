import type { MissionView } from "@app/contract/missions/missions";
import { missionFr } from "@app/contract/missions/missions.fr";
import { withDates } from "@app/db/json-rows";
import type { DB } from "@app/db/schema";
import type { Actor } from "@app/domain/accounts/actor";
import { seesEstablishment } from "@app/domain/members/member";
import type { Selectable } from "kysely";
import { defineStatement } from "../../platform/database/prepared-statements.ts";
import type { ReadContext } from "../../platform/database/public-reads.ts";
import { IS_OF_MEMBER, withSession } from "../../platform/http/access.ts";
import { gone, notFound } from "../../platform/http/errors.ts";
import { presentDistance } from "../../views/distance.ts";
import { hideHold, MISSION_INSTANTS, type MissionRow, missionJson, presentMission } from "../../views/mission.ts";
import { presentReview, REVIEW_JSON } from "../../views/mission-risk.ts";
import { presentOwnApplication } from "../../views/own-applications.ts";
import { presentOwn } from "./own-mission.ts";

/** A mission that may be read with what is only for this person, else whether the office removed it. `isVisible`: of `m`, beyond its own state. */
const missionFor = (id: string, isVisible: string, more: string) => `json_build_object(
  'mission', (
    select ${missionJson(more)} from missions m join companies co on co.id = m.company_id
    where m.id = ${id} and m.deleted_at is null
      and (m.hidden_at is null and not m.ended_held and m.status not in ('paused', 'held') and not is_for_team(m) or ${isVisible})),
  'isRemoved', exists (
    select from missions r where r.id = ${id} and r.hidden_at is not null and r.deleted_at is null
      and r.status not in ('held', 'paused') and not r.ended_held and not is_for_team(r)))`;

const VISITORS = defineStatement("mission_for_visitors", `select ${missionFor("$1", "false", "null as own")} as found`);

/**
 * As `isVisibleTo`: hidden and held ones are for their employer, paused and held ones also for those who applied, those for the team for
 * those of it.
 */
const IS_VISIBLE = `case u.role when 'employer' then ${IS_OF_MEMBER}
  when 'candidate' then m.hidden_at is null and not m.ended_held and case
    when is_for_team(m) and m.status not in ('paused', 'held') then may_see_team_mission(m, u.id, now())
    else exists (select from applications o where o.mission_id = m.id and o.candidate_id = u.id) end else false end`;

/** What a candidate reads besides: how far it is from their area, as a search measures it, whether they saved it, their application. */
const OF_CANDIDATE = `case when u.role = 'candidate' then (select row_to_json(y) from (select
    (select case when not m.remote then round(distance_km(m.lat, m.lon, c.lat, c.lon)::numeric, 1)::double precision end
      from candidates c where c.user_id = u.id) as distance,
    exists (select from saved_missions s where s.user_id = u.id and s.mission_id = m.id) as saved,
    (select row_to_json(z) from (
      select o.id, o.status, o.candidate_status as "candidateStatus", o.created_at as "createdAt",
        o.withdrawn_at as "withdrawnAt", o.status_before_decision as "statusBeforeDecision",
        o.decision_visible_at as "decisionVisibleAt"
      from applications o where o.mission_id = m.id and o.candidate_id = u.id) z) as application) y) end as own,
  case when m.held_reason = 'risk' and ${IS_OF_MEMBER} then ${REVIEW_JSON} end as review`;

/** The mission $4 for whoever signed the call. */
export const MISSION_FOR_MEMBER = withSession("mission_for_member", missionFor("$4", IS_VISIBLE, OF_CANDIDATE));

type Found = { mission: unknown; isRemoved: boolean };
type OwnApplicationRow = Pick<
  Selectable<DB["applications"]>,
  "id" | "status" | "candidateStatus" | "createdAt" | "withdrawnAt" | "statusBeforeDecision" | "decisionVisibleAt"
>;
type Besides = {
  own: { distance: number | null; saved: boolean; application: unknown } | null;
  review?: Parameters<typeof presentReview>[0] | null;
};

/** `found`: with the session of whoever signed the call. Candidates also get how far it is, whether they saved it, and their application. */
export async function readMission(
  from: ReadContext,
  actor: Actor | null,
  id: number,
  found: unknown,
): Promise<MissionView> {
  const { mission: written, isRemoved } = (found ?? (await readForVisitor(from, id))) as Found;
  // A mission removed by the office answers 410, so that search engines forget it.
  if (written === null)
    throw isRemoved ? gone("mission_removed", missionFr.removed) : notFound("mission_not_found", missionFr.notFound);
  const mission = withDates<MissionRow & Besides>(written, MISSION_INSTANTS);
  const now = from.now();
  if (
    actor?.role === "employer" &&
    actor.companyId === mission.companyId &&
    actor.member.role !== "shift_lead" &&
    seesEstablishment(actor.member, mission.establishment?.id ?? null)
  ) {
    const { review } = mission;
    return { ...presentOwn(mission, now), ...(review && { review: presentReview(review) }) };
  }
  if (actor?.role !== "candidate" || !mission.own) return presentMission(mission);
  const { distance, saved, application } = mission.own;
  return {
    ...hideHold(presentMission(mission)),
    ...presentDistance(distance),
    saved,
    application:
      application === null
        ? null
        : presentOwnApplication(
            withDates<OwnApplicationRow>(application, { createdAt: true, withdrawnAt: true, decisionVisibleAt: true }),
            now,
          ),
  };
}

async function readForVisitor({ pool }: ReadContext, id: number): Promise<Found> {
  const { rows } = await pool.query<{ found: Found }>({ ...VISITORS, values: [id] });
  return rows[0]?.found ?? { mission: null, isRemoved: false };
}
