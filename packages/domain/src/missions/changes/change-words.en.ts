import { shiftWordsEn } from "../shift-words.en.ts";
import { changeWordsIn } from "./change-phrases.ts";
import type { ChangeWords } from "./change-words.fr.ts";

export const changeWordsEn: ChangeWords = changeWordsIn("en", shiftWordsEn, {
  comma: ", ",
  changed: (what, now, before) => `${what}: ${now} (instead of ${before})`,
  hours: "Hours",
  start: "Start",
  end: "End",
  length: "Length",
  place: "Place",
  pay: "Pay",
  shift: "Shift",
  newShift: (shift) => `New shift: ${shift}`,
  removedShift: (shift) => `Shift removed: ${shift}`,
  remote: "The work is now done from home",
  onSite: "The work is now done on site",
  unspecified: "not specified",
  perDay: (hours, minutes) => (minutes === 0 ? `${hours} h a day` : `${hours} h ${minutes} min a day`),
});
