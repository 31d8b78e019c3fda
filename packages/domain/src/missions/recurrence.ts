import { addDays, atParis } from "../time/calendar.ts";
import type { Shift } from "./shift.ts";

const MINUTE_MS = 60_000;

/** As many rows as a form can show on a phone. */
export const MOST_REPEATED = 100;

export type WeeklyRecurrence = {
  /** Monday is 1, Sunday is 7. */
  weekdays: readonly number[];
  from: string;
  /** The last day that may have a shift. */
  until: string;
  startTime: string;
  /** At or before the start, it is on the next day. */
  endTime: string;
  breakMinutes: number;
  positions: number;
};

/** The same hours on the same days of every week, a hundred shifts at most. */
export function weeklyShifts(recurrence: WeeklyRecurrence): Shift[] {
  const { weekdays, from, until, breakMinutes, positions } = recurrence;
  const shifts: Shift[] = [];
  if (weekdays.length === 0) return shifts;
  for (let day = from; day <= until && shifts.length < MOST_REPEATED; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) shifts.push({ ...hoursOn(day, recurrence), breakMinutes, positions });
  }
  return shifts;
}

function hoursOn(day: string, { startTime, endTime }: WeeklyRecurrence): Pick<Shift, "startsAt" | "endsAt"> {
  const startsAt = atParis(day, startTime);
  if (endTime > startTime) {
    return inOrder(startsAt, atParis(day, endTime), (minuteOf(endTime) - minuteOf(startTime)) * MINUTE_MS);
  }
  const nextDay = addDays(day, 1);
  // An end in the hour skipped in March would come after the start of the next day's shift.
  const end = Math.min(atParis(nextDay, endTime).getTime(), atParis(nextDay, startTime).getTime());
  return { startsAt, endsAt: new Date(end) };
}

/** On the nights when the clocks change an end by the clock may come before its start: the length is kept instead. */
function inOrder(startsAt: Date, endsAt: Date, lengthMs: number): Pick<Shift, "startsAt" | "endsAt"> {
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + lengthMs) };
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
