import { addDays, parisDay, parisTime } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import { countdownText } from "@app/domain/time/relative-time";
import type { CountdownProps } from "../../ui/countdown.tsx";

const DAY_MS = 86_400_000;

/** Urgent in the last 24 hours, unless `paused`. */
export function startCountdown(startDate: string, rendered: number, paused = false): Omit<CountdownProps, "className"> {
  const startsAt = new Date(startDate);
  return {
    to: startDate,
    rendered,
    text: (now) => countdownText(startsAt, new Date(now)),
    soon: (now) => !paused && startsAt.getTime() > now && startsAt.getTime() - now < DAY_MS,
  };
}

/** « ce soir à 18 h », « demain à 6 h 30 », « lun. 16 nov. à 11 h », « demain » without hours: to follow a verb. */
export function startPhrase(startDate: string, now: number): string {
  const startsAt = new Date(startDate);
  const day = parisDay(startsAt);
  const today = parisDay(new Date(now));
  const isKnown = hasHours(startsAt);
  const evening = isKnown && parisTime(startsAt) >= "18:00";
  let name = formatDay(startsAt);
  if (day === today) name = evening ? "ce soir" : "aujourd’hui";
  if (day === addDays(today, 1)) name = evening ? "demain soir" : "demain";
  return isKnown ? `${name} à ${formatTime(startsAt)}` : name;
}
