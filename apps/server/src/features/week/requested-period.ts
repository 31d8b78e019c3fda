import { addDays, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { daysOf, type Period, periodOf } from "@app/domain/time/week";

export type Asked = { from?: string | undefined; to?: string | undefined };

/** The days asked for, and the instants between which they are. */
export function readPeriod(asked: Asked, now: Date): Period & { begins: Date; ends: Date } {
  const period = periodOf(asked, parisDay(now));
  return { ...period, begins: parisStartOfDay(period.from), ends: parisStartOfDay(addDays(period.to, 1)) };
}

/** A shift under way when the period begins is on its first day. */
export function groupByDay<T extends { startsAt: string }>({ from, to }: Period, shifts: readonly T[]) {
  const days = new Map(daysOf({ from, to }).map((day) => [day, [] as T[]]));
  for (const shift of shifts) {
    const day = parisDay(new Date(shift.startsAt));
    days.get(day < from ? from : day)?.push(shift);
  }
  return { from, to, days: Array.from(days, ([day, ofDay]) => ({ day, shifts: ofDay })) };
}
