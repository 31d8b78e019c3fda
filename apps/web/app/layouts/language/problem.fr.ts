/** In place of a page that could not be loaded. */
export const problemWordsFr = {
  offline: {
    title: "Vous êtes hors ligne.",
    text: "La page n’a pas pu être chargée. Vérifiez le réseau, puis réessayez.",
  },
  failed: {
    title: "Cette page n’a pas pu être chargée.",
    text: "Une erreur s’est produite de notre côté. Réessayez dans un instant.",
  },
  retry: "Réessayer",
};

export type ProblemWords = typeof problemWordsFr;
