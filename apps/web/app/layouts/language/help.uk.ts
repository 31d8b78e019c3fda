import type { HelpWords } from "./help.fr.ts";

const LINKS: Readonly<Record<string, string>> = {
  "/comment-ca-marche": "Як це працює",
  "/contact": "Зв’язатися з нами",
  "/conditions": "Умови користування",
  "/confidentialite": "Конфіденційність",
  "/faq": "Запитання й відповіді",
  "/regles": "Правила публікації",
  "/classement": "Порядок пропозицій",
  "/accessibilite": "Доступність: частково відповідає вимогам",
  "/mentions-legales": "Правові відомості",
  "/plan-du-site": "Усі сторінки",
};

export const helpUk: HelpWords = {
  label: "Допомога та правова інформація (французькою)",
  link: (to) => LINKS[to] ?? to,
  theme: { label: "Вигляд", light: "Світлий", dark: "Темний", system: "Автоматично" },
};
