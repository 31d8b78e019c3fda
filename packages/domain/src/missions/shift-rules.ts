import { fitsInADay } from "../time/worked-days.ts";
import { isOverEighteenMonths } from "./contract-kind.ts";
import { paidMinutes, type Shift } from "./shift.ts";

/** Every day of eighteen months, the longest a contract may last. */
export const MAX_SHIFTS = 550;
const MAX_SPAN_MS = 366 * 86_400_000;
const MINUTE_MS = 60_000;

/** Articles L3121-18 and -19: ten hours of work a day, twelve at the very most. */
const USUAL_WORK_MINUTES = 10 * 60;
const LONGEST_WORK_MINUTES = 12 * 60;
/** Article L3121-16. */
const BREAK_DUE_FROM_MINUTES = 6 * 60;
const LEGAL_BREAK_MINUTES = 20;

export const SHIFT_RULES = [
  "none",
  "too_many",
  "end_before_start",
  "too_long",
  "over_twelve_hours",
  "break_too_long",
  "overlap",
  "uneven_positions",
  "span_too_long",
] as const;
export type ShiftRule = (typeof SHIFT_RULES)[number];

/** `index` is the shift to correct, as they were given. */
export type ShiftRefusal = { rule: ShiftRule; index: number };

/** The first reason why a mission cannot have these shifts; null when it can. */
export function refuseShifts(
  shifts: readonly Shift[],
  { takeSome, employee }: { takeSome: boolean; employee: boolean },
): ShiftRefusal | null {
  if (shifts.length === 0) return { rule: "none", index: 0 };
  if (shifts.length > MAX_SHIFTS) return { rule: "too_many", index: MAX_SHIFTS };
  for (const [index, shift] of shifts.entries()) {
    const rule = refuseShift(shift, employee);
    if (rule) return { rule, index };
  }
  return refuseOverlap(shifts) ?? (takeSome ? null : refuseUneven(shifts)) ?? refuseSpan(shifts, employee);
}

function refuseShift(shift: Shift, employee: boolean): ShiftRule | null {
  const { startsAt, endsAt, breakMinutes } = shift;
  if (endsAt <= startsAt) return "end_before_start";
  if (!fitsInADay(startsAt, endsAt)) return "too_long";
  if (breakMinutes * MINUTE_MS >= endsAt.getTime() - startsAt.getTime()) return "break_too_long";
  return employee && paidMinutes(shift) > LONGEST_WORK_MINUTES ? "over_twelve_hours" : null;
}

function refuseOverlap(shifts: readonly Shift[]): ShiftRefusal | null {
  const inOrder = [...shifts.entries()].toSorted(([, a], [, b]) => a.startsAt.getTime() - b.startsAt.getTime());
  let previousEnd = 0;
  for (const [index, { startsAt, endsAt }] of inOrder) {
    if (startsAt.getTime() < previousEnd) return { rule: "overlap", index };
    previousEnd = endsAt.getTime();
  }
  return null;
}

/** Whoever takes all the shifts fills one place of each. */
function refuseUneven(shifts: readonly Shift[]): ShiftRefusal | null {
  const index = shifts.findIndex(({ positions }) => positions !== shifts[0]?.positions);
  return index === -1 ? null : { rule: "uneven_positions", index };
}

function refuseSpan(shifts: readonly Shift[], employee: boolean): ShiftRefusal | null {
  const first = shifts.reduce((a, b) => (b.startsAt < a.startsAt ? b : a));
  const last = shifts.reduce((a, b) => (b.endsAt > a.endsAt ? b : a));
  const isTooLong = employee
    ? isOverEighteenMonths(first.startsAt, last.endsAt)
    : last.endsAt.getTime() - first.startsAt.getTime() > MAX_SPAN_MS;
  return isTooLong ? { rule: "span_too_long", index: shifts.indexOf(last) } : null;
}

export type ShiftWarning = { warning: "over_ten_hours" | "short_break"; index: number };

/** What the law allows only in some cases: the form says so and lets it through. */
export function shiftWarnings(shifts: readonly Shift[]): ShiftWarning[] {
  return [...shifts.entries()].flatMap(([index, shift]) => {
    const worked = paidMinutes(shift);
    const warnings: ShiftWarning[] = [];
    if (worked > USUAL_WORK_MINUTES) warnings.push({ warning: "over_ten_hours", index });
    if (worked >= BREAK_DUE_FROM_MINUTES && shift.breakMinutes < LEGAL_BREAK_MINUTES) {
      warnings.push({ warning: "short_break", index });
    }
    return warnings;
  });
}
