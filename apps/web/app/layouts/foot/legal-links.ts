export interface SiteLink {
  to: string;
  label: string;
}

/** As the statement says, from the audit: features/site/accessibility/audit.test.ts. */
export const ACCESSIBILITY_STATE = "partiellement conforme";

export const HOW: SiteLink = { to: "/comment-ca-marche", label: "Comment ça marche" };

export const CONTACT_LINKS: readonly SiteLink[] = [
  { to: "/contact", label: "Contact" },
  { to: "/confidentialite", label: "Confidentialité" },
  { to: "/conditions", label: "Conditions" },
];

/** Beside the copyright. */
export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: "/faq", label: "FAQ" },
  { to: "/regles", label: "Règles de publication" },
  { to: "/classement", label: "Classement des missions" },
  { to: "/accessibilite", label: `Accessibilité\u00a0: ${ACCESSIBILITY_STATE}` },
  { to: "/mentions-legales", label: "Mentions légales" },
  { to: "/plan-du-site", label: "Plan du site" },
];

export const HELP_LINKS: readonly SiteLink[] = [HOW, ...CONTACT_LINKS, ...LEGAL_LINKS];
