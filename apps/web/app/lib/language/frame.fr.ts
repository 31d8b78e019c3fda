import { uiFr } from "../../ui/ui-words.fr.ts";

/** What every page in several languages says, whatever it shows. */
export const frameFr = {
  skip: "Aller au contenu",
  home: "Renfort, accueil",
  language: (name: string) => `Langue\u00a0: ${name}`,
  offline: "La connexion a été interrompue. Vérifiez le réseau et réessayez.",
  failed: "Une erreur s’est produite de notre côté. Réessayez dans un instant.",
  /** In place of a page that could not be loaded. */
  problem: {
    offline: {
      title: "Vous êtes hors ligne.",
      text: "La page n’a pas pu être chargée. Vérifiez le réseau, puis réessayez.",
    },
    failed: {
      title: "Cette page n’a pas pu être chargée.",
      text: "Une erreur s’est produite de notre côté. Réessayez dans un instant.",
    },
    retry: "Réessayer",
  },
  ui: uiFr,
};

export type FrameWords = typeof frameFr;
