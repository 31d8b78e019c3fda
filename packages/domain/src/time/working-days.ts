import { addDays } from "./calendar.ts";
import { type HolidayZone, holidaysOf } from "./holidays.ts";
import { weekdayOf } from "./week.ts";

const SUNDAY = 6;
const known = new Map<string, ReadonlySet<string>>();

/** A holiday of the whole zone. Those of some communes only are left out: a delay is then never longer than the law's. */
export function isHoliday(day: string, zone: HolidayZone): boolean {
  const key = `${zone} ${day.slice(0, 4)}`;
  let days = known.get(key);
  if (days === undefined) {
    const ofYear = holidaysOf(Number(day.slice(0, 4)), zone);
    days = new Set(ofYear.filter(({ local }) => !local).map((holiday) => holiday.day));
    known.set(key, days);
  }
  return days.has(day);
}

/** A « jour ouvrable »: from Monday to Saturday, holidays apart. */
export function isWorkingDay(day: string, zone: HolidayZone): boolean {
  return weekdayOf(day) !== SUNDAY && !isHoliday(day, zone);
}

/** The last of so many working days that follow a day, which does not count itself. */
export function workingDayAfter(day: string, count: number, zone: HolidayZone): string {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, 1);
    if (isWorkingDay(at, zone)) left -= 1;
  }
  return at;
}
