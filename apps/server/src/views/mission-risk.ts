import type { MissionReview } from "@app/contract/missions/missions";
import type { Db } from "@app/db/database";
import { RISK_EXPLANATIONS } from "@app/domain/missions/mission-risk/explanations.fr";
import { type RiskFinding, riskKinds } from "@app/domain/missions/mission-risk/mission-risk";
import { RISK_RULES } from "@app/domain/missions/mission-risk/rule";
import * as z from "zod";

/** The content of `mission_risk.reasons`: the explanation is found by the rule. */
const Reasons = z.array(z.object({ rule: z.enum(RISK_RULES), weight: z.number(), trigger: z.string() }));

export const readReasons = (reasons: unknown): RiskFinding[] =>
  Reasons.parse(reasons).map((reason) => ({ ...reason, explanation: RISK_EXPLANATIONS[reason.rule] }));

export type StoredRisk = {
  score: number;
  threshold: number;
  isHeld: boolean;
  weightsVersion: number;
  checkedAt: Date;
  findings: RiskFinding[];
};

/** What the last check of a mission found, for the person who decides; null when it was not checked. */
export async function riskOf(db: Db, missionId: number): Promise<StoredRisk | null> {
  const row = await db
    .selectFrom("missionRisk")
    .where("missionId", "=", missionId)
    .orderBy("id", "desc")
    .select(["score", "threshold", "isHeld", "weightsVersion", "checkedAt", "reasons"])
    .executeTakeFirst();
  if (!row) return null;
  const { reasons, ...risk } = row;
  return { ...risk, findings: readReasons(reasons) };
}

const FEWEST_RELEASES = 5;
const LATEST_RELEASES = 20;

/** For the employer of the mission `m`: the reasons of its last check, and how long the latest reviews lasted. */
export const REVIEW_JSON = `json_build_object(
  'reasons', (select r.reasons from mission_risk r where r.mission_id = m.id order by r.id desc limit 1),
  'latest', (
    select json_build_object('count', count(*),
      'minutes', round(extract(epoch from percentile_disc(0.5) within group (order by waited)) / 60)::integer)
    from (
      select d.decided_at - held.at as waited
      from office_decisions d cross join lateral (
        select e.at from mission_events e
        where e.mission_id = d.subject_id and e.kind = 'held' and e.details ->> 'reason' = 'risk' and e.at <= d.decided_at
        order by e.id desc limit 1) held
      where d.action = 'release' and d.subject_type = 'mission'
      order by d.id desc limit ${LATEST_RELEASES}) released))`;

type Review = { reasons: unknown; latest: { count: number; minutes: number | null } };

/** The kinds of reasons, and the median when enough reviews are known. */
export function presentReview({ reasons, latest }: Review): MissionReview {
  const findings = reasons === null ? [] : readReasons(reasons);
  return { reasons: riskKinds(findings), medianMinutes: latest.count >= FEWEST_RELEASES ? latest.minutes : null };
}
