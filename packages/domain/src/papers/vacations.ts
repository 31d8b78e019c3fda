import { parisDay } from "../time/calendar.ts";
import { hasHours } from "../time/day-without-hours.ts";

type Range = { startsAt: Date; endsAt: Date };

/** Shifts by vacation: those that begin on the same Paris day, whatever the hours off between them. In the order of time. */
export function vacationsOf<T extends Range>(shifts: readonly T[]): T[][] {
  const byDay = new Map<string, T[]>();
  for (const shift of shifts.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const day = parisDay(shift.startsAt);
    byDay.set(day, [...(byDay.get(day) ?? []), shift]);
  }
  return [...byDay.values()];
}

/** The first and the last day of a contract, Paris days both counted. */
export function contractDays(shifts: readonly Range[]): { firstDay: string; lastDay: string } {
  const firstDays = shifts.map(({ startsAt }) => parisDay(startsAt)).toSorted();
  const lastDays = shifts.map(lastDayOf).toSorted();
  return { firstDay: firstDays[0] ?? "", lastDay: lastDays.at(-1) ?? "" };
}

/** An end at midnight opens no new day, and a day without hours is that day. */
function lastDayOf({ startsAt, endsAt }: Range): string {
  return parisDay(hasHours(startsAt) ? new Date(endsAt.getTime() - 1) : startsAt);
}
