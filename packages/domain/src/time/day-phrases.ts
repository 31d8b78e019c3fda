import { LOCALES, type OtherLanguage } from "../text/language.ts";
import { parisDay } from "./calendar.ts";
import { type NearDay, nearDay } from "./day-phrase.ts";
import { hasHours } from "./day-without-hours.ts";
import type { DayWords } from "./day-words.fr.ts";
import { clockOf } from "./format-in-language.ts";

export interface DayPhrases {
  days: Record<Exclude<NearDay, "later">, string>;
  at: (day: string, time: string) => string;
  withoutHours: (day: string) => string;
  /** After “before”: an hour of today, of the night, of tomorrow, of another day. */
  by: {
    today: (time: string) => string;
    tonight: (time: string) => string;
    tomorrow: (time: string) => string;
    later: (time: string, weekday: string, day: string) => string;
  };
}

const PARIS = { timeZone: "Europe/Paris", day: "numeric", month: "long" } as const;

/** Dates by `Intl`, around the words of a language. */
export function dayWordsIn(language: OtherLanguage, { days, at, withoutHours, by }: DayPhrases): DayWords {
  const withWeekday = new Intl.DateTimeFormat(LOCALES[language], { ...PARIS, weekday: "long" });
  const withoutWeekday = new Intl.DateTimeFormat(LOCALES[language], PARIS);
  const day = (date: Date, now: Date) => {
    const near = nearDay(date, now);
    return near === "later" ? withWeekday.format(date) : days[near];
  };
  return {
    day,
    moment: (date, now) => (hasHours(date) ? at(day(date, now), clockOf(date)) : withoutHours(day(date, now))),
    deadline(date, now) {
      const time = clockOf(date);
      if (parisDay(date) === parisDay(now)) return by.today(time);
      const near = nearDay(date, now);
      if (near === "tonight") return by.tonight(time);
      if (near === "tomorrow" || near === "tomorrow_evening") return by.tomorrow(time);
      return by.later(time, withWeekday.format(date), withoutWeekday.format(date));
    },
  };
}
