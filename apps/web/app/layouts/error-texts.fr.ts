export const ERROR_TEXTS = {
  404: {
    title: "Cette page n’existe plus.",
    text: "L’adresse a changé, ou la mission est déjà partie avec quelqu’un. Les autres sont toujours là.",
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
