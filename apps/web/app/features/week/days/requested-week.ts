import { addDays, isDay, parisDay } from "@app/domain/time/calendar";
import { mondayOf, type Period } from "@app/domain/time/week";

const weekFrom = (monday: string): Period => ({ from: monday, to: addDays(monday, 6) });

/** The week of `?semaine=2026-11-16`, whatever its day; this week without it. */
export function requestedWeek(search: URLSearchParams, now: Date): Period {
  const asked = search.get("semaine") ?? "";
  return weekFrom(mondayOf(isDay(asked) ? asked : parisDay(now)));
}

/** This week has the plain address. */
export function weekAddress(
  path: string,
  monday: string,
  today: string,
  otherParams: Record<string, string> = {},
): string {
  const params = new URLSearchParams(monday === mondayOf(today) ? otherParams : { semaine: monday, ...otherParams });
  return params.size === 0 ? path : `${path}?${params}`;
}
