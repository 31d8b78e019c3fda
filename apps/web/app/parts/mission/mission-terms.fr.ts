import type { MissionCard } from "@app/contract/missions/missions";
import { formatDay, formatDuration, formatHours, formatMoment } from "@app/domain/time/format-time";
import { publishedAge } from "@app/domain/time/relative-time";

/** « 6 h / jour »; « 28 h en tout » when the days differ. */
export function hoursText({ hoursPerDay, paidMinutes }: Pick<MissionCard, "hoursPerDay" | "paidMinutes">): string {
  return hoursPerDay === null ? `${formatDuration(paidMinutes / 60)} en tout` : formatHours(hoursPerDay);
}

/** « sam. 21 nov. à 23 h 30 »: when the work is over; the day alone while the hours are to be specified. */
export function endText({ endDate, hoursKnown }: Pick<MissionCard, "endDate" | "hoursKnown">): string | null {
  if (endDate === null) return null;
  return hoursKnown ? formatMoment(new Date(endDate)) : formatDay(new Date(endDate));
}

/** « Publié il y a 3 h », « Publié à l’instant » */
export function publishedText({ created_at }: Pick<MissionCard, "created_at">, now: number): string {
  const age = publishedAge(new Date(created_at), new Date(now));
  return age.startsWith("Publié") ? age : `Publié ${age}`;
}
