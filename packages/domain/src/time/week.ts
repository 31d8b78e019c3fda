import { addDays, daysBetween } from "./calendar.ts";

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Both ends counted. */
export type Period = { from: string; to: string };

/** The most days one may ask for: six weeks. */
export const MAX_PERIOD_DAYS = 42;

export const isPeriod = ({ from, to }: Period): boolean => from <= to && daysBetween(from, to) < MAX_PERIOD_DAYS;

/** A bound without the other one is seven days; without any, it is the week of today from Monday. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  const first = from ?? (to === undefined ? mondayOf(today) : addDays(to, -6));
  return { from: first, to: to ?? addDays(first, 6) };
}

export function daysOf({ from, to }: Period): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Monday 0 to Sunday 6. */
export const weekdayOf = (day: string): number => daysBetween(mondayOf(day), day);
