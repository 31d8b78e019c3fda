import type { Attendance } from "../applications/attendance.ts";
import {
  calledBack,
  type EarnedBadge,
  fastAnswer,
  type GivenRating,
  manySectors,
  quickStarter,
  reliable,
  tenMissions,
  type WorkedMission,
  wellRated,
} from "./badge-rules.ts";

const RELIABILITY_OVER = 20;

/** One mission of which it is known whether the person came; a late withdrawal is an absence. */
export type Settled = WorkedMission & {
  attendance: Attendance;
  /** An absence still open or contested is not held against anyone. */
  counts: boolean;
};

export type TrackRecord = { completedMissions: number; reliability: number; badges: EarnedBadge[] };

/** A person's missions, reliability and badges, from attendance and published ratings alone. */
export function trackRecord(history: readonly Settled[], ratings: readonly GivenRating[]): TrackRecord {
  const inOrder = history
    .filter(({ counts }) => counts)
    .toSorted((a, b) => a.attendanceAt.getTime() - b.attendanceAt.getTime());
  const worked = inOrder.filter(isWorked);
  const lastAbsence = inOrder.findLastIndex((mission) => !isWorked(mission));
  const badges = [
    quickStarter(worked),
    reliable(inOrder.slice(lastAbsence + 1)),
    wellRated(ratings),
    calledBack(worked),
    fastAnswer(worked),
    tenMissions(worked),
    manySectors(worked),
  ];
  return {
    completedMissions: worked.length,
    reliability: reliability(inOrder),
    badges: badges.filter((badge) => badge !== null),
  };
}

/** Percentage of the last twenty missions to which the person came; 100 for someone who has none yet. */
function reliability(inOrder: readonly Settled[]): number {
  const counted = inOrder.slice(-RELIABILITY_OVER);
  return counted.length === 0 ? 100 : Math.round((100 * counted.filter(isWorked).length) / counted.length);
}

const isWorked = ({ attendance }: Settled) => attendance === "worked";
