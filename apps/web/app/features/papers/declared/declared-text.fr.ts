import type { DeclarationView } from "@app/contract/papers/declaration";
import type { DeclarationChannel } from "@app/domain/papers/declaration";
import { formatLongDay, formatTime } from "@app/domain/time/format-time";

export const CHANNEL_LABELS: Record<DeclarationChannel, string> = {
  receipt: "Déclaration à l’Urssaf (DPAE)",
  tese: "TESE",
  guso: "GUSO",
  payroll: "Service de paie ou cabinet comptable",
};

export const CHANNEL_NOTES: Record<DeclarationChannel, string> = {
  receipt: "Le numéro est sur l’accusé de réception.",
  tese: "Le titre emploi service entreprise déclare aussi l’embauche.",
  guso: "Artistes et techniciens du spectacle, quand le spectacle n’est pas votre activité.",
  payroll: "C’est fait pour vous, hors de Renfort.",
};

export const declaredFr = {
  title: "Comment l’embauche a été déclarée",
  note: "Renfort ne déclare jamais à votre place. La personne voit le numéro et l’heure que vous saisissez.",
  save: "Noter la déclaration",
  saved: "Déclaration notée. La personne la voit.",
  correct: "Corriger",
  arrival: "Sa venue n’attend pas cette déclaration\u00a0: l’arrivée se note dans tous les cas.",
  rightToWork: "Droit au travail vérifié",
  rightToWorkNote: "À vérifier par vous avant le début. Aucun document n’est demandé ni gardé ici.",
  rightToWorkSave: "Noter",
  rightToWorkSaved: "Vérification notée.",
  rightToWorkHelp: "Qui demande deux jours ouvrables\u202f?",
  neutral: "Cette case ne filtre, ne classe et ne bloque personne.",
  failed: "Rien n’a été noté. Réessayez.",
} as const;

const momentText = (at: string) => `le\u00a0${formatLongDay(new Date(at))} à ${formatTime(new Date(at))}`;

/** « Déclaration à l’Urssaf (DPAE), n° L7Y 204, le 18 novembre 2026 à 18 h 20, saisi par Nadia F. » */
export function enteredText({ channel, receipt, declared_at, entered_by }: DeclarationView): string | null {
  if (channel === null || declared_at === null) return null;
  const number = receipt === null ? "" : `, n°\u00a0${receipt}`;
  const who = entered_by === null ? "" : `, saisi par ${entered_by}`;
  return `${CHANNEL_LABELS[channel]}${number}, ${momentText(declared_at)}${who}.`.replace(/\.{2}$/, ".");
}

/** « Saisi par Nadia F., le 18 novembre 2026 à 18 h 20. » */
export function checkedText({
  right_to_work_checked_at: at,
  right_to_work_checked_by: by,
}: DeclarationView): string | null {
  if (at === null) return null;
  return by === null ? `Saisi ${momentText(at)}.` : `Saisi par ${by}, ${momentText(at)}.`;
}
