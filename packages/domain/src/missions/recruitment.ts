import { type Headcount, isFilled, type MissionStatus } from "./mission.ts";

const CAP_NEAR_BELOW = 5;
const ORANGE_FROM = 0.8;

export type Recruitment = {
  state: "open" | "almost_full" | "full" | "paused" | "filled" | "closed";
  /** The part of the places that is taken, from 0 to 1. */
  ratio: number;
  placesLeft: number;
  /** How many more may apply, once it is near the cap; else null. */
  lastApplications: number | null;
  tone: "ok" | "feu" | "grey";
};

/** The cap is on the applications that wait or were accepted: a refusal leaves room for another. */
export type Capped = { maxApplications: number | null; applicationCount: number; endedApplications: number };

/** Places still to take: the same number for the employer and for whoever would like to come. */
export function placesLeft({ positions, acceptedCount }: Headcount): number {
  return Math.max(0, positions - acceptedCount);
}

/** Applications still accepted under the cap; null when there is no cap. */
export function applicationsLeft(mission: Capped): number | null {
  return mission.maxApplications === null ? null : Math.max(0, mission.maxApplications - liveApplications(mission));
}

export function liveApplications({ applicationCount, endedApplications }: Omit<Capped, "maxApplications">): number {
  return applicationCount - endedApplications;
}

/** Nobody more can apply: every place is taken, or the cap is reached. */
export function isFull(mission: Headcount & Capped): boolean {
  return isFilled(mission) || applicationsLeft(mission) === 0;
}

/** How far along the recruitment is, as a candidate sees it: places first, and the cap on applications once it is near. */
export function recruitment(mission: Headcount & Capped & { status: MissionStatus }): Recruitment {
  const left = placesLeft(mission);
  const ratio = Math.min(1, mission.acceptedCount / mission.positions);
  const over = { ratio, placesLeft: left, lastApplications: null, tone: "grey" } as const;
  if (mission.status === "completed") return { state: "closed", ...over };
  if (mission.status === "paused" || mission.status === "held") return { state: "paused", ...over };
  if (isFilled(mission)) return { state: "filled", ...over };
  if (isFull(mission)) return { state: "full", ...over };
  const lastApplications = isCapNear(mission) ? applicationsLeft(mission) : null;
  const almostFull = lastApplications !== null || (mission.positions > 1 && left === 1);
  return {
    state: almostFull ? "almost_full" : "open",
    ratio,
    placesLeft: left,
    lastApplications,
    tone: almostFull || ratio >= ORANGE_FROM ? "feu" : "ok",
  };
}

/** At least half of the applications are there, and few may still come. */
function isCapNear(mission: Capped): boolean {
  const left = applicationsLeft(mission);
  const live = liveApplications(mission);
  return left !== null && left < CAP_NEAR_BELOW && live >= left && live > 0;
}
