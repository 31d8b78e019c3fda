// Days as people say them, within a sentence. On a card and in a table: `formatDay`.

import { addDays, parisDay, parisTime } from "./calendar.ts";
import { hasHours } from "./day-without-hours.ts";
import { formatLongDayWithoutYear, formatTime, HOURS_UNSPECIFIED } from "./format-time.ts";

const weekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "long" });

const EVENING = "17:00";
const NIGHT = "22:00";
const NIGHT_ENDS = "05:00";

/** « aujourd’hui », « ce soir », « cette nuit », « demain », « demain soir », « samedi 21 novembre » */
export function dayPhrase(date: Date, now: Date): string {
  const [day, today] = [parisDay(date), parisDay(now)];
  // A day without hours says nothing of its evening.
  const time = hasHours(date) ? parisTime(date) : "12:00";
  if (isTonight(date, now)) return "cette nuit";
  if (day === today) return time >= EVENING ? "ce soir" : "aujourd’hui";
  if (day === addDays(today, 1)) return time >= EVENING ? "demain soir" : "demain";
  return `${weekday.format(date)} ${formatLongDayWithoutYear(date)}`;
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
