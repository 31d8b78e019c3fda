import { addDays, parisDay } from "./calendar.ts";
import { shiftHours } from "./mission.ts";
import { fitsInADay, shiftStart } from "./worked-days.ts";

const HOUR_MS = 3_600_000;

export type BookingRange = { from: Date; to: Date };

export type BookedMission = { startsAt: Date; endsAt: Date; hoursPerDay: number | null };

/** The half-open time ranges a mission takes from a person: one per worked Paris day, none overlapping. */
export function bookingRanges({ startsAt, endsAt, hoursPerDay }: BookedMission): BookingRange[] {
  const shiftMs = shiftHours(hoursPerDay) * HOUR_MS;
  if (endsAt <= startsAt) return [{ from: startsAt, to: new Date(startsAt.getTime() + shiftMs) }];
  if (fitsInADay(startsAt, endsAt)) return [{ from: startsAt, to: endsAt }];

  const ranges: BookingRange[] = [];
  let day = parisDay(startsAt);
  let from = startsAt;
  while (from < endsAt) {
    day = addDays(day, 1);
    const next = shiftStart(startsAt, day);
    // A 24-hour shift on the 23-hour day of March would otherwise run into the next one.
    const to = Math.min(from.getTime() + shiftMs, next.getTime(), endsAt.getTime());
    ranges.push({ from, to: new Date(to) });
    from = next;
  }
  return ranges;
}
