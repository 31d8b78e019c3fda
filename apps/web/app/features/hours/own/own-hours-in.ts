import type { HoursAgreedBy, HoursState } from "@app/domain/hours/hours";
import type { OtherLanguage } from "@app/domain/text/language";
import { clockOf, shortDayIn } from "@app/domain/time/format-in-language";
import type { OwnHoursWords } from "./own-hours.fr.ts";

interface Labels extends Record<Exclude<HoursState, "agreed">, string> {
  /** The company wrote the hours of somebody who had declared none. */
  entered: string;
  agreed: Record<HoursAgreedBy, string>;
}

/** Dates by `Intl`, and the name of each state. */
export function ownHoursIn(
  language: OtherLanguage,
  comma: string,
  { agreed, entered, ...labels }: Labels,
): Pick<OwnHoursWords, "label" | "range" | "due" | "comma"> {
  return {
    comma,
    label({ state, isDeclared, agreedBy }) {
      if (state === "agreed") return agreed[agreedBy ?? "company"];
      return state === "cut" && !isDeclared ? entered : labels[state];
    },
    range: (hours) => `${clockOf(new Date(hours.in))} – ${clockOf(new Date(hours.out))}`,
    due: (at) => shortDayIn(language, new Date(at)) + comma + clockOf(new Date(at)),
  };
}
