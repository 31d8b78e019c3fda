import { parisTime } from "@app/domain/time/calendar";

const HOUR_MINUTES = 60;
/** The hours shown at least: 6 h to 2 h the next day. */
const [FIRST_HOUR, LAST_HOUR] = [6, 26];

export type Hours = { startsAt: string; endsAt: string };

/** Minutes of the Paris day on which it starts; the end may be past midnight. */
export function minutesOf({ startsAt, endsAt }: Hours): { start: number; end: number } {
  const [hours = 0, minutes = 0] = parisTime(new Date(startsAt)).split(":").map(Number);
  const start = hours * HOUR_MINUTES + minutes;
  return { start, end: start + Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) };
}

/** Where each stands among those of the same hours: several may be asked for, and one of them will be had. */
export function lanesOf<T extends Hours>(shifts: readonly T[]): { lanes: ReadonlyMap<T, number>; count: number } {
  const ends: number[] = [];
  const lanes = new Map<T, number>();
  for (const shift of shifts.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const free = ends.findIndex((end) => end <= Date.parse(shift.startsAt));
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Date.parse(shift.endsAt);
    lanes.set(shift, lane);
  }
  return { lanes, count: Math.max(1, ends.length) };
}

/** The whole hours that hold every shift. */
export function shownHours(shifts: readonly Hours[]): { first: number; last: number } {
  const all = shifts.map(minutesOf);
  return {
    first: Math.min(FIRST_HOUR, ...all.map(({ start }) => Math.floor(start / HOUR_MINUTES))),
    last: Math.max(LAST_HOUR, ...all.map(({ end }) => Math.ceil(end / HOUR_MINUTES))),
  };
}
