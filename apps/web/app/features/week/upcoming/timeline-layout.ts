import type { UpcomingShift } from "@app/contract/companies/employer-figures";
import { parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";

const HOUR_MS = 3_600_000;
const TIMELINE_HOURS = 48;
/** Hours of a column. */
const COLUMN = 6;

/** Percentage of the width, from the first hour drawn. */
const percent = (ms: number) => Math.round((ms / (TIMELINE_HOURS * HOUR_MS)) * 10_000) / 100;

export type Bar = { shift: UpcomingShift; x: number; width: number; line: number };

/** Where the drawing begins: the hour under way. */
const timelineStart = (now: number) => Math.floor(now / HOUR_MS) * HOUR_MS;

/** Those with a free place come on the first lines; two bars never overlap. */
export function timelineBars(shifts: readonly UpcomingShift[], now: number): Bar[] {
  const start = timelineStart(now);
  const end = start + TIMELINE_HOURS * HOUR_MS;
  const lacksSomeone = ({ accepted, positions, startsAt }: UpcomingShift) =>
    accepted < positions && Date.parse(startsAt) > now;
  const inOrder = shifts
    .filter(({ startsAt }) => Date.parse(startsAt) < end)
    .toSorted(
      (a, b) => Number(lacksSomeone(b)) - Number(lacksSomeone(a)) || Date.parse(a.startsAt) - Date.parse(b.startsAt),
    );
  const lines: { from: number; to: number }[][] = [];
  return inOrder.map((shift) => {
    const hours = drawnHours(shift);
    const from = Math.max(start, hours.from);
    // Wide enough to be read and tapped.
    const to = Math.min(end, Math.max(hours.to, from + 5 * HOUR_MS));
    const free = lines.findIndex((line) => line.every((taken) => taken.to <= from || taken.from >= to));
    const line = free === -1 ? lines.push([]) - 1 : free;
    lines[line]?.push({ from, to });
    return { shift, x: percent(from - start), width: percent(to - from), line };
  });
}

/** The whole day when its hours are not known. */
function drawnHours({ startsAt, endsAt }: UpcomingShift): { from: number; to: number } {
  const from = new Date(startsAt);
  if (hasHours(from)) return { from: from.getTime(), to: Date.parse(endsAt) };
  return { from: parisStartOfDay(parisDay(from)).getTime(), to: from.getTime() };
}

/** The eight columns. */
export function timelineColumns(now: number): { at: Date; x: number }[] {
  const start = timelineStart(now);
  return Array.from({ length: TIMELINE_HOURS / COLUMN }, (_, index) => ({
    at: new Date(start + index * COLUMN * HOUR_MS),
    x: percent(index * COLUMN * HOUR_MS),
  }));
}

export const nowX = (now: number) => percent(now - timelineStart(now));
