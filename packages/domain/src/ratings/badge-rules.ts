/**
 * Badges come from a person's own work and nothing else. Hours and days of work give none: whoever never works on Saturdays or
 * at night may have a reason that is nobody's business: family, religion, health.
 */
import type { Badge } from "./badge.ts";
import { meanOfRatings, shownMean } from "./rating.ts";

const HOUR_MS = 3_600_000;
const LAST_MINUTE_MS = 24 * HOUR_MS;
const QUICK_STARTER_FROM = 2;
const RELIABLE_FROM = 5;
const WELL_RATED_MEAN = 4.5;
const CALLED_BACK_FROM = 1;
const FAST_ANSWER_MS = HOUR_MS;
const FAST_ANSWER_FROM = 5;
/** Habits of long ago no longer say how somebody answers. */
const FAST_ANSWER_OVER = 20;
const MANY_MISSIONS_FROM = 10;
const MANY_SECTORS_FROM = 3;

/** One mission the person came to. */
export type WorkedMission = {
  attendanceAt: Date;
  acceptedAt: Date | null;
  /** The first yes of the person after this acceptance. */
  confirmedAt: Date | null;
  startsAt: Date;
  companyId: number;
  /** The first sector of the mission. */
  sector: string | null;
  /** The company chose among the applications; false when the first yes had the place. */
  chosen: boolean;
};

/** A published rating by a company. */
export type GivenRating = { publishedAt: Date; companyId: number; mean: number };

export type EarnedBadge = { badge: Badge; count: number; since: Date };

/** « Démarre vite »: came to at least two missions accepted less than 24 hours before they began. */
export function quickStarter(worked: readonly WorkedMission[]): EarnedBadge | null {
  return earned("quick_starter", worked.filter(isLastMinute), QUICK_STARTER_FROM);
}

/** « Fiable »: came to at least five missions since the last absence. */
export function reliable(workedSinceAbsence: readonly WorkedMission[]): EarnedBadge | null {
  return earned("reliable", workedSinceAbsence, RELIABLE_FROM);
}

/** « Bonnes notes »: the mean that is shown is 4,5 or more. */
export function wellRated(ratings: readonly GivenRating[]): EarnedBadge | null {
  const inOrder = ratings.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
  const since = heldSince(inOrder, (given) => {
    const raters = new Set(given.map(({ companyId }) => companyId)).size;
    return (shownMean(meanOfRatings(given.map(({ mean }) => mean)), raters) ?? 0) >= WELL_RATED_MEAN;
  });
  return since && { badge: "well_rated", count: inOrder.length, since: since.publishedAt };
}

/** « Employeur fidèle »: a company for which the person had worked chose them again. */
export function calledBack(worked: readonly WorkedMission[]): EarnedBadge | null {
  const again = worked.filter(
    ({ chosen, acceptedAt, companyId }) =>
      chosen &&
      acceptedAt !== null &&
      worked.some((earlier) => earlier.companyId === companyId && earlier.startsAt < acceptedAt),
  );
  return earned("called_back", again, CALLED_BACK_FROM);
}

/** « Répond vite »: of the last twenty acceptances confirmed and worked, half were confirmed within an hour; from five on. */
export function fastAnswer(worked: readonly WorkedMission[]): EarnedBadge | null {
  const answers = worked.flatMap(({ chosen, acceptedAt, confirmedAt, attendanceAt }) =>
    chosen && acceptedAt && confirmedAt ? [{ attendanceAt, ms: confirmedAt.getTime() - acceptedAt.getTime() }] : [],
  );
  const since = heldSince(answers, (given) => {
    const last = given.slice(-FAST_ANSWER_OVER);
    const fast = last.filter(({ ms }) => ms <= FAST_ANSWER_MS).length;
    return last.length >= FAST_ANSWER_FROM && fast * 2 >= last.length;
  });
  return since && { badge: "fast_answer", count: answers.length, since: since.attendanceAt };
}

/** « 10 missions » */
export function tenMissions(worked: readonly WorkedMission[]): EarnedBadge | null {
  return earned("ten_missions", worked, MANY_MISSIONS_FROM);
}

/** « Plusieurs secteurs »: worked in at least three. */
export function manySectors(worked: readonly WorkedMission[]): EarnedBadge | null {
  const known = new Set<string>();
  const firsts = worked.filter(({ sector }) => {
    if (sector === null || known.has(sector)) return false;
    known.add(sector);
    return true;
  });
  return earned("many_sectors", firsts, MANY_SECTORS_FROM);
}

function earned(badge: Badge, missions: readonly WorkedMission[], from: number): EarnedBadge | null {
  const since = missions[from - 1]?.attendanceAt;
  return since ? { badge, count: missions.length, since } : null;
}

/** The item that made the rule true, when it has held ever since; null when it does not hold now. */
function heldSince<T>(items: readonly T[], holds: (soFar: readonly T[]) => boolean): T | null {
  let since: T | null = null;
  for (const [index, item] of items.entries()) {
    if (!holds(items.slice(0, index + 1))) since = null;
    else since ??= item;
  }
  return since;
}

const isLastMinute = ({ acceptedAt, startsAt }: WorkedMission) =>
  acceptedAt !== null && startsAt.getTime() - acceptedAt.getTime() < LAST_MINUTE_MS;
