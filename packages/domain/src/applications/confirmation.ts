import { addDays, atParis, parisDay } from "../time/calendar.ts";
import { afterWaking, startsSoon } from "../time/night.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** On the evening before the start: somebody else still has the night and the morning. */
const EVENING_BEFORE = "21:30";
const LONGEST_MS = 24 * HOUR_MS;
const SHORTEST_MS = 15 * MINUTE_MS;
/** Once that evening is too near. */
const LONGEST_NEAR_MS = HOUR_MS;

/**
 * Being chosen is an offer: until when it holds. A day, and half past nine on the evening before at the latest. Once that is less than
 * minutes away, a quarter of the time left, an hour at most, nights apart unless the start is near. Null when the start leaves no time.
 */
export function confirmBefore({ acceptedAt, startsAt }: { acceptedAt: Date; startsAt: Date }): Date | null {
  const evening = atParis(addDays(parisDay(startsAt), -1), EVENING_BEFORE);
  const isNear = evening.getTime() - acceptedAt.getTime() < SHORTEST_MS;
  const until = isNear
    ? soon(acceptedAt, startsAt)
    : new Date(Math.min(acceptedAt.getTime() + LONGEST_MS, evening.getTime()));
  return until < startsAt ? until : null;
}

function soon(from: Date, startsAt: Date): Date {
  const quarter = (startsAt.getTime() - from.getTime()) / 4;
  const given = Math.min(Math.max(quarter, SHORTEST_MS), LONGEST_NEAR_MS);
  return startsSoon(startsAt, from) ? new Date(from.getTime() + given) : afterWaking(from, given);
}
