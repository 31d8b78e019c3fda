import { VISITOR_PUBLISH } from "../parts/mission/mission-links.ts";
import { CONTACT_LINKS, HOW, type SiteLink } from "./foot/legal-links.ts";

/** `person` is shown with a way to sign out. */
export interface AccountLink extends SiteLink {
  person?: string;
}

const FIND: SiteLink = { to: "/emplois", label: "Trouver un Emploi" };
const PUBLISH: SiteLink = { to: VISITOR_PUBLISH, label: "Publier une Offre" };

const ABOUT: SiteLink = { to: "/a-propos", label: "À propos" };

export const HEADER_LINKS: readonly SiteLink[] = [FIND, PUBLISH, HOW, ABOUT];

export const SIGN_IN: SiteLink = { to: "/connexion", label: "Se Connecter" };

export const SIGN_UP: SiteLink = { to: "/s'inscrire", label: "S’inscrire" };

export const FOOTER_GROUPS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: "Candidats",
    links: [
      FIND,
      { to: "/conseils", label: "Conseils" },
      { to: "/cv", label: "Mon CV" },
      { to: "/salaires", label: "Salaires" },
    ],
  },
  {
    title: "Employeurs",
    links: [
      PUBLISH,
      { to: "/tarifs", label: "Tarifs" },
      { to: "/talents", label: "Talents" },
      { to: "/ressources", label: "Ressources" },
    ],
  },
  {
    title: "Renfort",
    links: [HOW, ABOUT, ...CONTACT_LINKS],
  },
];
