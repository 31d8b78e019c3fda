import type { ContractVersion } from "@app/contract/papers/contracts";
import type { ContractCase } from "@app/domain/papers/contract-facts";
import type { ContractGap } from "@app/domain/papers/contract-gaps";
import { atParis, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { dayPhrase } from "@app/domain/time/day-phrase";
import { formatLongDay, formatLongDayWithoutYear, formatTime } from "@app/domain/time/format-time";
import type { BadgeTone } from "../../../ui/badge.tsx";

export const CASE_LABELS: Record<ContractCase, string> = {
  extra: "CDD d’usage (extra)",
  replacement: "CDD de remplacement",
  increase: "CDD pour accroissement temporaire d’activité",
  seasonal: "CDD saisonnier",
};

export const contractFr = {
  title: "Le contrat de travail",
  own: "Votre contrat de travail",
  prepare: "Préparer le contrat",
  open: "Voir le contrat",
  read: "Lire le contrat",
  again: "Refaire le contrat",
  newVersion: "Écrire une nouvelle version",
  voids: "Une nouvelle version annule les accords donnés sur celle d’avant\u00a0: il faut signer de nouveau.",
  made: "Le contrat est prêt à être lu. La personne reçoit un e-mail.",
  makeFailed: "Le contrat n’a pas pu être préparé. Réessayez.",
  fromMission: "Repris de la mission et de vos papiers",
  toComplete: "à compléter",
  missing: "Avant de préparer le contrat, il manque\u00a0:",
  network: "Le contrat a besoin du réseau.",
  code: "Recevoir un code par e-mail",
  codeAgain: "Recevoir un autre code",
  codeSent: "Code envoyé à votre adresse e-mail, valable 15\u00a0minutes.",
  codeFailed: "Le code n’a pas pu être demandé. Réessayez.",
  sign: "Signer",
  signed: "C’est signé. L’heure et l’empreinte du fichier sont notées.",
  signFailed: "La signature n’a pas pu être envoyée. Réessayez.",
  readFirst: "Lisez-le en entier avant de le signer\u00a0: votre code engage votre accord sur ce texte.",
  meaning: "Signature électronique simple\u00a0: un code à usage unique, l’heure, et l’empreinte du fichier.",
  none: "Pas encore de contrat",
  noneOwn:
    "L’entreprise le remet au plus tard deux jours ouvrables après le premier jour de travail. Vous recevez un e-mail quand il est prêt.",
  copy: "Votre exemplaire reste ici, et dans l’e-mail reçu par les deux.",
  translate: "Demander une traduction",
  translated: "Demande notée\u00a0: l’entreprise la voit. C’est elle qui fournit la traduction.",
  translateFailed: "La demande n’a pas pu être notée. Réessayez.",
  translateNote:
    "Si vous êtes de nationalité étrangère, vous pouvez le demander dans une langue que vous comprenez (article L1221-3). L’entreprise fournit le texte\u00a0: rien n’est traduit automatiquement.",
  shareFirst: "Pour le contrat, l’entreprise a besoin de l’état civil que vous partagez.",
  reading: "Préparer le contrat est une lecture de l’état civil\u00a0: elle est notée, et la personne la voit.",
  older: "Versions remplacées",
} as const;

type Signatures = Pick<ContractVersion, "signed_by_employer_at" | "signed_by_candidate_at" | "replaced">;

/** Both said yes to the very text. */
export const isAccepted = ({ signed_by_employer_at, signed_by_candidate_at }: Signatures): boolean =>
  signed_by_employer_at !== null && signed_by_candidate_at !== null;

export function stateOf(version: Signatures): { label: string; tone: BadgeTone } {
  if (version.replaced) return { label: "Remplacé par une autre version", tone: "grey" };
  if (isAccepted(version)) return { label: "Accepté par les deux", tone: "ok" };
  if (version.signed_by_employer_at !== null) return { label: "Accepté par l’entreprise", tone: "line" };
  if (version.signed_by_candidate_at !== null) return { label: "Accepté par la personne", tone: "line" };
  return { label: "À signer", tone: "grey" };
}

/** « le 18 novembre 2026 à 18 h 20 » */
export const momentText = (at: string): string =>
  `le\u00a0${formatLongDay(new Date(at))} à ${formatTime(new Date(at))}`;

/** « À remettre au plus tard le mardi 24 novembre », « … aujourd’hui »: the whole day counts. */
export function dueText(dueAt: Date, now: Date): string {
  const day = dayPhrase(atParis(parisDay(dueAt), "12:00"), now);
  const by = /^(?:aujourd|demain)/.test(day) ? day : `le ${day}`;
  return isLate(dueAt, now) ? `Était à remettre au plus tard ${by}` : `À remettre au plus tard ${by}`;
}

export const isLate = (dueAt: Date, now: Date): boolean => dueAt < now;

/** « 20 novembre » */
export const dayName = (day: string): string => formatLongDayWithoutYear(parisStartOfDay(day));

/** An abbreviated name has its own full stop. */
export const signerText = (name: string): string => `Ce contrat est à signer par ${name.replace(/\.$/, "")}.`;

const list = new Intl.ListFormat("fr-FR", { type: "conjunction" });
export const listText = (names: readonly string[]): string => list.format(names);

/** « Pour le 20 novembre », « Pour tous les créneaux » */
export const forText = (day: string | null): string =>
  day === null ? "Pour tous les créneaux" : `Pour le ${dayName(day)}`;

export const missingText = (days: readonly string[]): string =>
  `Sans contrat accepté par les deux pour le moment\u00a0: ${listText(days.map(dayName))}.`;

/** Under the box where it is written. */
export const GAP_ERRORS: Partial<Record<ContractGap, { field: string; text: string }>> = {
  risk_list: { field: "riskListed", text: "Répondez par oui ou par non." },
  replaced_person: { field: "replacedName", text: "Indiquez le nom et la qualification de la personne remplacée." },
  reason: { field: "reason", text: "Indiquez la raison précise de ce contrat." },
  qualification: { field: "qualification", text: "Indiquez la qualification du poste." },
  signatory: { field: "signatory", text: "Choisissez qui signe pour l’entreprise." },
  several_vacations: { field: "day", text: "Choisissez le jour\u00a0: chaque vacation a son contrat." },
  trial_too_long: { field: "trialDays", text: "Cette période d’essai dépasse ce que la loi permet pour cette durée." },
};

/** What precisely makes it temporary. */
export const REASON_HINTS: Record<Exclude<ContractCase, "replacement">, string> = {
  extra: "La tâche précise et temporaire\u00a0: «\u00a0mariage de 120\u00a0couverts le 21\u00a0novembre\u00a0».",
  increase: "D’où vient le surcroît\u00a0: «\u00a0inventaire de fin d’année\u00a0».",
  seasonal: "La saison, et ce qui revient chaque année\u00a0: «\u00a0ouverture des pistes\u00a0».",
};
