import { type Language, LOCALES } from "../text/language.ts";
import { parisTime } from "./calendar.ts";
import { formatLongDay } from "./format-time.ts";

const PARIS = { timeZone: "Europe/Paris" } as const;
const SHORT_DAY = { ...PARIS, weekday: "short", day: "numeric", month: "short" } as const;

/** « 16 novembre 2026 », “16 November 2026”: the day in Paris. */
export function longDayIn(language: Language, date: Date): string {
  if (language === "fr") return formatLongDay(date);
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    ...PARIS,
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return format.format(date);
}

/** “Mon, 16 Nov” */
export const shortDayIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], SHORT_DAY).format(date);

/** “16–21 Nov” */
export const daysIn = (language: Language, first: Date, last: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...PARIS, day: "numeric", month: "short" }).formatRange(first, last);

/** “18:00”: the same in every language but French. */
export const clockOf = (date: Date): string => parisTime(date);
