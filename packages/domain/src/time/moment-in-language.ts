import { LOCALES, type OtherLanguage } from "../text/language.ts";
import { daysBetween, parisDay } from "./calendar.ts";
import { hasHours } from "./day-without-hours.ts";
import { clockOf } from "./format-in-language.ts";

const PARIS = { timeZone: "Europe/Paris" } as const;
const UNITS: Record<OtherLanguage, { hour: string; minute: string; comma: string }> = {
  en: { hour: "h", minute: "min", comma: ", " },
  ar: { hour: "س", minute: "د", comma: "، " },
  pt: { hour: "h", minute: "min", comma: ", " },
  uk: { hour: "год", minute: "хв", comma: ", " },
};

/** “today”, “tomorrow”, “Saturday 21 November”: the day in Paris. */
function dayIn(language: OtherLanguage, date: Date, now: Date): string {
  const days = daysBetween(parisDay(now), parisDay(date));
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" }).format(days, "day");
  return longWeekdayIn(language, date);
}

/** “Saturday 21 November” */
export const longWeekdayIn = (language: OtherLanguage, date: Date): string =>
  withWeekday(language, date, { day: "numeric", month: "long" });

/** “Saturday 21” */
export const weekdayAndNumberIn = (language: OtherLanguage, date: Date): string =>
  withWeekday(language, date, { day: "numeric" });

/** The comma is ours: the browser and the server do not always have the same. */
function withWeekday(language: OtherLanguage, date: Date, day: Intl.DateTimeFormatOptions): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...PARIS, ...options }).format(date);
  return format({ weekday: "long" }) + (language === "en" ? " " : UNITS[language].comma) + format(day);
}

/** “tomorrow, 18:00” */
export function momentIn(language: OtherLanguage, date: Date, now: Date): string {
  const day = dayIn(language, date, now);
  return hasHours(date) ? day + UNITS[language].comma + clockOf(date) : day;
}

/** “6 h”, “6 h 30 min”, “45 min” */
export function lengthIn(language: OtherLanguage, minutes: number): string {
  const { hour, minute } = UNITS[language];
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0 && rest > 0) return `${rest}\u00a0${minute}`;
  return `${hours}\u00a0${hour}${rest === 0 ? "" : ` ${rest}\u00a0${minute}`}`;
}
