import type { Attendance } from "./attendance.ts";
import type { Badge } from "./badge.ts";

const LAST_MINUTE_MS = 24 * 3_600_000;
const QUICK_STARTER_FROM = 2;
const RELIABLE_FROM = 5;
const RELIABILITY_OVER = 20;

/** One mission of which it is known whether the person came; a late withdrawal is an absence. */
export type Settled = {
  attendance: Attendance;
  attendanceAt: Date;
  /** An absence still open or contested is not held against anyone. */
  counts: boolean;
  acceptedAt: Date | null;
  startsAt: Date;
};

export type EarnedBadge = { badge: Badge; count: number; since: Date };
export type TrackRecord = { completedMissions: number; reliability: number; badges: EarnedBadge[] };

/** A person's reliability, from attendance alone. */
export function trackRecord(history: readonly Settled[]): TrackRecord {
  const inOrder = history
    .filter(({ counts }) => counts)
    .toSorted((a, b) => a.attendanceAt.getTime() - b.attendanceAt.getTime());
  const badges = [quickStarter(inOrder), reliable(inOrder)];
  return {
    completedMissions: completedMissions(inOrder),
    reliability: reliability(inOrder),
    badges: badges.filter((badge) => badge !== null),
  };
}

export function completedMissions(history: readonly Settled[]): number {
  return history.filter(isWorked).length;
}

/** Percentage of the last twenty missions to which the person came; 100 for someone who has none yet. */
export function reliability(inOrder: readonly Settled[]): number {
  const counted = inOrder.slice(-RELIABILITY_OVER);
  return counted.length === 0 ? 100 : Math.round((100 * completedMissions(counted)) / counted.length);
}

/** « Démarre vite »: came to at least two missions accepted less than 24 hours before they began. */
export function quickStarter(inOrder: readonly Settled[]): EarnedBadge | null {
  const lastMinute = inOrder.filter((mission) => isWorked(mission) && isLastMinute(mission));
  return earned("quick_starter", lastMinute, QUICK_STARTER_FROM);
}

/** « Fiable »: came to every mission since the last absence, and to at least five. */
export function reliable(inOrder: readonly Settled[]): EarnedBadge | null {
  const lastAbsence = inOrder.findLastIndex((mission) => !isWorked(mission));
  return earned("reliable", inOrder.slice(lastAbsence + 1), RELIABLE_FROM);
}

function earned(badge: Badge, missions: readonly Settled[], from: number): EarnedBadge | null {
  const since = missions[from - 1]?.attendanceAt;
  return since ? { badge, count: missions.length, since } : null;
}

const isWorked = ({ attendance }: Settled) => attendance === "worked";

const isLastMinute = ({ acceptedAt, startsAt }: Settled) =>
  acceptedAt !== null && startsAt.getTime() - acceptedAt.getTime() < LAST_MINUTE_MS;
