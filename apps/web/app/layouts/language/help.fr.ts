import { HELP_LINKS } from "../foot/legal-links.ts";
import { themeFr } from "./theme.fr.ts";

/** At the foot of the pages of a member: they lead to pages in French. */
export const helpFr = {
  label: "Aide et informations légales",
  link: (to: string): string => HELP_LINKS.find((link) => link.to === to)?.label ?? to,
  theme: themeFr,
};

export type HelpWords = typeof helpFr;
