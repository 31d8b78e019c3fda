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
  new Intl.DateTimeFormat(LOCALES[language], { ...PARIS, weekday: "long", day: "numeric", month: "long" }).format(date);

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
