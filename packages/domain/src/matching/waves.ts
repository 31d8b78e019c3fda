import { nextNight, nightEnd, startsSoon, wakingMs } from "../time/night.ts";

export const WAVE_STATES = ["due", "sent", "stopped"] as const;
export type WaveState = (typeof WAVE_STATES)[number];

/** What made a wave leave. */
export const WAVE_REASONS = ["published", "reopened", "asked"] as const;
export type WaveReason = (typeof WAVE_REASONS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** People told for each missing place, in the first wave. */
const PEOPLE_PER_PLACE = 5;
/** Each wave is twice as large as the one before, up to this; the only one of an imminent start is so at once. */
const MOST_GROWTH = 16;
const SMALLEST = 5;
const LARGEST = 500;
/** For an imminent start with at least `MANY_PLACES`. */
const LARGEST_AT_ONCE = 5_000;
const MANY_PLACES = 10;
const AT_ONCE_MS = 3 * HOUR_MS;
const WITHIN_HOURS_MS = 8 * HOUR_MS;

type Pace = { over: number; next: number; nobody: number };

/**
 * By waking time left, nights apart: how long after a wave the next one leaves, and when to look again if nobody was found. 32 h are
 * two days.
 */
const PACES: readonly Pace[] = [
  { over: 32 * HOUR_MS, next: 2 * HOUR_MS, nobody: 24 * HOUR_MS },
  { over: WITHIN_HOURS_MS, next: 30 * MINUTE_MS, nobody: 4 * HOUR_MS },
  { over: AT_ONCE_MS, next: 10 * MINUTE_MS, nobody: HOUR_MS },
];
const LAST_PACE: Pace = { over: 0, next: 5 * MINUTE_MS, nobody: 15 * MINUTE_MS };

type Times = { now: Date; startsAt: Date };
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const wakingLeft = ({ now, startsAt }: Times) => wakingMs(now, startsAt, 32 * HOUR_MS + 1);
const paceOf = (times: Times): Pace => {
  const left = wakingLeft(times);
  return PACES.find(({ over }) => left > over) ?? LAST_PACE;
};

/** A wave that could wake nobody waits for the morning: at night only a start within hours may ring. */
function awake(at: Date, startsAt: Date): Date {
  return startsSoon(startsAt, at) ? at : (nightEnd(at) ?? at);
}

/** Null when it would leave after the start. The first wave leaves at once, or in the morning. */
export function planWave({
  now,
  startsAt,
  missing,
  number,
}: Times & { missing: number; number: number }): { size: number; dueAt: Date } | null {
  const dueAt = awake(number === 1 ? now : later(now, paceOf({ now, startsAt }).next), startsAt);
  if (missing <= 0 || dueAt >= startsAt) return null;
  return { size: waveSize({ now: dueAt, startsAt, missing, number }), dueAt };
}

/** The night comes before the next wave, and takes most of the time left: whoever is told later is told now. */
function isLastBeforeNight(times: Times): boolean {
  const left = wakingLeft(times);
  if (left > WITHIN_HOURS_MS || nightEnd(times.now)) return false;
  const night = nextNight(times.now);
  return night < times.startsAt && later(times.now, paceOf(times).next) >= night;
}

function waveSize({ missing, number, ...times }: Times & { missing: number; number: number }): number {
  const isAtOnce = wakingLeft(times) <= AT_ONCE_MS;
  const growth = isAtOnce || isLastBeforeNight(times) ? MOST_GROWTH : Math.min(2 ** (number - 1), MOST_GROWTH);
  const largest = isAtOnce && missing >= MANY_PLACES ? LARGEST_AT_ONCE : LARGEST;
  return Math.min(Math.max(PEOPLE_PER_PLACE * missing * growth, SMALLEST), largest);
}

/** When a wave that found nobody looks again; null when the mission has started by then. */
export function lookAgainAt(times: Times): Date | null {
  const again = later(times.now, paceOf(times).nobody);
  // Those who sleep now are looked at when the night is over.
  const morning = nightEnd(times.now);
  const at = awake(morning && morning < again ? morning : again, times.startsAt);
  return at < times.startsAt ? at : null;
}

/** No wave leaves while this many applications for each missing place wait for the employer (docs/evidence/simulation.md). */
export const ENOUGH_WAITING = 3;

/** When a wave that was put off looks again; null when the mission has started by then. An answer makes it look at once. */
export function putOffUntil(times: Times): Date | null {
  const at = awake(later(times.now, paceOf(times).next), times.startsAt);
  return at < times.startsAt ? at : null;
}

/** How often an employer may ask for a wave. */
const ASK_AGAIN_MS = 10 * MINUTE_MS;
const MOST_ASKED_A_DAY = 6;
const DAY_MS = 24 * HOUR_MS;

/** The requests that still count. */
export const recentRequests = (requests: readonly Date[], now: Date) =>
  requests.filter((at) => at.getTime() > now.getTime() - DAY_MS);

/** When the employer may ask for a wave again; null when they may now. `requests` are in the order of time. */
export function askAgainAt(requests: readonly Date[], now: Date): Date | null {
  const recent = recentRequests(requests, now);
  const [last, oldest] = [recent.at(-1), recent.at(-MOST_ASKED_A_DAY)];
  const at = Math.max(last ? last.getTime() + ASK_AGAIN_MS : 0, oldest ? oldest.getTime() + DAY_MS : 0);
  return at > now.getTime() ? new Date(at) : null;
}
