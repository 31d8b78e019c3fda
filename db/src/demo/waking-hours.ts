/** Time as people live it: nobody applies, answers or writes a review in the middle of the night. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// From 6:30 to midnight in Paris in winter, an hour later in summer: close enough for a demo, and no calendar to consult.
const WAKE_MS = 5.5 * HOUR_MS;
const AWAKE_MS = 17.5 * HOUR_MS;
const ENOUGH_MS = 20 * 60_000;

export type LivedTime = { length: number; at: (lived: number) => Date };

/** The waking time between two instants; a window that holds none is taken as it is. */
export function livedTime(from: number, to: number): LivedTime {
  const start = toLived(from);
  const length = toLived(to) - start;
  if (length < ENOUGH_MS) return { length: Math.max(0, to - from), at: (lived) => new Date(from + lived) };
  // The window may open at night: never answer before it.
  return { length, at: (lived) => new Date(Math.max(from, fromLived(start + lived))) };
}

function toLived(instant: number): number {
  const day = Math.floor(instant / DAY_MS);
  const sinceWaking = instant - day * DAY_MS - WAKE_MS;
  return day * AWAKE_MS + Math.min(Math.max(sinceWaking, 0), AWAKE_MS);
}

function fromLived(lived: number): number {
  const day = Math.floor(lived / AWAKE_MS);
  return day * DAY_MS + WAKE_MS + (lived - day * AWAKE_MS);
}
