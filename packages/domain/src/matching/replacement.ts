import { paidMinutes } from "../missions/shift.ts";
import { type PayTerms, shiftPay } from "../missions/shift-pay.ts";
import type { Cents } from "../money/money.ts";

const MINUTE_MS = 60_000;
/** Between a yes and the first minute: time to come. */
export const NOTICE_MINUTES = 30;
const STEP_MS = 5 * MINUTE_MS;
/** Of a shift under way, less is not offered. */
export const LEAST_HOURS = 2;

export type ShiftHours = { startsAt: Date; endsAt: Date; breakMinutes: number };

/** What a yes gives of a shift under way: from half an hour later, at the next five minutes, to its end, with the break in proportion. */
export function restOfShift(shift: ShiftHours, yesAt: Date): ShiftHours {
  const { endsAt } = shift;
  const startsAt = new Date(Math.ceil((yesAt.getTime() + NOTICE_MINUTES * MINUTE_MS) / STEP_MS) * STEP_MS);
  const share = Math.max(0, endsAt.getTime() - startsAt.getTime()) / (endsAt.getTime() - shift.startsAt.getTime());
  return { startsAt, endsAt, breakMinutes: Math.round(shift.breakMinutes * share) };
}

export const isTooLittle = ({ startsAt, endsAt }: Pick<ShiftHours, "startsAt" | "endsAt">): boolean =>
  endsAt.getTime() - startsAt.getTime() < LEAST_HOURS * 60 * MINUTE_MS;

type Terms = PayTerms & { shiftCount: number; totalDays: number | null };

/** Gross, of what is left of a shift; null when pay is not said for a shift: by week, by month, or by day with two shifts a day. */
export function restPay(terms: Terms, shift: ShiftHours, rest: ShiftHours): Cents | null {
  const { payPeriod, breakPaid, shiftCount, totalDays } = terms;
  if (payPeriod === "hourly") return shiftPay(terms, [{ ...rest, positions: 1 }]).payCents;
  if (payPeriod !== "daily" || shiftCount !== totalDays) return null;
  const whole = shiftPay(terms, [{ ...shift, positions: 1 }]).payCents;
  return Math.round((whole * paidMinutes(rest, breakPaid)) / paidMinutes(shift, breakPaid));
}
