// Days as people say them, within a sentence. On a card and in a table: `formatDay`.

import { addDays, parisDay, parisTime } from "./calendar.ts";
import { hasHours } from "./day-without-hours.ts";
import { formatLongDayWithoutYear, formatTime, HOURS_UNSPECIFIED } from "./format-time.ts";

const weekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "long" });

const EVENING = "17:00";
const NIGHT = "22:00";
const NIGHT_ENDS = "05:00";

export type NearDay = "tonight" | "this_evening" | "today" | "tomorrow_evening" | "tomorrow" | "later";

const DAYS: Record<Exclude<NearDay, "later">, string> = {
  tonight: "cette nuit",
  this_evening: "ce soir",
  today: "aujourd’hui",
  tomorrow_evening: "demain soir",
  tomorrow: "demain",
};

/** How a day is named at this moment, in any language. */
export function nearDay(date: Date, now: Date): NearDay {
  const [day, today] = [parisDay(date), parisDay(now)];
  // A day without hours says nothing of its evening.
  const time = hasHours(date) ? parisTime(date) : "12:00";
  if (isTonight(date, now)) return "tonight";
  if (day === today) return time >= EVENING ? "this_evening" : "today";
  if (day === addDays(today, 1)) return time >= EVENING ? "tomorrow_evening" : "tomorrow";
  return "later";
}

/** « aujourd’hui », « ce soir », « cette nuit », « demain », « demain soir », « samedi 21 novembre » */
export function dayPhrase(date: Date, now: Date): string {
  const near = nearDay(date, now);
  return near === "later" ? `${weekday.format(date)} ${formatLongDayWithoutYear(date)}` : DAYS[near];
}

/** « ce soir à 21 h », « demain à 11 h », « samedi 21 novembre à 18 h », « demain, horaires à préciser » */
export function momentPhrase(date: Date, now: Date): string {
  return hasHours(date)
    ? `${dayPhrase(date, now)} à ${formatTime(date)}`
    : `${dayPhrase(date, now)}, ${HOURS_UNSPECIFIED}`;
}

/** After « avant »: « 21 h 30 » today, « demain 11 h », « 0 h 30 cette nuit », « samedi 21 novembre à 18 h » */
export function deadlinePhrase(date: Date, now: Date): string {
  const [day, today] = [parisDay(date), parisDay(now)];
  const time = formatTime(date);
  if (day === today) return time;
  if (isTonight(date, now)) return `${time} cette nuit`;
  return day === addDays(today, 1) ? `demain ${time}` : momentPhrase(date, now);
}

/** The night that comes, or the one under way. */
function isTonight(date: Date, now: Date): boolean {
  if (!hasHours(date)) return false;
  const [day, today] = [parisDay(date), parisDay(now)];
  const time = parisTime(date);
  const nightDay = parisTime(now) < NIGHT_ENDS ? addDays(today, -1) : today;
  return time < NIGHT_ENDS ? day === addDays(nightDay, 1) : time >= NIGHT && day === nightDay;
}
