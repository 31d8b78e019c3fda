export interface AuditedPage {
  key: string;
  name: string;
  /** `:id` is what the page shows. */
  path: string;
  /** What was done on it, beyond reading it. */
  done: string;
}

/** Both spaces: what every audit must hold (home, contact, law, state, map, help, sign-in, a document), then the urgent path. */
export const AUDITED_PAGES = [
  { key: "home", name: "Accueil", path: "/", done: "lancer une recherche" },
  { key: "contact", name: "Contact", path: "/contact", done: "écrire, se tromper, envoyer" },
  { key: "legal", name: "Mentions légales", path: "/mentions-legales", done: "lire" },
  { key: "statement", name: "Accessibilité", path: "/accessibilite", done: "lire" },
  { key: "plan", name: "Plan du site", path: "/plan-du-site", done: "suivre ses liens" },
  { key: "help", name: "Aide", path: "/faq", done: "ouvrir une réponse" },
  { key: "signIn", name: "Connexion", path: "/connexion", done: "se tromper, se connecter" },
  { key: "search", name: "Recherche, liste et carte", path: "/emplois", done: "filtrer, trier, parcourir la carte" },
  { key: "mission", name: "Une mission, et y postuler", path: "/emplois/:id", done: "choisir un créneau, écrire, envoyer" },
  {
    key: "selected",
    name: "Candidat, place obtenue",
    path: "/candidat/tableau-de-bord/candidatures/:id",
    done: "confirmer sa venue",
  },
  {
    key: "hours",
    name: "Candidat, mes heures et leur document",
    path: "/candidat/tableau-de-bord/heures",
    done: "déclarer, répondre, télécharger",
  },
  {
    key: "publish",
    name: "Employeur, publier une mission",
    path: "/employeur/tableau-de-bord/publier",
    done: "choisir une date, se tromper, publier",
  },
  {
    key: "application",
    name: "Employeur, une candidature",
    path: "/employeur/tableau-de-bord/candidatures/:id",
    done: "lire un CV, accepter, revenir",
  },
  {
    key: "chat",
    name: "Messages, une conversation",
    path: "/candidat/tableau-de-bord/messages/:id",
    done: "lire, répondre",
  },
] as const satisfies readonly AuditedPage[];

export type PageKey = (typeof AUDITED_PAGES)[number]["key"];
