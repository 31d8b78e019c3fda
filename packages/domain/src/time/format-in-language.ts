import { type Language, LOCALES } from "../text/language.ts";
import { formatLongDay } from "./format-time.ts";

/** « 16 novembre 2026 », “16 November 2026”: the day in Paris. */
export function longDayIn(language: Language, date: Date): string {
  if (language === "fr") return formatLongDay(date);
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: "Europe/Paris",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(date);
}
