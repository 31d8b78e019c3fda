import { addDays, daysBetween, isDay, parisDay } from "../time/calendar.ts";

/** Past this many days a filter on dates filters nothing: most missions start within the month. */
const MAX_DAYS = 92;
const SATURDAY = 6;

/**
 * The Paris days on which a wanted mission starts: « today », « tomorrow », « weekend », one day or `from..to`.
 * Null when the text says none of these, which is no filter; an empty list when every day named is over.
 */
export function searchDays(text: string, now: Date): string[] | null {
  const today = parisDay(now);
  if (text === "today") return [today];
  if (text === "tomorrow") return [addDays(today, 1)];
  if (text === "weekend") return weekendFrom(today);
  const [from = "", to = from] = text.split("..");
  if (!isDay(from) || !isDay(to) || from > to) return null;
  return daysFrom(from < today ? today : from, to);
}

/** The coming Saturday and Sunday, or what is left of the one under way. */
function weekendFrom(today: string): string[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return [today];
  const saturday = addDays(today, SATURDAY - weekday);
  return [saturday, addDays(saturday, 1)];
}

function daysFrom(from: string, to: string): string[] {
  const count = Math.max(0, Math.min(MAX_DAYS, daysBetween(from, to) + 1));
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
