import { shiftWordsIn } from "./shift-phrases.ts";
import type { ShiftWords } from "./shift-words.fr.ts";

export const shiftWordsPt: ShiftWords = shiftWordsIn("pt", {
  comma: ", ",
  to: "às",
  unspecified: "horário a confirmar",
  choose: "Escolha os seus turnos",
  takeAll: "Escolher todos",
  started: "Este turno já começou.",
  count: (shifts) => (shifts === 1 ? "1 turno" : `${shifts} turnos`),
  missing: (left, positions) => `${left === 1 ? "Falta" : "Faltam"} ${left} de ${positions}`,
  wanted: (left) => (left === 1 ? "Procura-se 1 pessoa" : `Procuram-se ${left} pessoas`),
  taken: (positions) => `Lugares ocupados, ${positions} de ${positions}`,
  complete: (positions) => `Completo, ${positions} de ${positions}`,
  noBreak: "sem pausa",
  break: (minutes) => `pausa de ${minutes} min`,
  paidBreak: (minutes) => `pausa paga de ${minutes} min`,
  paid: (hours, minutes) => (minutes === 0 ? `${hours} h pagas` : `${hours} h ${minutes} min pagas`),
});
