import { addDays, atParis, daysBetween, isDay, parisDay, parisStartOfDay } from "../time/calendar.ts";

/** Past this many days a filter on dates filters nothing: most missions start within the month. */
const MAX_DAYS = 92;
const SATURDAY = 6;
const TONIGHT = "tonight";
const EVENING = "17:00";
/** An evening's work may begin after midnight. */
const END_OF_EVENING = "04:00";

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

/** When a shift starts, by the `date` of a search: « tonight », or the words of `searchDays`. Null when it says nothing. */
export function dateRange(text: string, now: Date): { from: Date; to: Date } | null {
  if (text === TONIGHT) return eveningOf(parisDay(now));
  const days = searchDays(text, now);
  return days && wholeDays(days);
}

/** From the first day to the end of the last; without a day, a range in which nothing starts. */
export function wholeDays(days: readonly string[]): { from: Date; to: Date } {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return { from: new Date(0), to: new Date(0) };
  return { from: parisStartOfDay(first), to: parisStartOfDay(addDays(last, 1)) };
}

export function eveningOf(day: string): { from: Date; to: Date } {
  return { from: atParis(day, EVENING), to: atParis(addDays(day, 1), END_OF_EVENING) };
}
