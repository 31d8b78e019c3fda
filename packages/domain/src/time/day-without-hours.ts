import { atParis, isDay, parisDay, parisEndOfDay, parisStartOfDay, parseInstant } from "./calendar.ts";

/** A day whose hours are still to be specified is kept as its last millisecond: on that day, and over with it. */
export const dayWithoutHours = (day: string): Date => parisEndOfDay(day);

/** False for the last millisecond of a Paris day, which says a day and no hour; `has_hours` in SQL says the same. */
export function hasHours(startsAt: Date): boolean {
  return startsAt.getTime() % 1000 !== 999 || startsAt.getTime() !== parisEndOfDay(parisDay(startsAt)).getTime();
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)?$/;
const WRITTEN_MIDNIGHT = /T00:00(?::00(?:\.0{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/**
 * When a mission starts, as clients write it. A bare day is a day without hours, and so is midnight, as it is written or
 * in Paris: date inputs and libraries send a day like that. Without a zone, the clock is that of Paris. Null for anything
 * else.
 */
export function parseStart(text: string): Date | null {
  if (isDay(text)) return dayWithoutHours(text);
  const instant = parseClock(text);
  if (!instant) return null;
  if (WRITTEN_MIDNIGHT.test(text)) return dayWithoutHours(text.slice(0, 10));
  const day = parisDay(instant);
  return instant.getTime() === parisStartOfDay(day).getTime() ? dayWithoutHours(day) : instant;
}

/** The same for its end: a bare day means its last millisecond. */
export function parseEnd(text: string): Date | null {
  return isDay(text) ? parisEndOfDay(text) : parseClock(text);
}

/** A mission ends after its start; of a day without hours, on that day or later. */
export function endsAfter(endsAt: Date, startsAt: Date): boolean {
  return hasHours(startsAt) ? endsAt > startsAt : parisDay(endsAt) >= parisDay(startsAt);
}

function parseClock(text: string): Date | null {
  const [, day = "", time = ""] = LOCAL.exec(text) ?? [];
  return isDay(day) ? atParis(day, time) : parseInstant(text);
}
