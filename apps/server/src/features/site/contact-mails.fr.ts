import type { MailText } from "../../platform/mail/mail-layout.ts";

type ContactMessage = {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  userId: number | null;
};

const account = (id: number) => `compte n°\u00a0${id}`;

export const mailFr = {
  /** For the team. */
  contactForwarded: (message: ContactMessage): MailText => ({
    subject: `Contact n°\u00a0${message.id}\u00a0: ${message.subject}`,
    preheader: "Un message de la page de contact.",
    greeting: [message.name, message.email, ...(message.userId === null ? [] : [account(message.userId)])].join(", "),
    paragraphs: message.message.split(/\n+/),
    closing: "Répondez à ce message pour écrire à cette personne.",
  }),
  /** Contains nothing that was typed: the address may be someone else's. */
  contactReceived: (subject: string): MailText => ({
    subject: "Nous avons bien reçu votre message",
    preheader: `Sujet\u00a0: ${subject}.`,
    greeting: "Bonjour,",
    paragraphs: [
      `Votre message est arrivé. Sujet choisi\u00a0: ${subject}.`,
      "Nous le lisons et nous vous répondons à cette adresse.",
    ],
    closing: "Si vous ne nous avez pas écrit, ignorez ce message.",
  }),
};
