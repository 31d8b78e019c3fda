import { DAY_HOURS, type DayHours } from "../time/day-hours.ts";

/** From Monday, as the bits of a week are. */
export const WEEK_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

export const MAX_EXCEPTIONS = 60;
/** A week that nobody confirmed for so long is not believed any more. */
export const AVAILABILITY_DAYS = 60;
/** Asked once, so long before it ends. */
export const RENEWAL_ASKED_DAYS = 7;
/** « Disponible maintenant » at most. */
export const MAX_NOW_HOURS = 12;

export type Weekly = Partial<Record<WeekDay, readonly DayHours[]>>;

/** Bit 4 × day + slot, Monday morning first; the same in SQL. */
export function weekBits(weekly: Weekly): number {
  let bits = 0;
  for (const [day, name] of WEEK_DAYS.entries())
    for (const slot of weekly[name] ?? []) bits |= 1 << (4 * day + DAY_HOURS.indexOf(slot));
  return bits;
}

export function weekFromBits(bits: number): Partial<Record<WeekDay, DayHours[]>> {
  const weekly: Partial<Record<WeekDay, DayHours[]>> = {};
  for (const [day, name] of WEEK_DAYS.entries()) {
    const slots = DAY_HOURS.filter((_, slot) => bits & (1 << (4 * day + slot)));
    if (slots.length > 0) weekly[name] = slots;
  }
  return weekly;
}
