import { formatLongDayWithoutYear } from "@app/domain/time/format-time";

/** Noon, so that no clock change moves the day. */
const middayOf = (week: string) => new Date(`${week}T12:00:00Z`);

/** « 14 septembre »: the Monday a week begins with. */
export const longWeek = (week: string) => formatLongDayWithoutYear(middayOf(week));

/** « 14/9 ». */
export function shortWeek(week: string): string {
  return `${Number(week.slice(8))}/${Number(week.slice(5, 7))}`;
}
