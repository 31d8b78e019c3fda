import { addDays, parisDay } from "../time/calendar.ts";
import { mondayOf } from "../time/week.ts";

/** A public figure that counts fewer cases than this would mislead, so it is not shown. */
export const PUBLIC_FLOOR = 20;
/** To an employer about their own work, who knows the cases behind it. */
export const OWN_FLOOR = 5;

/** A count, or null while it is too small to be shown. */
export function countOrNull(count: number, floor: number): number | null {
  return count >= floor ? count : null;
}

/** A rounded percentage, or null while it counts too few cases. */
export function percentOrNull(part: number, total: number, floor: number): number | null {
  return total >= floor && total > 0 ? Math.round((100 * part) / total) : null;
}

/** Mean minutes before an answer, or null while too few were given. */
export function meanMinutesOrNull(seconds: number, answers: number, floor: number): number | null {
  return answers >= floor && answers > 0 ? Math.round(seconds / answers / 60) : null;
}

/** The Mondays of the last weeks, as Paris days, oldest first and the current week last. */
export function lastWeeks(now: Date, count: number): string[] {
  const monday = mondayOf(parisDay(now));
  return Array.from({ length: count }, (_, index) => addDays(monday, -7 * (count - 1 - index)));
}
