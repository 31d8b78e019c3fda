/** Time without the nights: nobody applies, answers or writes a review then. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// From 6:30 to midnight in Paris in winter, an hour later in summer: close enough for a demo, and no calendar to consult.
const WAKE_MS = 5.5 * HOUR_MS;
const AWAKE_MS = 17.5 * HOUR_MS;
const ENOUGH_MS = 20 * 60_000;

export type WakingTime = { length: number; at: (waking: number) => Date };

/** The waking time between two instants; a window that holds none is taken as it is. */
export function wakingTime(from: number, to: number): WakingTime {
  const start = toWaking(from);
  const length = toWaking(to) - start;
  if (length < ENOUGH_MS) return { length: Math.max(0, to - from), at: (waking) => new Date(from + waking) };
  // The window may open at night: never answer before it.
  return { length, at: (waking) => new Date(Math.max(from, fromWaking(start + waking))) };
}

function toWaking(instant: number): number {
  const day = Math.floor(instant / DAY_MS);
  const sinceWaking = instant - day * DAY_MS - WAKE_MS;
  return day * AWAKE_MS + Math.min(Math.max(sinceWaking, 0), AWAKE_MS);
}

function fromWaking(waking: number): number {
  const day = Math.floor(waking / AWAKE_MS);
  return day * DAY_MS + WAKE_MS + (waking - day * AWAKE_MS);
}
