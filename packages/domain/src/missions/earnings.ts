import type { Cents } from "../money/money.ts";
import { monthsBetween } from "../time/calendar.ts";
import { workedDays } from "../time/worked-days.ts";
import { DEFAULT_HOURS_PER_DAY, type PayPeriod } from "./mission.ts";

/** What is left of a gross wage at the minimum, as the official simulator counts it. */
export const NET_SHARE = 0.7916;

export type Pay = {
  payCents: Cents | null;
  payPeriod: PayPeriod;
  hoursPerDay: number | null;
  totalDays: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
};

/** Everything needed to print « 14,50 € × 6 h × 2 j = 174 € ». */
export type Earnings = {
  totalCents: Cents;
  payCents: Cents;
  payPeriod: PayPeriod;
  /** Null when the pay does not depend on hours. */
  hoursPerDay: number | null;
  /** True when nobody gave the hours and 8 were assumed, which the screen must say. */
  hoursAssumed: boolean;
  count: number;
  unit: "day" | "week" | "month";
};

/** What the mission should pay in total, in whole euros; null when it cannot be estimated. */
export function estimateEarnings(pay: Pay): Earnings | null {
  const { payCents, payPeriod } = pay;
  const span = payCount(pay);
  if (payCents === null || span === null) return null;

  const hoursGiven = pay.hoursPerDay !== null && pay.hoursPerDay > 0 ? pay.hoursPerDay : null;
  const hoursPerDay = payPeriod === "hourly" ? (hoursGiven ?? DEFAULT_HOURS_PER_DAY) : null;
  // Hours are counted in hundredths so that 7.35 h stays a whole number until the one rounding.
  const hundredthsOfHour = Math.round((hoursPerDay ?? 1) * 100);
  const totalCents = Math.round((payCents * hundredthsOfHour * span.count) / 10_000) * 100;
  if (!(totalCents > 0)) return null;

  const hoursAssumed = hoursPerDay !== null && hoursGiven === null;
  return { totalCents, payCents, payPeriod, hoursPerDay, hoursAssumed, ...span };
}

/** How many days, weeks or months are paid; null when nothing says so. */
export function payCount(
  pay: Pick<Pay, "payPeriod" | "totalDays" | "startsAt" | "endsAt">,
): Pick<Earnings, "count" | "unit"> | null {
  const { payPeriod, startsAt, endsAt } = pay;
  if (payPeriod === "monthly") {
    return { count: startsAt && endsAt ? Math.max(1, monthsBetween(startsAt, endsAt)) : 1, unit: "month" };
  }
  const givenCount = pay.totalDays !== null && pay.totalDays > 0 ? pay.totalDays : null;
  const days = daysFromDates(startsAt, endsAt);
  if (payPeriod === "weekly") {
    // For a weekly pay the field holds weeks; days found from dates are turned into weeks begun.
    const count = givenCount ?? (days === null ? null : Math.ceil(days / 7));
    return count === null ? null : { count, unit: "week" };
  }
  const count = givenCount ?? days;
  return count === null ? null : { count, unit: "day" };
}

/** A mission without an end lasts one day; without a start, nothing is known. */
function daysFromDates(startsAt: Date | null, endsAt: Date | null): number | null {
  if (!startsAt) return null;
  return endsAt ? workedDays(startsAt, endsAt) : 1;
}
