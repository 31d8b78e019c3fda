import { eurosIn } from "../money/euros-in-language.ts";
import type { OtherLanguage } from "../text/language.ts";
import { hasHours } from "../time/day-without-hours.ts";
import { clockOf, daysIn, shortDayIn } from "../time/format-in-language.ts";
import { lastWorkedDay } from "../time/worked-days.ts";
import { paidMinutes } from "./shift.ts";
import type { ShiftWords } from "./shift-words.fr.ts";

export interface ShiftPhrases extends Pick<ShiftWords, "to" | "unspecified" | "choose" | "takeAll" | "started"> {
  comma: string;
  count: (shifts: number) => string;
  missing: (left: number, positions: number) => string;
  wanted: (left: number) => string;
  taken: (positions: number) => string;
  complete: (positions: number) => string;
  noBreak: string;
  break: (minutes: number) => string;
  paidBreak: (minutes: number) => string;
  paid: (hours: number, minutes: number) => string;
}

/** An instant that is certainly within the day in Paris. */
const noonOf = (day: string) => new Date(`${day}T11:00:00Z`);

/** Dates and figures by `Intl`, around the words of a language. */
export function shiftWordsIn(language: OtherLanguage, phrases: ShiftPhrases): ShiftWords {
  const { comma, unspecified, to, choose, takeAll, started } = phrases;
  return {
    to,
    unspecified,
    choose,
    takeAll,
    started,
    day: (date) => shortDayIn(language, date),
    time: (date) => (hasHours(date) ? clockOf(date) : unspecified),
    euros: (cents) => eurosIn(language, cents),
    shifts({ startsAt, endsAt, shiftCount }) {
      const hasClock = hasHours(startsAt);
      if (shiftCount === 1 && endsAt) {
        const hours = hasClock ? `${clockOf(startsAt)} – ${clockOf(endsAt)}` : unspecified;
        return shortDayIn(language, startsAt) + comma + hours;
      }
      const days = endsAt
        ? daysIn(language, startsAt, noonOf(lastWorkedDay(startsAt, endsAt)))
        : shortDayIn(language, startsAt);
      return hasClock ? phrases.count(shiftCount) + comma + days : days + comma + unspecified;
    },
    places({ positions, accepted, confirmed = 0 }) {
      const left = Math.max(0, positions - accepted);
      if (left === 0) return confirmed >= positions ? phrases.complete(positions) : phrases.taken(positions);
      return accepted > 0 ? phrases.missing(left, positions) : phrases.wanted(left);
    },
    pause(shift, breakPaid) {
      const minutes = paidMinutes(shift, breakPaid);
      const paid = phrases.paid(Math.floor(minutes / 60), Math.round(minutes % 60));
      if (!hasHours(shift.startsAt)) return paid;
      const given = breakPaid ? phrases.paidBreak(shift.breakMinutes) : phrases.break(shift.breakMinutes);
      return (shift.breakMinutes === 0 ? phrases.noBreak : given) + comma + paid;
    },
  };
}
