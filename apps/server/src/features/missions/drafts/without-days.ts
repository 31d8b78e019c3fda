import type { DraftBody, DraftShift } from "@app/contract/missions/drafts";
import { withoutDates } from "@app/domain/missions/description";
import { atParis, daysBetween, isDay, isTime, parisEndOfDay, parisStartOfDay } from "@app/domain/time/calendar";

/** The same mission for other days: each shift keeps its hours and how many days after the first it comes. */
export function withoutDays(mission: DraftBody): DraftBody {
  const days = mission.shifts.flatMap(({ day }) => (day !== null && isDay(day) ? [day] : [])).toSorted();
  const [first] = days;
  return {
    ...mission,
    description: first === undefined ? mission.description : undatedText(mission, first, days.at(-1) ?? first),
    shifts: mission.shifts.map((shift) => ({ ...shift, day: null, dayOffset: offsetOf(shift, first) })),
    startDate: null,
    endDate: null,
    // Urgent says something of the days, which are not kept.
    urgent: false,
  };
}

function offsetOf({ day, dayOffset }: DraftShift, first: string | undefined): number | null {
  if (day === null || !isDay(day) || first === undefined) return dayOffset;
  return Math.min(daysBetween(first, day), 600);
}

/** The guided form writes the days in the text. */
function undatedText({ description, shifts }: DraftBody, first: string, last: string): string | null {
  if (description === null) return null;
  const time = shifts.find(({ day }) => day === first)?.startTime ?? "";
  const startsAt = isTime(time) ? atParis(first, time) : parisStartOfDay(first);
  return withoutDates(description, startsAt, parisEndOfDay(last));
}
