import { addDays, daysBetween, parisDay, parisEndOfDay } from "../time/calendar.ts";
import { shiftStart } from "../time/worked-days.ts";
import { missionEnd, type PayPeriod, shiftMs } from "./mission.ts";

const MINUTE_MS = 60_000;
const HALF_MINUTE_MS = 30_000;
const FULL_DAY_HOURS = 24;
const FULL_DAY_MS = FULL_DAY_HOURS * 60 * MINUTE_MS;

/** One stretch of work of a mission: real instants, and how many people it takes. */
export type Shift = { startsAt: Date; endsAt: Date; breakMinutes: number; positions: number };

type Hours = Pick<Shift, "startsAt" | "endsAt" | "breakMinutes">;

/** The break is not paid unless the employer says so. */
export function paidMinutes(shift: Hours, breakPaid = false): number {
  const minutes = minutesBetween(shift.startsAt, shift.endsAt);
  return breakPaid ? minutes : minutes - shift.breakMinutes;
}

function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
}

/** The fields by which a mission was described before it had shifts. */
export type MissionFields = {
  startsAt: Date;
  endsAt: Date | null;
  hoursPerDay: number | null;
  totalDays: number | null;
  payPeriod: PayPeriod;
  positions: number;
};

/** One shift per worked Paris day, all for the same number of people. */
export function shiftsFromFields(fields: MissionFields): Shift[] {
  const { startsAt, hoursPerDay, positions } = fields;
  const endsAt = missionEnd(fields);
  if (isOneShift(startsAt, endsAt, hoursPerDay)) return [{ ...oneShift(startsAt, endsAt, hoursPerDay), positions }];
  const shifts: Shift[] = [];
  let day = parisDay(startsAt);
  let from = startsAt;
  while (from < endsAt) {
    const end = new Date(from.getTime() + shiftMs(hoursPerDay));
    const isLast = endsBy(end, endsAt);
    day = addDays(day, 1);
    const next = shiftStart(startsAt, day);
    // A shift of 24 hours on the 23-hour day of March would otherwise run into the next one.
    const to = isLast ? endsAt : earlier(end, next);
    shifts.push({ startsAt: from, endsAt: to, breakMinutes: 0, positions });
    if (isLast) break;
    from = next;
  }
  return shifts;
}

/** Over before a second day of work would begin, or too soon after it to be anything but the same stretch. */
function isOneShift(startsAt: Date, endsAt: Date, hoursPerDay: number | null): boolean {
  const nextStart = shiftStart(startsAt, addDays(parisDay(startsAt), 1));
  if (endsAt <= nextStart || endsBy(new Date(startsAt.getTime() + shiftMs(hoursPerDay)), endsAt)) return true;
  const isWithinADay = endsAt.getTime() - startsAt.getTime() <= FULL_DAY_MS;
  return hoursPerDay === null && isWithinADay && !isDateOnly(endsAt);
}

/** The hours between start and end that are not worked are a break; an end that is only a date says nothing of the hours. */
function oneShift(startsAt: Date, endsAt: Date, hoursPerDay: number | null): Hours {
  const length = shiftMs(hoursPerDay);
  if (isDateOnly(endsAt)) {
    const afterShift = new Date(startsAt.getTime() + length);
    return { startsAt, endsAt: endsBy(afterShift, endsAt) ? endsAt : afterShift, breakMinutes: 0 };
  }
  // 24 hours are the most that can be said, also of the day of 25 hours in October.
  const isWithoutBreak = hoursPerDay === null || length === FULL_DAY_MS;
  const breakMinutes = isWithoutBreak ? 0 : Math.max(0, minutesBetween(startsAt, endsAt) - length / MINUTE_MS);
  return { startsAt, endsAt, breakMinutes };
}

/** Hours are kept to the minute, instants to the millisecond: less than half a minute more is the same end. */
function endsBy(shiftEnd: Date, endsAt: Date): boolean {
  return endsAt.getTime() - shiftEnd.getTime() < HALF_MINUTE_MS;
}

function isDateOnly(endsAt: Date): boolean {
  return endsAt.getTime() === parisEndOfDay(parisDay(endsAt)).getTime();
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** Minutes of work, breaks out, by the Paris day on which a shift begins. */
export function workedByDay(shifts: readonly Shift[]): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const shift of shifts) {
    const day = parisDay(shift.startsAt);
    minutes.set(day, (minutes.get(day) ?? 0) + paidMinutes(shift));
  }
  return minutes;
}

export type DerivedFields = {
  startsAt: Date;
  endsAt: Date;
  /** Worked hours of the longest Paris day, breaks out, whether they are paid or not; 24 at most. */
  hoursPerDay: number;
  /** Paris days on which work begins; when pay is weekly, weeks begun from the first of them to the last. */
  totalDays: number;
  positions: number;
  /** The most who work at once. */
  people: number;
  /** Paris days on which work begins. */
  dayCount: number;
  paidMinutes: number;
};

type ShiftTerms = { payPeriod: PayPeriod; takeSome: boolean; breakPaid: boolean };

/** What the mission's own fields say of its shifts; the database computes the same. */
export function deriveFields(shifts: readonly Shift[], { payPeriod, takeSome, breakPaid }: ShiftTerms): DerivedFields {
  const startsAt = new Date(Math.min(...shifts.map((shift) => shift.startsAt.getTime())));
  const endsAt = new Date(Math.max(...shifts.map((shift) => shift.endsAt.getTime())));
  const worked = workedByDay(shifts);
  const days = [...worked.keys()].toSorted();
  const weeks = Math.ceil((daysBetween(days[0] ?? "", days.at(-1) ?? "") + 1) / 7);
  const longestDay = Math.min(FULL_DAY_HOURS * 60, Math.max(...worked.values()));
  const places = shifts.map((shift) => shift.positions);
  return {
    startsAt,
    endsAt,
    hoursPerDay: Math.round((longestDay / 60) * 100) / 100,
    totalDays: payPeriod === "weekly" ? weeks : days.length,
    positions: takeSome ? places.reduce((sum, count) => sum + count, 0) : Math.max(...places),
    people: Math.max(...places),
    dayCount: days.length,
    paidMinutes: shifts.reduce((sum, shift) => sum + paidMinutes(shift, breakPaid), 0),
  };
}
