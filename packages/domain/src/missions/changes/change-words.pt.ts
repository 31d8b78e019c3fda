import { shiftWordsPt } from "../shift-words.pt.ts";
import { changeWordsIn } from "./change-phrases.ts";
import type { ChangeWords } from "./change-words.fr.ts";

export const changeWordsPt: ChangeWords = changeWordsIn("pt", shiftWordsPt, {
  comma: ", ",
  changed: (what, now, before) => `${what}: ${now} (em vez de ${before})`,
  hours: "Horário",
  start: "Início",
  end: "Fim",
  length: "Duração",
  place: "Local",
  pay: "Pagamento",
  shift: "Turno",
  newShift: (shift) => `Novo turno: ${shift}`,
  removedShift: (shift) => `Turno retirado: ${shift}`,
  remote: "O trabalho passa a ser feito à distância",
  onSite: "O trabalho passa a ser feito no local",
  unspecified: "não indicada",
  perDay: (hours, minutes) => (minutes === 0 ? `${hours} h por dia` : `${hours} h ${minutes} min por dia`),
});
