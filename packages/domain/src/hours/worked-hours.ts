import type { PayPeriod } from "../missions/mission.ts";
import type { Cents } from "../money/money.ts";
import { addDays, atParis, parisDay, parisTime } from "../time/calendar.ts";
import { hasHours } from "../time/day-without-hours.ts";
import { mondayOf } from "../time/week.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The break is the one that is not paid. */
export type WorkedHours = { inAt: Date; outAt: Date; breakMinutes: number };

/** Instants, so that a night when clocks change counts what was lived. Never rounded. */
export const workedMinutes = ({ inAt, outAt, breakMinutes }: WorkedHours): number =>
  Math.floor((outAt.getTime() - inAt.getTime()) / MINUTE_MS) - breakMinutes;

export type ShiftToWork = { startsAt: Date; endsAt: Date; breakMinutes: number; breakPaid: boolean };
/** When the code of the day was typed. */
export type Arrivals = { inAt: Date | null; outAt: Date | null };
export type ProposedHours = WorkedHours & { source: "planned" | "code" };

const unpaidBreak = ({ breakMinutes, breakPaid }: ShiftToWork) => (breakPaid ? 0 : breakMinutes);
const toMinute = (date: Date) => new Date(Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS);

/**
 * What the person finds written before they declare: from when they arrived, at the earliest the planned start, to when they left. What
 * was not typed is as planned. Null for a day without hours where nothing was typed.
 */
export function proposedHours(shift: ShiftToWork, { inAt: came, outAt: left }: Arrivals): ProposedHours | null {
  const { startsAt, endsAt } = shift;
  const isPlanned = hasHours(startsAt);
  if (!isPlanned && (came === null || left === null)) return null;
  const inAt = toMinute(came === null || (isPlanned && came < startsAt) ? startsAt : came);
  const outAt = toMinute(left ?? endsAt);
  const breakMinutes = unpaidBreak(shift);
  const source = came === null && left === null ? "planned" : "code";
  const hours = { inAt, outAt, breakMinutes, source } as const;
  // Who left before the break, or typed both codes in a row, writes the hours by hand.
  return workedMinutes(hours) < 1 ? { ...plannedHours(shift), source: "planned" } : hours;
}

/** Of a shift whose hours are specified. */
const plannedHours = (shift: ShiftToWork): WorkedHours => ({
  inAt: toMinute(shift.startsAt),
  outAt: toMinute(shift.endsAt),
  breakMinutes: unpaidBreak(shift),
});

/** Planned minutes, the break out unless it is paid; also of a day without hours. */
export const plannedMinutes = (shift: ShiftToWork): number =>
  Math.round((shift.endsAt.getTime() - shift.startsAt.getTime()) / MINUTE_MS) - unpaidBreak(shift);

/** Gross, of these minutes; null when pay is not by the hour. */
export function hoursPay(
  minutes: number,
  { payCents, payPeriod }: { payCents: Cents; payPeriod: PayPeriod },
): Cents | null {
  return payPeriod === "hourly" ? Math.round((payCents * minutes) / 60) : null;
}

/**
 * The instant nearest to `near` when Paris clocks show "HH:MM": a shift of the evening ends the day after, and of an hour lived twice in
 * October the passage nearest to what was planned is meant. An hour skipped in March is the one after it.
 */
export function nearestClock(time: string, near: Date): Date {
  const day = parisDay(near);
  const found = [-1, 0, 1].flatMap((shift) => {
    const first = atParis(addDays(day, shift), time);
    const second = new Date(first.getTime() + HOUR_MS);
    return parisTime(second) === time ? [first, second] : [first];
  });
  const distance = (date: Date) => Math.abs(date.getTime() - near.getTime());
  return found.reduce((best, date) => (distance(date) < distance(best) ? date : best));
}

/** The Monday of the week that a shift is counted in: that of the Paris day on which it begins. */
export const weekOf = (startsAt: Date): string => mondayOf(parisDay(startsAt));

/** « 6 h 00 », « 5 h 55 », « 0 h 05 »: every minute is written. */
export const formatWorked = (minutes: number): string =>
  `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, "0")}`;
