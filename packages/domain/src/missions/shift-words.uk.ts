import { shiftWordsIn } from "./shift-phrases.ts";
import type { ShiftWords } from "./shift-words.fr.ts";

const rules = new Intl.PluralRules("uk");
const NOUNS: Record<Intl.LDMLPluralRule, string> = {
  zero: "змін",
  one: "зміна",
  two: "зміни",
  few: "зміни",
  many: "змін",
  other: "зміни",
};

export const shiftWordsUk: ShiftWords = shiftWordsIn("uk", {
  comma: ", ",
  to: "до",
  unspecified: "години уточнюються",
  choose: "Оберіть зміни",
  takeAll: "Узяти всі",
  started: "Ця зміна вже почалася.",
  count: (shifts) => `${shifts} ${NOUNS[rules.select(shifts)]}`,
  missing: (left, positions) => `Бракує людей: ${left} з ${positions}`,
  wanted: (left) => `Потрібно людей: ${left}`,
  taken: (positions) => `Місця зайняті, ${positions} з ${positions}`,
  complete: (positions) => `Набір завершено, ${positions} з ${positions}`,
  noBreak: "без перерви",
  break: (minutes) => `перерва ${minutes} хв`,
  paidBreak: (minutes) => `оплачувана перерва ${minutes} хв`,
  paid: (hours, minutes) => `оплачується ${minutes === 0 ? `${hours} год` : `${hours} год ${minutes} хв`}`,
});
