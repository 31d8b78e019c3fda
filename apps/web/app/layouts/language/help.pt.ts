import type { HelpWords } from "./help.fr.ts";

const LINKS: Readonly<Record<string, string>> = {
  "/comment-ca-marche": "Como funciona",
  "/contact": "Contacto",
  "/conditions": "Condições de utilização",
  "/confidentialite": "Privacidade",
  "/faq": "Perguntas e respostas",
  "/regles": "Regras de publicação",
  "/classement": "Ordem dos trabalhos",
  "/accessibilite": "Acessibilidade: parcialmente conforme",
  "/mentions-legales": "Informações legais",
  "/plan-du-site": "Todas as páginas",
};

export const helpPt: HelpWords = {
  label: "Ajuda e informações legais (em francês)",
  link: (to) => LINKS[to] ?? to,
  theme: { label: "Aspeto", light: "Claro", dark: "Escuro", system: "Automático" },
};
