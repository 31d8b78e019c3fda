import { CHANGE_OF_MIND_HOURS, CHANGE_OF_MIND_MINUTES, LATE_HOURS } from "./attendance.ts";

/** Said before anybody confirms, and the same everywhere: mission, confirmation, questions and answers, terms, mails. */
export const WITHDRAWAL_RULE =
  "Vous pouvez vous retirer jusqu’au début de la mission. " +
  `Une fois votre venue confirmée, un retrait moins de ${LATE_HOURS}\u00a0h avant le début compte comme une absence, ` +
  `sauf dans les ${CHANGE_OF_MIND_MINUTES}\u00a0minutes qui suivent votre confirmation, si le début est à plus de ${CHANGE_OF_MIND_HOURS}\u00a0h.`;

/** Beside « Retirer ma candidature », for whoever confirmed and would be late. */
export const LATE_WITHDRAWAL = `Vous aviez confirmé et la mission commence dans moins de ${LATE_HOURS}\u00a0h\u00a0: ce retrait comptera comme une absence au bout de 7\u00a0jours, sauf si vous le contestez.`;
/** The same, for whoever confirmed minutes ago. */
export const FREE_WITHDRAWAL = `Vous avez confirmé il y a moins de ${CHANGE_OF_MIND_MINUTES}\u00a0minutes\u00a0: ce retrait ne compte pas comme une absence.`;
