import type { ApplicationView } from "@app/contract/applications/applications";
import type { MissionView } from "@app/contract/missions/missions";
import { recruitmentStatus } from "../../../parts/mission/recruitment-status.ts";

type Own = Pick<ApplicationView, "status" | "candidate_status"> | null;

const hasEnded = (own: Own) =>
  own !== null && (own.status === "rejected" || own.status === "lapsed" || own.candidate_status === "withdrawn");

/** Nothing is left here for this person: others are shown. */
export function isLost(mission: MissionView, own: Own, now = Date.now()): boolean {
  return closedText(mission, own, now) !== undefined || hasEnded(own);
}

/** Why nobody can be taken any more; nothing to whoever is expected, or waits for an answer that may still come. */
export function closedText(mission: MissionView, own: Own, now: number): string | undefined {
  const isIn = own !== null && !hasEnded(own);
  if (isIn && own.status === "accepted" && !mission.closedEarly) return undefined;
  const mayBeAnswered = isIn && mission.status !== "completed" && mission.acceptedCount < mission.positions;
  return mayBeAnswered ? undefined : recruitmentStatus(mission, new Date(now)).closed?.text;
}
