import { shiftWordsIn } from "./shift-phrases.ts";
import type { ShiftWords } from "./shift-words.fr.ts";

const rules = new Intl.PluralRules("ar");
const NOUNS: Record<Intl.LDMLPluralRule, string> = {
  zero: "وردية",
  one: "وردية",
  two: "ورديتان",
  few: "ورديات",
  many: "وردية",
  other: "وردية",
};

export const shiftWordsAr: ShiftWords = shiftWordsIn("ar", {
  comma: "، ",
  to: "إلى",
  unspecified: "ساعات العمل تُحدَّد لاحقًا",
  choose: "اختيار الورديات",
  takeAll: "اختيار الكل",
  started: "بدأت هذه الوردية.",
  count: (shifts) => (shifts === 2 ? NOUNS.two : `${shifts} ${NOUNS[rules.select(shifts)]}`),
  missing: (left, positions) => `العدد الناقص: ${left} من ${positions}`,
  wanted: (left) => `العدد المطلوب: ${left}`,
  taken: (positions) => `شُغلت الأماكن، ${positions} من ${positions}`,
  complete: (positions) => `اكتمل العدد، ${positions} من ${positions}`,
  noBreak: "دون استراحة",
  break: (minutes) => `استراحة ${minutes} د`,
  paidBreak: (minutes) => `استراحة مدفوعة ${minutes} د`,
  paid: (hours, minutes) => `مدة مدفوعة: ${minutes === 0 ? `${hours} س` : `${hours} س ${minutes} د`}`,
});
