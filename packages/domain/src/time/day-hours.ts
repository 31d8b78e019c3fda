import { parisTime } from "./calendar.ts";
import { hasHours } from "./day-without-hours.ts";

export const DAY_HOURS = ["morning", "noon", "evening", "night"] as const;
export type DayHours = (typeof DAY_HOURS)[number];

/** Hours of the Paris clock; a night ends the day after. */
const BOUNDS: Record<DayHours, readonly [from: number, to: number]> = {
  morning: [6, 12],
  noon: [11, 16],
  evening: [17, 24],
  night: [22, 30],
};
const DAY_MINUTES = 1440;
const ENOUGH_MINUTES = 120;
const MINUTE_MS = 60_000;

/** A shift is of the evening when two hours of it are, or all of it. `shift_hours` in SQL says the same. */
export function dayHoursOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): DayHours[] {
  if (!hasHours(startsAt)) return [];
  const [hour = 0, minute = 0] = parisTime(startsAt).split(":").map(Number);
  const begins = hour * 60 + minute;
  const lasts = Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  return DAY_HOURS.filter((name) => {
    const [from, to] = BOUNDS[name];
    // The night before, today, tomorrow: a shift lasts a day at most.
    const within = [-1, 0, 1].reduce((sum, day) => {
      const [opens, closes] = [from * 60 + day * DAY_MINUTES, to * 60 + day * DAY_MINUTES];
      return sum + Math.max(0, Math.min(begins + lasts, closes) - Math.max(begins, opens));
    }, 0);
    return within >= Math.min(ENOUGH_MINUTES, lasts);
  });
}

/** Morning 1, noon 2, evening 4, night 8; the same in SQL. */
export function slotBits(slots: readonly DayHours[]): number {
  return slots.reduce((bits, slot) => bits | (1 << DAY_HOURS.indexOf(slot)), 0);
}

export function slotsFromBits(bits: number): DayHours[] {
  return DAY_HOURS.filter((_, slot) => bits & (1 << slot));
}
