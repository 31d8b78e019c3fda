import { shiftWordsAr } from "../shift-words.ar.ts";
import { changeWordsIn } from "./change-phrases.ts";
import type { ChangeWords } from "./change-words.fr.ts";

export const changeWordsAr: ChangeWords = changeWordsIn("ar", shiftWordsAr, {
  comma: "، ",
  changed: (what, now, before) => `${what}: ${now} (بدلًا من ${before})`,
  hours: "ساعات العمل",
  start: "البداية",
  end: "النهاية",
  length: "المدة",
  place: "المكان",
  pay: "الأجر",
  shift: "الوردية",
  newShift: (shift) => `وردية جديدة: ${shift}`,
  removedShift: (shift) => `أُلغيت الوردية: ${shift}`,
  remote: "أصبح العمل عن بُعد",
  onSite: "أصبح العمل في الموقع",
  unspecified: "غير محددة",
  perDay: (hours, minutes) => (minutes === 0 ? `${hours} س في اليوم` : `${hours} س ${minutes} د في اليوم`),
});
