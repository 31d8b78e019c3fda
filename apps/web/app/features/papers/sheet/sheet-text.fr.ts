import type { DeclarationSheet, SheetLine } from "@app/contract/papers/declaration";

export const sheetFr = {
  title: "La fiche de déclaration",
  sections: { employer: "L’employeur", worker: "La personne", hire: "L’embauche" } satisfies Record<
    SheetLine["section"],
    string
  >,
  toComplete: "à compléter sur le site officiel",
  copyAll: "Tout copier",
  allCopied: "Tout est copié",
  copy: "Copier",
  copied: "Copié",
  file: "Fichier texte",
  waiting: (name: string) =>
    `${name} n’a pas encore partagé son état civil\u00a0: ses lignes restent à compléter. La fiche se remplit dès le partage.`,
  erased: "L’état civil s’efface sept jours après le début au plus tard.",
  reading: "Cette lecture est notée, et la personne la voit.",
  readAgain: "Relire la fiche",
  network: "Cette fiche a besoin du réseau.",
  failed: "Impossible de charger la fiche.",
  retry: "Réessayer",
  prove: "Prouver l’adresse de l’entreprise",
} as const;

/** What « Tout copier » gives: a line each, as in the file. */
export const sheetAsText = ({ lines }: Pick<DeclarationSheet, "lines">): string =>
  lines
    .filter(({ value }) => value !== null)
    .map(({ label, value }) => `${label}\u00a0: ${value}`)
    .join("\n");
