import { clockText } from "./availability-text.fr.ts";

/** Whether one is available, in a word or two. */
export const pillFr = {
  label: "Disponible pour les missions urgentes",
  available: "Disponible",
  unavailable: "Indisponible",
  until: (at: Date) => `Jusqu’à ${clockText(at)}`,
};

export type PillWords = typeof pillFr;
