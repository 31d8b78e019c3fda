import { VISITOR_PUBLISH } from "../parts/mission/mission-links.ts";

export interface SiteLink {
  to: string;
  label: string;
}

/** `person` is shown with a way to sign out. */
export interface AccountLink extends SiteLink {
  person?: string;
}

const FIND: SiteLink = { to: "/emplois", label: "Trouver un Emploi" };
const PUBLISH: SiteLink = { to: VISITOR_PUBLISH, label: "Publier une Offre" };

const HOW: SiteLink = { to: "/comment-ca-marche", label: "Comment ça marche" };
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
    links: [
      HOW,
      ABOUT,
      { to: "/contact", label: "Contact" },
      { to: "/confidentialite", label: "Confidentialité" },
      { to: "/conditions", label: "Conditions" },
    ],
  },
];

/** Beside the copyright. */
export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: "/faq", label: "FAQ" },
  { to: "/regles", label: "Règles de publication" },
  { to: "/classement", label: "Classement des missions" },
  { to: "/accessibilite", label: "Accessibilité\u00a0: non conforme (audit à venir)" },
  { to: "/mentions-legales", label: "Mentions légales" },
];

/** Of the pages of a member. */
export const HELP_LINKS: readonly SiteLink[] = [
  HOW,
  { to: "/contact", label: "Contact" },
  { to: "/conditions", label: "Conditions" },
  { to: "/confidentialite", label: "Confidentialité" },
  ...LEGAL_LINKS,
];
