import {
  groundsFr,
  officeLetterFr as letter,
  REPORT_OUTCOMES,
  type ReportOutcome,
} from "@app/domain/office/office-letters.fr";
import type { MailText } from "../../../platform/mail/mail-layout.ts";

/** `rule`: null for decisions made before the rules were published; `appealUntil`: null when there is no appeal. */
type Decision = {
  number: number;
  reason: string;
  rule: string | null;
  contact: string;
  url: string | null;
  appealUntil: string | null;
  /** Nobody decided: a time was over. */
  isByTime?: boolean;
};

/** Under every decision: its grounds, its page, and how to contest it. */
function words(
  { subject, first }: { subject: string; first: string },
  preheader: string,
  decision: Decision,
): MailText {
  const { url } = decision;
  return {
    subject,
    preheader,
    greeting: "Bonjour,",
    paragraphs: [first, ...groundsFr(decision)],
    ...(url !== null && { action: { label: "Voir la décision", url } }),
    closing: closingOf(decision),
  };
}

function closingOf({ number, contact, url, appealUntil }: Decision): string {
  if (appealUntil === null) return `Décision n°\u00a0${number}. Pour toute question, écrivez à ${contact}.`;
  return url === null
    ? `Pour la contester jusqu’au ${appealUntil}, écrivez à ${contact} en rappelant le numéro de décision ${number}.`
    : `Décision n°\u00a0${number}. Vous pouvez la contester sur cette page jusqu’au ${appealUntil}\u00a0: une autre personne l’examinera. Ce lien est personnel.`;
}

export const officeMailFr = {
  hide: (job: string, decision: Decision) => words(letter.hide(job), "Elle n’est plus visible sur Renfort.", decision),
  restore: (job: string, decision: Decision) => words(letter.restore(job), "Elle n’est plus retirée.", decision),
  release: (job: string, decision: Decision) => words(letter.release(job), "Elle est visible sur Renfort.", decision),
  suspend: (decision: Decision) => words(letter.suspend(), "Vous ne pouvez plus vous connecter.", decision),
  confirm_suspension: (decision: Decision) =>
    words(letter.confirm_suspension(), "Une seconde personne a relu votre dossier.", decision),
  lapse_suspension: (decision: Decision) =>
    words(letter.lapse_suspension(), "Vous pouvez vous connecter de nouveau.", {
      ...decision,
      rule: null,
      isByTime: true,
    }),
  reinstate: (decision: Decision) => words(letter.reinstate(), "Vous pouvez vous connecter de nouveau.", decision),
  set_level: (decision: Decision) => words(letter.set_level(), "Une personne de notre équipe l’a examinée.", decision),
  keep_rating: (decision: Decision) => words(letter.keep_rating(), "Une personne de notre équipe l’a relu.", decision),
  remove_rating: (decision: Decision) => words(letter.remove_rating(), "Il n’est plus visible sur Renfort.", decision),
  restore_rating: (decision: Decision) => words(letter.restore_rating(), "Il n’est plus retiré.", decision),
  confirm_absence: (job: string, isOwn: boolean, decision: Decision) =>
    words(letter.confirm_absence(job, isOwn), "L’absence est confirmée.", decision),
  clear_absence: (job: string, isOwn: boolean, decision: Decision) =>
    words(letter.clear_absence(job, isOwn), "L’absence est annulée.", decision),
  keep_hours: (job: string, decision: Decision) =>
    words(letter.keep_hours(job), "Les heures déclarées sont retenues.", decision),
  take_cut: (job: string, decision: Decision) =>
    words(letter.take_cut(job), "Les heures proposées sont retenues.", decision),
  lift_hold: (decision: Decision) => words(letter.lift_hold(), "Vous pouvez de nouveau publier.", decision),
  uphold: (decision: Decision) => words(letter.uphold(), "La première décision est maintenue.", decision),
  overturn: (decision: Decision) => words(letter.overturn(), "Nous revenons sur la première décision.", decision),
  reporter: (report: number, outcome: ReportOutcome, decision: Decision) =>
    words(letter.reporter(report, outcome), REPORT_OUTCOMES[outcome], decision),
  conversationRead: (contact: string, url: string): MailText => ({
    subject: "Notre équipe a lu une de vos conversations",
    preheader: "Un de ses messages a été signalé.",
    greeting: "Bonjour,",
    paragraphs: [
      "Un message d’une de vos conversations a été signalé. Pour décider, une personne de notre équipe a lu cette conversation.",
      "Cette lecture est inscrite dans notre registre. Nous ne lisons une conversation que si un de ses messages est signalé.",
    ],
    action: { label: "Voir la conversation", url },
    closing: `Pour toute question, écrivez à ${contact}.`,
  }),
  contactAnswer: (answer: string): MailText => ({
    subject: "Réponse à votre message",
    preheader: "Une personne de notre équipe vous répond.",
    greeting: "Bonjour,",
    paragraphs: answer.split(/\n+/),
    closing: "Pour continuer cet échange, répondez à cet e-mail.",
  }),
};
