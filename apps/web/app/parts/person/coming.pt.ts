import { CHANGE_OF_MIND_HOURS, CHANGE_OF_MIND_MINUTES, LATE_HOURS } from "@app/domain/applications/attendance";
import type { ComingWords } from "./coming.fr.ts";

export const comingPt: ComingWords = {
  confirm: "Confirmar que vou",
  sending: "A confirmar…",
  of: (title) => `Confirmar que vou: ${title}`,
  rule:
    "Pode desistir até ao início do trabalho. " +
    `Depois de confirmar que vai, desistir a menos de ${LATE_HOURS}\u00a0horas do início conta como uma falta, ` +
    `exceto nos ${CHANGE_OF_MIND_MINUTES}\u00a0minutos a seguir à sua confirmação, se faltarem mais de ${CHANGE_OF_MIND_HOURS}\u00a0horas para o início.`,
};
