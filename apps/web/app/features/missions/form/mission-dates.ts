import { addDays, atParis, isDay, isTime, parisEndOfDay } from "@app/domain/calendar";

/** `2026-11-14` and `18:30`, or empty. */
export type DateBoxes = { startDate: string; startTime: string; endDate: string; endTime: string };

/** Paris time; null while incomplete. */
export function startOf({ startDate, startTime }: DateBoxes): Date | null {
  return isDay(startDate) && isTime(startTime) ? atParis(startDate, startTime) : null;
}

/** A day alone lasts until midnight; an hour alone is on the first day, or on the next one when before the start. */
export function endOf(boxes: DateBoxes): Date | null {
  const { startDate, startTime, endDate, endTime } = boxes;
  if (isDay(endDate)) return isTime(endTime) ? atParis(endDate, endTime) : parisEndOfDay(endDate);
  if (endDate !== "" || !isTime(endTime) || startOf(boxes) === null) return null;
  return atParis(endTime > startTime ? startDate : addDays(startDate, 1), endTime);
}

/** An instant, or what was typed, which the API refuses with the right sentence. */
export function wireDates(boxes: DateBoxes): { startDate: string; endDate: string } {
  const start = startOf(boxes);
  const { endDate, endTime } = boxes;
  // A bare day already means its end on the wire.
  const isBareDay = isDay(endDate) && endTime === "";
  return {
    startDate: start?.toISOString() ?? boxes.startDate,
    endDate: isBareDay ? endDate : (endOf(boxes)?.toISOString() ?? endDate),
  };
}
