import { parisDay } from "../time/calendar.ts";
import { formatClock, formatLongDay, formatLongDayWithoutYear } from "../time/format-time.ts";
import { type WeeklyRecurrence, weeklyShifts } from "./recurrence.ts";

const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;
const list = new Intl.ListFormat("fr-FR", { type: "conjunction" });

/** « tous les samedis, 18 h – 0 h 30, jusqu’au 19 décembre »: the day named is the last one worked. Null without any shift. */
export function recurrencePhrase(recurrence: WeeklyRecurrence): string | null {
  const shifts = weeklyShifts(recurrence);
  const [first] = shifts;
  const last = shifts.at(-1);
  if (!first || !last) return null;
  const hours = `${formatClock(recurrence.startTime)} – ${formatClock(recurrence.endTime)}`;
  if (first === last) return `le ${formatLongDayWithoutYear(first.startsAt)}, ${hours}`;
  const isSameYear = parisDay(first.startsAt).slice(0, 4) === parisDay(last.startsAt).slice(0, 4);
  const lastDay = isSameYear ? formatLongDayWithoutYear(last.startsAt) : formatLongDay(last.startsAt);
  return `${daysPhrase(recurrence.weekdays)}, ${hours}, jusqu’au ${lastDay}`;
}

function daysPhrase(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  if (days.length === 7) return "tous les jours";
  if (days.join("") === "12345") return "du lundi au vendredi";
  return `tous les ${list.format(days.map((day) => `${WEEKDAYS[day - 1] ?? ""}s`))}`;
}
