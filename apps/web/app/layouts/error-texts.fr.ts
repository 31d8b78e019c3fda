export const ERROR_TEXTS = {
  404: {
    title: "Cette page n’existe plus.",
    text: "L’adresse a changé, ou la mission a été retirée. D’autres sont ouvertes.",
  },
  500: {
    title: "Une erreur est survenue.",
    text: "Elle vient de chez nous. Réessayez dans un instant.",
  },
} as const;

export type ErrorStatus = keyof typeof ERROR_TEXTS;

export function errorTitle(status: ErrorStatus): string {
  return status === 404 ? "Page introuvable · Renfort" : "Erreur · Renfort";
}
