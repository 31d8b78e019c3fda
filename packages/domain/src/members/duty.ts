import { parisDay, parisTime } from "../time/calendar.ts";
import { DAY_HOURS, type DayHours } from "../time/day-hours.ts";
import { weekdayOf } from "../time/week.ts";

/** When each part of a day begins; the night lasts until the morning after. `is_on_duty` in SQL does the same. */
const BEGINS: Record<DayHours, number> = { morning: 6, noon: 12, evening: 17, night: 22 };

/** Bit 4 × day + part, Monday morning first, as the week of a person; null: at any time. */
export function isOnDuty(duty: number | null, now: Date): boolean {
  if (duty === null) return true;
  const hour = Number(parisTime(now).slice(0, 2));
  const part = DAY_HOURS.findLastIndex((name) => hour >= BEGINS[name]);
  const today = weekdayOf(parisDay(now));
  const bit = part === -1 ? 4 * ((today + 6) % 7) + DAY_HOURS.indexOf("night") : 4 * today + part;
  return (duty & (1 << bit)) !== 0;
}
