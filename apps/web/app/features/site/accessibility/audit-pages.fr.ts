export interface AuditedPage {
  key: string;
  name: string;
  /** `:id` is what the page shows. */
  path: string;
  /** What an audit does on it, beyond reading it. */
  scope: string;
}

/** Both spaces: what every audit must hold (home, contact, law, state, map, help, sign-in, a document), then the urgent path. */
export const AUDITED_PAGES = [
  { key: "home", name: "Accueil", path: "/", scope: "lancer une recherche" },
  { key: "contact", name: "Contact", path: "/contact", scope: "écrire, se tromper, envoyer" },
  { key: "legal", name: "Mentions légales", path: "/mentions-legales", scope: "lire" },
  { key: "statement", name: "Accessibilité", path: "/accessibilite", scope: "lire" },
  { key: "plan", name: "Plan du site", path: "/plan-du-site", scope: "suivre ses liens" },
  { key: "help", name: "Aide", path: "/faq", scope: "ouvrir une réponse" },
  { key: "signIn", name: "Connexion", path: "/connexion", scope: "se tromper, se connecter" },
  { key: "search", name: "Recherche, liste et carte", path: "/emplois", scope: "filtrer, trier, parcourir la carte" },
  {
    key: "mission",
    name: "Une mission, et y postuler",
    path: "/emplois/:id",
    scope: "choisir un créneau, écrire, envoyer",
  },
  {
    key: "selected",
    name: "Candidat, place obtenue",
    path: "/candidat/tableau-de-bord/candidatures/:id",
    scope: "confirmer sa venue",
  },
  {
    key: "hours",
    name: "Candidat, mes heures et leur document",
    path: "/candidat/tableau-de-bord/heures",
    scope: "déclarer, répondre, télécharger",
  },
  {
    key: "publish",
    name: "Employeur, publier une mission",
    path: "/employeur/tableau-de-bord/publier",
    scope: "choisir une date, se tromper, publier",
  },
  {
    key: "application",
    name: "Employeur, une candidature",
    path: "/employeur/tableau-de-bord/candidatures/:id",
    scope: "lire un CV, accepter, revenir",
  },
  {
    key: "chat",
    name: "Messages, une conversation",
    path: "/candidat/tableau-de-bord/messages/:id",
    scope: "lire, répondre",
  },
] as const satisfies readonly AuditedPage[];

export type PageKey = (typeof AUDITED_PAGES)[number]["key"];
