import { shiftWordsIn } from "./shift-phrases.ts";
import type { ShiftWords } from "./shift-words.fr.ts";

export const shiftWordsEn: ShiftWords = shiftWordsIn("en", {
  comma: ", ",
  to: "to",
  unspecified: "hours to be confirmed",
  choose: "Choose your shifts",
  takeAll: "Take them all",
  started: "This shift has started.",
  count: (shifts) => (shifts === 1 ? "1 shift" : `${shifts} shifts`),
  missing: (left, positions) => `Still needed: ${left} of ${positions}`,
  wanted: (left) => (left === 1 ? "1 person wanted" : `${left} people wanted`),
  taken: (positions) => `Places taken, ${positions} of ${positions}`,
  complete: (positions) => `Full, ${positions} of ${positions}`,
  noBreak: "no break",
  break: (minutes) => `break ${minutes} min`,
  paidBreak: (minutes) => `paid break ${minutes} min`,
  paid: (hours, minutes) => (minutes === 0 ? `${hours} h paid` : `${hours} h ${minutes} min paid`),
});
