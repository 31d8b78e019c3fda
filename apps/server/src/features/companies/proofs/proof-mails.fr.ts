import type { MailText } from "../../../platform/mail/mail-layout.ts";

const inTwo = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

export const proofMailFr = {
  /** Whoever receives it may know nothing of Renfort: their company's name may have been taken. */
  code: (company: string, code: string, url: string): MailText => ({
    subject: "Votre code pour prouver l’adresse de votre entreprise",
    preheader: `Votre code\u00a0: ${inTwo(code)}.`,
    greeting: "Bonjour,",
    paragraphs: [
      `Une personne dit publier des missions sur Renfort au nom de «\u00a0${company}\u00a0», et a demandé ce code.`,
      `Votre code\u00a0: ${inTwo(code)}. Il est valable une heure. Donnez-le seulement si c’est vous, ou quelqu’un de votre entreprise, qui l’a demandé.`,
    ],
    action: { label: "Saisir le code", url },
    closing: "Si personne chez vous ne l’a demandé, ignorez ce message\u00a0: sans le code, rien ne se fait.",
  }),
};
