import { momentPhrase } from "@app/domain/time/day-phrase";
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

/** « ce soir à 18 h », « demain à 6 h 30 », « lundi 16 novembre à 11 h »: to follow a verb. */
export const startPhrase = (startDate: string, now: number): string => momentPhrase(new Date(startDate), new Date(now));
