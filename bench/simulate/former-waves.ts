/** The waves as they were until 18 November 2026: by the clock, nights included. Kept to compare (docs/evidence/simulation.md). */
import { NIGHT_URGENT_HOURS, nightEnd } from "@app/domain/time/night";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MOST_GROWTH = 16;

const PACES = [
  { over: 48 * HOUR_MS, next: 2 * HOUR_MS, nobody: 24 * HOUR_MS },
  { over: 12 * HOUR_MS, next: 30 * MINUTE_MS, nobody: 4 * HOUR_MS },
  { over: 3 * HOUR_MS, next: 10 * MINUTE_MS, nobody: HOUR_MS },
];
const LAST_PACE = { over: 0, next: 5 * MINUTE_MS, nobody: 15 * MINUTE_MS };

type Times = { now: Date; startsAt: Date };
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const leftOf = ({ now, startsAt }: Times) => startsAt.getTime() - now.getTime();
const paceOf = (times: Times) => PACES.find(({ over }) => leftOf(times) > over) ?? LAST_PACE;

export function planFormerWave({ now, startsAt, missing, number }: Times & { missing: number; number: number }) {
  const dueAt = number === 1 ? now : later(now, paceOf({ now, startsAt }).next);
  if (missing <= 0 || dueAt >= startsAt) return null;
  const growth =
    leftOf({ now: dueAt, startsAt }) <= 3 * HOUR_MS ? MOST_GROWTH : Math.min(2 ** (number - 1), MOST_GROWTH);
  const size = Math.min(Math.max(5 * missing * growth, 5), 500);
  // A wave that could wake nobody waits for the morning, or a night of waves would leave together.
  const isUrgent = leftOf({ now: dueAt, startsAt }) <= NIGHT_URGENT_HOURS * HOUR_MS;
  return { size, dueAt: isUrgent ? dueAt : (nightEnd(dueAt) ?? dueAt) };
}

export function formerlyLookAgainAt(times: Times): Date | null {
  const at = later(times.now, paceOf(times).nobody);
  if (at >= times.startsAt) return null;
  const morning = nightEnd(times.now);
  return morning && morning < at ? morning : at;
}
