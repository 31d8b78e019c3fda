/** Every page worth looking at, by who may see it. `:mission` stands for the first mission of the home page. */
export type Visitor = "visitor" | "candidate" | "employer";

export const ACCOUNTS: Record<Exclude<Visitor, "visitor">, string> = {
  candidate: "candidat@demo.fr",
  employer: "employeur@demo.fr",
};

export const PAGES: Record<Visitor, readonly string[]> = {
  visitor: [
    "/",
    "/emplois",
    "/emplois?query=zzzz",
    "/emplois/:mission",
    "/emplois/:mission/signaler",
    "/emplois/999999999-rien",
    "/emplois/restauration/paris-75",
    "/publier",
    "/connexion",
    "/s'inscrire",
    "/s'inscrire?role=candidat",
    "/s'inscrire?role=employeur",
    "/mot-de-passe-oublie",
    "/reinitialiser-le-mot-de-passe",
    "/reinitialiser-le-mot-de-passe?uid=1&token=abc",
    "/confirmer-mon-adresse?uid=1&token=abc",
    "/comment-ca-marche",
    "/a-propos",
    "/contact",
    "/faq",
    "/confidentialite",
    "/conditions",
    "/mentions-legales",
    "/accessibilite",
    "/classement",
    "/tarifs",
    "/conseils",
    "/cv",
    "/salaires",
    "/talents",
    "/ressources",
    "/une-page-qui-n-existe-pas",
  ],
  candidate: [
    "/candidat/tableau-de-bord",
    "/candidat/tableau-de-bord/candidatures",
    "/candidat/tableau-de-bord/notifications",
    "/candidat/tableau-de-bord/profil",
  ],
  employer: [
    "/employeur/tableau-de-bord",
    "/employeur/tableau-de-bord/emplois",
    "/employeur/tableau-de-bord/publier",
    "/employeur/tableau-de-bord/candidatures",
    "/employeur/tableau-de-bord/notifications",
    "/employeur/tableau-de-bord/profil",
  ],
};
