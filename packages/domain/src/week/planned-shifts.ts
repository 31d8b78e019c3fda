// The shifts of a mission that is described by its dates, hours a day and number of days, without shifts of its own.

import { shiftMs } from "../missions/mission.ts";
import { type MissionFields, paidMinutes, type Shift, shiftsFromFields } from "../missions/shift.ts";
import { addDays, daysBetween, parisDay } from "../time/calendar.ts";
import { dayWithoutHours, hasHours } from "../time/day-without-hours.ts";
import { mondayOf } from "../time/week.ts";
import { WEEK_HOURS } from "./work-limits.ts";

/** Article L3132-1: six days of work a week at most, and Sunday is the day of rest. */
const MOST_DAYS_IN_A_ROW = 6;

/** One shift per worked day. Without an hour of the start, each is its day, as long as the hours of a day. */
export function plannedShifts(fields: MissionFields): Shift[] {
  return hasHours(fields.startsAt) ? shiftsAtHours(fields) : shiftsOfDays(fields);
}

function shiftsAtHours(fields: MissionFields): Shift[] {
  const isCounted = fields.endsAt === null && fields.payPeriod !== "weekly";
  const totalDays = isCounted ? calendarDays(parisDay(fields.startsAt), fields.totalDays) : fields.totalDays;
  return withRest(shiftsFromFields({ ...fields, totalDays }));
}

function shiftsOfDays(fields: MissionFields): Shift[] {
  const { startsAt, endsAt, totalDays, payPeriod, hoursPerDay, positions } = fields;
  const first = parisDay(startsAt);
  const counted = payPeriod === "weekly" && totalDays ? totalDays * 7 : calendarDays(first, totalDays);
  const days = endsAt ? Math.max(0, daysBetween(first, parisDay(endsAt))) + 1 : (counted ?? 1);
  const shifts = Array.from({ length: days }, (_, index): Shift => {
    const start = dayWithoutHours(addDays(first, index));
    const end = start.getTime() + shiftMs(hoursPerDay);
    // A day of 24 hours before the day of 23 in March.
    const next = dayWithoutHours(addDays(first, index + 1)).getTime();
    return { startsAt: start, endsAt: new Date(Math.min(end, next)), breakMinutes: 0, positions };
  });
  return withRest(shifts);
}

/** How many days of the calendar so many worked days take once Sundays are left out; null when none are counted. */
function calendarDays(first: string, worked: number | null): number | null {
  if (worked === null || worked <= MOST_DAYS_IN_A_ROW) return worked;
  let [day, left, days] = [first, worked, 0];
  while (left > 0) {
    if (days === 0 || !isSunday(day)) left -= 1;
    day = addDays(day, 1);
    days += 1;
  }
  return days;
}

/** More days in a row than the law allows leave every Sunday but the first day, which the employer named. */
function withRest(shifts: Shift[]): Shift[] {
  if (shifts.length <= MOST_DAYS_IN_A_ROW) return shifts;
  return shifts.filter(({ startsAt }, index) => index === 0 || !isSunday(parisDay(startsAt)));
}

const isSunday = (day: string) => mondayOf(day) === addDays(day, -6);

/** Whether a week of these shifts, worked by one person, is longer than the law allows. */
export function isWeekTooLong(shifts: readonly Shift[]): boolean {
  const weeks = new Map<string, number>();
  for (const shift of shifts) {
    const week = mondayOf(parisDay(shift.startsAt));
    weeks.set(week, (weeks.get(week) ?? 0) + paidMinutes(shift));
  }
  return [...weeks.values()].some((minutes) => minutes > WEEK_HOURS * 60);
}

/** Fewer days than there are, when the employer counted fewer and has not specified the hours yet: which ones comes with them. */
export function countedDays(shifts: readonly Shift[], counted: number | null, days: number): number {
  const isCounted = counted !== null && shifts.some(({ startsAt }) => !hasHours(startsAt));
  return isCounted ? Math.min(counted, days) : days;
}
