import { uiFr } from "../../ui/ui-words.fr.ts";

/** What every page in several languages says, whatever it shows. */
export const frameFr = {
  skip: "Aller au contenu",
  home: "Renfort, accueil",
  language: (name: string) => `Langue\u00a0: ${name}`,
  offline: "La connexion a été interrompue. Vérifiez le réseau et réessayez.",
  failed: "Une erreur s’est produite de notre côté. Réessayez dans un instant.",
  ui: uiFr,
};

export type FrameWords = typeof frameFr;
