/** Days are `2026-11-14`, counted in UTC so that no time zone moves them. */
const instant = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("fr-FR", { ...options, timeZone: "UTC" });
  return (day: string) => format.format(instant(day));
};
/** « novembre 2026 » */
export const monthName = formatter({ month: "long", year: "numeric" });
/** « samedi 14 novembre 2026 » */
export const longDay = formatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** « sam. » */
export const weekdayName = formatter({ weekday: "short" });

export function addDays(day: string, count: number): string {
  const date = instant(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The same day of another month, or its last one when it is shorter. */
export function addMonths(day: string, count: number): string {
  const date = instant(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return dayOf(date);
}

/** From 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: string): number {
  return (instant(day).getUTCDay() + 6) % 7;
}

/** The weeks of the month around a day, from Monday; what belongs to other months is left empty. */
export function weeksOf(day: string): (string | undefined)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayIndex(first));
  const weeks: (string | undefined)[][] = [];
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((each) =>
        each.startsWith(month) ? each : undefined,
      ),
    );
  }
  return weeks;
}
