import type { MissionCard } from "@app/contract/missions/missions";
import { slipState } from "@app/domain/missions/card-state";
import { lastApplicationsText, placesText } from "@app/domain/missions/recruitment.fr";
import { recruitmentOf } from "../mission/recruitment-progress.ts";
import { recruitmentStatus } from "../mission/recruitment-status.ts";

export type StatedMission = Pick<
  MissionCard,
  | "status"
  | "urgent"
  | "positions"
  | "acceptedCount"
  | "maxApplications"
  | "totalApplications"
  | "endedApplications"
  | "startDate"
  | "endDate"
  | "totalDays"
  | "hoursPerDay"
  | "compensationType"
  | "closedEarly"
  | "cancelled"
  | "takeSome"
  | "people"
  | "dayCount"
  | "shiftCount"
  | "nextStart"
>;

/** The stub of a card: its colour, and the same in words. */
export interface CardState {
  tone: "fire" | "ok" | "over" | "neutral";
  words: string;
  urgent: boolean;
  positions: number;
  taken: number;
  /** « Plus qu’une candidature possible » */
  note?: string;
  /** The start to count down to. */
  startsAt?: string;
  /** Nobody can apply any more. */
  closed: boolean;
}

const FULL = "Complet";

/** Orange only when someone is missing within hours, or the employer says it is urgent. */
export function cardState(mission: StatedMission, now: number): CardState {
  const time = new Date(now);
  const places = { positions: mission.positions, taken: mission.acceptedCount };
  const state = slipState(
    {
      ...mission,
      nextStart: mission.nextStart === null ? null : new Date(mission.nextStart),
      endsAt: new Date(mission.endDate ?? mission.startDate),
    },
    time,
  );
  if (state === "full" || state === "ready") {
    return { tone: "ok", words: FULL, note: placesText(mission), urgent: false, closed: true, ...places };
  }
  const { closed } = recruitmentStatus(mission, time);
  if (closed) return { tone: "over", words: closed.label, urgent: false, closed: true, ...places };
  const { lastApplications } = recruitmentOf(mission);
  const isFire = state === "soon" || (state === "missing" && mission.urgent);
  return {
    tone: isFire ? "fire" : "neutral",
    words: isFire ? missingText(mission) : placesText(mission),
    urgent: mission.urgent,
    ...places,
    ...(lastApplications !== null && { note: lastApplicationsText(lastApplications) }),
    startsAt: mission.nextStart ?? mission.startDate,
    closed: false,
  };
}

/** Where shifts are taken one by one, one person may fill several places. */
function missingText(mission: StatedMission): string {
  const left = mission.positions - mission.acceptedCount;
  if (mission.takeSome && mission.shiftCount > 1) return placesText(mission);
  return `Il manque ${left}\u00a0personne${left > 1 ? "s" : ""}`;
}
