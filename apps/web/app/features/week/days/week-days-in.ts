import { LOCALES, type OtherLanguage } from "@app/domain/text/language";
import { hasHours } from "@app/domain/time/day-without-hours";
import { clockOf } from "@app/domain/time/format-in-language";
import { longWeekdayIn, weekdayAndNumberIn } from "@app/domain/time/moment-in-language";
import type { WeekWords } from "./week.fr.ts";

const PARIS = { timeZone: "Europe/Paris" } as const;

/** Noon, so that no clock change moves the day. */
const middayOf = (day: string) => new Date(`${day}T11:00:00Z`);

type Days = Pick<WeekWords, "week" | "dayTitle" | "longDay" | "shortDay" | "stripDay" | "dayNumber" | "hours">;

/** Dates by `Intl`; `strip`: how short a day is where seven stand side by side. */
export function weekDaysIn(language: OtherLanguage, strip: "short" | "narrow", unspecified: string): Days {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...PARIS, ...options });
  const days = format({ day: "numeric", month: "long" });
  return {
    // Spaces around the dash are not the same in each browser.
    week: (from, to) => days.formatRange(middayOf(from), middayOf(to)).replaceAll(/\s*–\s*/g, " – "),
    dayTitle(day) {
      const title = weekdayAndNumberIn(language, middayOf(day));
      return title.charAt(0).toUpperCase() + title.slice(1);
    },
    longDay: (day) => longWeekdayIn(language, middayOf(day)),
    shortDay: (day) => format({ weekday: "short" }).format(middayOf(day)),
    stripDay: (day) => format({ weekday: strip }).format(middayOf(day)),
    dayNumber: (day) => String(Number(day.slice(8))),
    hours: ({ startsAt, endsAt }) =>
      hasHours(new Date(startsAt)) ? `${clockOf(new Date(startsAt))} – ${clockOf(new Date(endsAt))}` : unspecified,
  };
}
