import { addDays, atParis, daysBetween, parisDay, parisTime } from "./calendar.ts";
import { hasHours } from "./day-without-hours.ts";

const MINUTE_MS = 60_000;
const FULL_DAY_MS = 86_400_000;

/** The moment work begins on a later day of the mission: the same Paris clock time as on the first day. */
export function shiftStart(startsAt: Date, day: string): Date {
  const secondsAndBelow = startsAt.getTime() % MINUTE_MS;
  return new Date(atParis(day, parisTime(startsAt)).getTime() + secondsAndBelow);
}

/** True when the mission is over by the time a second day of work would begin. */
export function fitsInADay(startsAt: Date, endsAt: Date): boolean {
  if (endsAt.getTime() <= startsAt.getTime() + FULL_DAY_MS) return true;
  // A day of 25 hours, in October.
  return endsAt <= shiftStart(startsAt, addDays(parisDay(startsAt), 1));
}

/**
 * The last Paris day on which work begins.
 * An evening service that ends at 0:30 belongs to the day it began, and an end at midnight does not open a new day.
 */
export function lastWorkedDay(startsAt: Date, endsAt: Date): string {
  const firstDay = parisDay(startsAt);
  // Days without hours end with the last of them.
  if (!hasHours(startsAt) && !hasHours(endsAt)) return parisDay(endsAt);
  if (endsAt <= startsAt || fitsInADay(startsAt, endsAt)) return firstDay;
  const endDay = parisDay(endsAt);
  return shiftStart(startsAt, endDay) < endsAt ? endDay : addDays(endDay, -1);
}

export function workedDays(startsAt: Date, endsAt: Date): number {
  return daysBetween(parisDay(startsAt), lastWorkedDay(startsAt, endsAt)) + 1;
}
