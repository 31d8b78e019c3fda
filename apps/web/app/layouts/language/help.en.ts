import type { HelpWords } from "./help.fr.ts";

const LINKS: Readonly<Record<string, string>> = {
  "/comment-ca-marche": "How it works",
  "/contact": "Contact",
  "/conditions": "Terms of use",
  "/confidentialite": "Privacy",
  "/faq": "Questions and answers",
  "/regles": "Publication rules",
  "/classement": "How offers are ordered",
  "/accessibilite": "Accessibility: partially compliant",
  "/mentions-legales": "Legal notice",
  "/plan-du-site": "All pages",
};

export const helpEn: HelpWords = {
  label: "Help and legal information (in French)",
  link: (to) => LINKS[to] ?? to,
  theme: { label: "Appearance", light: "Light", dark: "Dark", system: "Automatic" },
};
