import { ANSWER_HOURS, COUNTED_DAYS, HELD_FROM } from "@app/domain/papers/undeclared-starts";
import { formatCount } from "@app/domain/text/format-number";
import { formatLongDay, formatTime } from "@app/domain/time/format-time";

type StartWords = { job: string; startsAt: Date };

/** « Serveur en salle », le 12 novembre 2026 à 18 h. */
export const startText = ({ job, startsAt }: StartWords): string =>
  `«\u00a0${job}\u00a0», le\u00a0${formatLongDay(startsAt)} à ${formatTime(startsAt)}`;

const startsOf = (count: number) =>
  `${formatCount(count)}\u00a0embauches ont commencé sans réponse sur leur déclaration`;
const NAMED = 5;
const named = (count: number, starts: readonly StartWords[]) => {
  const texts = starts.slice(0, NAMED).map(startText).join("\u202f; ");
  return count > NAMED ? `${texts}, et ${formatCount(count - NAMED)}\u00a0de plus` : texts;
};

/** What to do, wherever it is said. */
const ANSWER =
  "Ouvrez la fiche de déclaration de chacune et notez comment elle a été déclarée\u00a0: récépissé, TESE, GUSO ou service de paie. Si la personne n’est pas venue, signalez l’absence.";

export const undeclaredFr = {
  answer: ANSWER,
  heldTitle: "La publication est suspendue",
  writtenTitle: "Des déclarations restent à noter",
  /** 403 `declarations_missing`. */
  held: (count: number, starts: readonly StartWords[]) =>
    `${startsOf(count)} depuis ${COUNTED_DAYS}\u00a0jours\u00a0: ${named(count, starts)}. Vous ne pouvez pas publier pour le moment. ${ANSWER} La publication reprend dès qu’il en reste moins de ${HELD_FROM}.`,
  heldIntro: (count: number) =>
    `${startsOf(count)} depuis ${COUNTED_DAYS}\u00a0jours. Vous ne pouvez ni publier ni reprendre de mission tant qu’il en reste ${HELD_FROM} ou plus.`,
  writtenIntro: (count: number) =>
    `${startsOf(count)} depuis ${COUNTED_DAYS}\u00a0jours. À la ${HELD_FROM}\u1d49, la publication est suspendue.`,
  arrival: "L’arrivée des personnes n’est jamais bloquée.",
  mail: {
    starts: (count: number, starts: readonly StartWords[]) => [
      ...starts.map((start) => `${startText(start)}.`),
      ...(count > starts.length ? [`Et ${formatCount(count - starts.length)}\u00a0de plus.`] : []),
    ],
    closing:
      "Renfort ne déclare jamais à votre place et ne contrôle pas ce que vous notez. Si vous pensez que c’est une erreur, répondez à cet e-mail\u00a0: une personne de notre équipe vous lira.",
    counted: `Une embauche compte ${ANSWER_HOURS}\u00a0heures après son début, si la personne n’a pas été signalée absente et si rien n’est noté. Une réponse saisie plus tard la retire aussitôt du compte.`,
    button: "Voir les déclarations à noter",
  },
  notification: {
    written: (count: number) => ({
      title: "Des déclarations restent à noter",
      message: `${startsOf(count)}. À la ${HELD_FROM}\u1d49, la publication est suspendue.`,
    }),
    held: (count: number) => ({
      title: "La publication est suspendue",
      message: `${startsOf(count)}. Notez comment elles ont été déclarées\u00a0: la publication reprend aussitôt.`,
    }),
  },
} as const;
