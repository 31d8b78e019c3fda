import type { MailWords } from "../../platform/mail-layout.ts";

type Letter = { id: number; name: string; email: string; subject: string; message: string; userId: number | null };

const account = (id: number) => `compte n°\u00a0${id}`;

export const mailFr = {
  /** For our own team. */
  contactForwarded: (letter: Letter): MailWords => ({
    subject: `Contact n°\u00a0${letter.id}\u00a0: ${letter.subject}`,
    preheader: "Un message de la page de contact.",
    greeting: [letter.name, letter.email, ...(letter.userId === null ? [] : [account(letter.userId)])].join(", "),
    paragraphs: letter.message.split(/\n+/),
    closing: "Répondez à ce message pour écrire à cette personne.",
  }),
  /** Carries nothing that was typed: the address may be somebody else's. */
  contactReceived: (subject: string): MailWords => ({
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
