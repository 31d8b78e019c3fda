import { shiftWordsUk } from "../shift-words.uk.ts";
import { changeWordsIn } from "./change-phrases.ts";
import type { ChangeWords } from "./change-words.fr.ts";

export const changeWordsUk: ChangeWords = changeWordsIn("uk", shiftWordsUk, {
  comma: ", ",
  changed: (what, now, before) => `${what}: ${now} (раніше: ${before})`,
  hours: "Години",
  start: "Початок",
  end: "Кінець",
  length: "Тривалість",
  place: "Місце",
  pay: "Оплата",
  shift: "Зміна",
  newShift: (shift) => `Нова зміна: ${shift}`,
  removedShift: (shift) => `Зміну скасовано: ${shift}`,
  remote: "Тепер робота дистанційна",
  onSite: "Тепер робота на місці",
  unspecified: "не вказано",
  perDay: (hours, minutes) => (minutes === 0 ? `${hours} год на день` : `${hours} год ${minutes} хв на день`),
});
