import type { HoursAction } from "@app/domain/hours/hours";

export const ANSWERED: Readonly<Record<HoursAction, string>> = {
  declare: "Vos heures sont déclarées.",
  validate: "Les heures sont validées.",
  cut: "Votre proposition est envoyée\u00a0: elle attend l’accord de la personne.",
  accept: "Les heures sont validées, avec votre accord.",
  contest: "Vos heures sont gardées. Le bureau de Renfort lit les deux avis.",
};

export function allValidated(done: number, asked: number): string {
  const lines = `${done}\u00a0ligne${done > 1 ? "s validées" : " validée"}.`;
  return done === asked ? lines : `${lines} ${asked - done}\u00a0ont changé depuis\u00a0: relisez-les.`;
}
