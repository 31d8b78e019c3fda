import { parisDay, parisEndOfDay } from "../time/calendar.ts";
import type { HolidayZone } from "../time/holidays.ts";
import { workingDayAfter } from "../time/working-days.ts";

/** Article L1242-13. */
const HAND_OVER_DAYS = 2;

/** Until when the contract of who starts then is given to them: two whole working days, the first day of work not counted. */
export function handOverBy(startsAt: Date, zone: HolidayZone): Date {
  return parisEndOfDay(workingDayAfter(parisDay(startsAt), HAND_OVER_DAYS, zone));
}
