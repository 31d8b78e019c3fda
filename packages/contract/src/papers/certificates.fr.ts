import type { CertificateKind } from "@app/domain/papers/certificates";
import { CERTIFICATE_LABELS } from "@app/domain/papers/certificates.fr";

export const certificateFr = {
  kindInvalid: "Choisissez des certificats de la liste.",
  dayInvalid: "Indiquez un jour de fin valable, ou rien.",
  sharedInvalid: "Dites si les autres entreprises lisent qui l’a vu.",
  listRequired: "Indiquez vos certificats.",
  twice: "Indiquez chaque certificat une seule fois.",
  notDeclared: "Cette personne ne déclare pas ce certificat pour cette mission.",
  /** « Cette mission demande, jusqu’à sa fin : CACES 3, HACCP. » */
  missing: (kinds: readonly CertificateKind[]) =>
    `Cette mission demande, jusqu’à sa fin\u00a0: ${kinds.map((kind) => CERTIFICATE_LABELS[kind]).join(", ")}. Déclarez dans vos certificats ce que vous avez.`,
} as const;
