import type { MailText } from "../../../platform/mail/mail-layout.ts";

type Report = { number: number; subject: string; reason: string; details: string; from: string | null };

export const mailFr = {
  /** For the team. */
  reportForwarded: (report: Report): MailText => ({
    subject: `Signalement n°\u00a0${report.number}\u00a0: ${report.reason}`,
    preheader: `${report.subject}.`,
    greeting: `${report.subject}. Motif\u00a0: ${report.reason}.`,
    paragraphs: report.details.split(/\n+/),
    closing: report.from === null ? "Le compte qui signale est fermé." : `Signalé par ${report.from}.`,
  }),
  reportReceived: (report: { number: number; reason: string; url: string }): MailText => ({
    subject: `Votre signalement n°\u00a0${report.number} est enregistré`,
    preheader: "Nous l’examinons et nous vous répondons.",
    greeting: "Bonjour,",
    paragraphs: [
      `Nous avons bien reçu votre signalement n°\u00a0${report.number}. Motif indiqué\u00a0: ${report.reason}.`,
      "Une personne de notre équipe l’examine. Vous recevrez la décision et ses raisons par e-mail.",
    ],
    action: { label: "Suivre mon signalement", url: report.url },
    closing: "Ce lien est personnel. Si vous n’avez rien signalé, ignorez ce message.",
  }),
};
