import { isolated } from "../../text/isolated.ts";
import type { OtherLanguage } from "../../text/language.ts";
import { payIn } from "../format-pay-in-language.ts";
import type { ShiftWords } from "../shift-words.fr.ts";
import type { ChangeWords } from "./change-words.fr.ts";

export interface ChangePhrases
  extends Pick<
    ChangeWords,
    | "changed"
    | "hours"
    | "start"
    | "end"
    | "length"
    | "place"
    | "pay"
    | "shift"
    | "newShift"
    | "removedShift"
    | "remote"
    | "onSite"
    | "unspecified"
  > {
  comma: string;
  perDay: (hours: number, minutes: number) => string;
}

/** Dates and figures are those of its shifts. */
export function changeWordsIn(
  language: OtherLanguage,
  words: ShiftWords,
  { comma, perDay, ...phrases }: ChangePhrases,
): ChangeWords {
  const { changed, hours, start, end, length, place, pay, shift, newShift, removedShift, remote, onSite, unspecified } =
    phrases;
  return {
    changed,
    hours,
    start,
    end,
    length,
    place,
    pay,
    shift,
    newShift,
    removedShift,
    remote,
    onSite,
    unspecified,
    placeName: isolated,
    moment: (date) => words.day(date) + comma + words.time(date),
    oneShift: (hoursOf) => words.shifts({ ...hoursOf, shiftCount: 1 }),
    shifts: words.shifts,
    hoursPerDay(length) {
      const minutes = Math.round(length * 60);
      return perDay(Math.floor(minutes / 60), minutes % 60);
    },
    payOf: (cents, period) => payIn(language, cents, period),
  };
}
