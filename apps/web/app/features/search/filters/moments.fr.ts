import { isDay, parisTime } from "@app/domain/time/calendar";
import type { DayHours } from "@app/domain/time/day-hours";
import { formatDay } from "@app/domain/time/format-time";

/** Offered as chips; other days are in a list. */
export const MOMENTS = ["tonight", "tomorrow", "weekend"] as const;
export type Moment = (typeof MOMENTS)[number];

const WORDS: Readonly<Record<string, string>> = {
  tonight: "Ce soir",
  today: "Aujourd’hui",
  tomorrow: "Demain",
  weekend: "Ce week-end",
};

export const HOURS_LABELS: Record<DayHours, string> = {
  morning: "Matin",
  noon: "Midi",
  evening: "Soir",
  night: "Nuit",
};

const LATE = "22:00";

/** The most likely first: late in the evening, that is tomorrow. */
export function offeredMoments(now: Date): Moment[] {
  return parisTime(now) >= LATE ? ["tomorrow", "tonight", "weekend"] : [...MOMENTS];
}

/** « Ce soir », « Mar. 17 nov. », « Du mar. 17 nov. au ven. 20 nov. » */
export function dateLabel(date: string): string {
  const text = datePhrase(date);
  const [from = "", to = from] = date.split("..");
  const isOneDay = isDay(from) && from === to;
  return capitalize(isOneDay ? text.replace(/^le /, "") : text);
}

/** The same within a sentence: « ce soir », « le mar. 17 nov. ». */
export function datePhrase(date: string): string {
  const [from = "", to = from] = date.split("..");
  if (!isDay(from) || !isDay(to)) return (WORDS[date] ?? date).toLocaleLowerCase("fr");
  return from === to ? `le ${shortDay(from)}` : `du ${shortDay(from)} au ${shortDay(to)}`;
}

/** Noon UTC is the same day in Paris all year round. */
const shortDay = (day: string) => formatDay(new Date(`${day}T12:00:00Z`));

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
