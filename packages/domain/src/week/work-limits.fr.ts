import { parisStartOfDay } from "../time/calendar.ts";
import { formatDuration, formatLongDayWithoutYear } from "../time/format-time.ts";
import { DAY_HOURS, REST_HOURS, WEEK_HOURS, type WorkLimit } from "./work-limits.ts";

/** What a candidate reads: « Il ne resterait que 9 h de repos entre deux créneaux ; la loi en demande 11. » */
export function candidateLimitText(limit: WorkLimit): string {
  switch (limit.kind) {
    case "rest":
      return limit.minutes === 0
        ? `Il ne resterait aucun repos entre deux créneaux\u00a0; la loi demande ${REST_HOURS}\u00a0h.`
        : `Il ne resterait que ${length(limit.minutes)} de repos entre deux créneaux\u00a0; ${restDue(limit.minutes)}`;
    case "day":
      return `Cela ferait ${dayText(limit)}`;
    case "week":
      return `Cela ferait ${weekText(limit)}`;
  }
}

/** What an employer reads: the person's other work is counted, never named. */
export function employerLimitText(limit: WorkLimit): string {
  const person = "Avec ses autres engagements, cette personne";
  switch (limit.kind) {
    case "rest":
      return limit.minutes === 0
        ? `${person} n’aurait aucun repos entre deux créneaux\u00a0; la loi demande ${REST_HOURS}\u00a0h.`
        : `${person} n’aurait que ${length(limit.minutes)} de repos entre deux créneaux\u00a0; ${restDue(limit.minutes)}`;
    case "day":
      return `${person} ferait ${dayText(limit)}`;
    case "week":
      return `${person} ferait ${weekText(limit)}`;
  }
}

function dayText({ day, minutes }: { day: string; minutes: number }): string {
  return `${length(minutes)} de travail le ${dayName(day)}\u00a0; la loi en permet ${DAY_HOURS}.`;
}

function weekText({ week, minutes }: { week: string; minutes: number }): string {
  return `${length(minutes)} dans la semaine du ${dayName(week)}\u00a0; la loi en permet ${WEEK_HOURS}.`;
}

/** Beside minutes, « 11 » alone would read as eleven minutes. */
function restDue(minutes: number): string {
  return `la loi en demande ${REST_HOURS}${minutes < 60 ? "\u00a0h" : ""}.`;
}

function length(minutes: number): string {
  return minutes < 60 ? `${minutes}\u00a0min` : formatDuration(minutes / 60);
}

function dayName(day: string): string {
  return formatLongDayWithoutYear(parisStartOfDay(day));
}
