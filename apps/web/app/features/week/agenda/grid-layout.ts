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

/** The whole hours that hold every shift. */
export function shownHours(shifts: readonly Hours[]): { first: number; last: number } {
  const all = shifts.map(minutesOf);
  return {
    first: Math.min(FIRST_HOUR, ...all.map(({ start }) => Math.floor(start / HOUR_MINUTES))),
    last: Math.max(LAST_HOUR, ...all.map(({ end }) => Math.ceil(end / HOUR_MINUTES))),
  };
}
