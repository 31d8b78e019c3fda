import { TEXT_PAGES } from "../support/text-pages.ts";

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
    "/confirmer-ma-nouvelle-adresse?uid=1&token=abc",
    "/supprimer-mon-compte?uid=1&token=abc",
    ...TEXT_PAGES,
    "/une-page-qui-n-existe-pas",
  ],
  candidate: [
    "/candidat/tableau-de-bord",
    "/candidat/tableau-de-bord?query=zzzz&urgent=1",
    "/candidat/tableau-de-bord/emplois-enregistres",
    "/candidat/tableau-de-bord/emplois-recherches",
    "/candidat/tableau-de-bord/creneaux",
    "/candidat/tableau-de-bord/candidatures",
    "/candidat/tableau-de-bord/une-page-qui-n-existe-pas",
    "/candidat/tableau-de-bord/notifications",
    "/candidat/tableau-de-bord/profil",
    "/candidat/tableau-de-bord/profil?modifier=1",
    "/candidat/tableau-de-bord/profil/avis",
    "/candidat/tableau-de-bord/profil/consultations",
    "/candidat/tableau-de-bord/profil/compte",
    "/candidat/tableau-de-bord/messages",
  ],
  employer: [
    "/employeur/tableau-de-bord",
    "/employeur/tableau-de-bord/planning",
    "/employeur/tableau-de-bord/emplois",
    "/employeur/tableau-de-bord/publier",
    "/employeur/tableau-de-bord/candidatures",
    "/employeur/tableau-de-bord/candidatures/status/pending",
    "/employeur/tableau-de-bord/candidatures?q=zzzz",
    "/employeur/tableau-de-bord/candidatures/999999999",
    "/employeur/tableau-de-bord/candidat/999999999",
    "/employeur/tableau-de-bord/evaluer",
    "/employeur/tableau-de-bord/analyses",
    "/employeur/tableau-de-bord/profil/avis",
    "/employeur/tableau-de-bord/profil/compte",
    "/employeur/tableau-de-bord/notifications",
    "/employeur/tableau-de-bord/profil",
    "/employeur/tableau-de-bord/messages",
    "/employeur/tableau-de-bord/messages?q=zzzz",
  ],
};
