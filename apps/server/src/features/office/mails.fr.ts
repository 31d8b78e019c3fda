import type { MailText } from "../../platform/mail-layout.ts";

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

type Decision = { number: number; reason: string; contact: string };

/** Under every decision: the reason, that a person decided, and how to contest it. */
const grounds = ({ number, reason, contact }: Decision) => ({
  paragraphs: [`Raison\u00a0: ${reason}`, "Cette décision a été prise par une personne de notre équipe."],
  closing: `Pour la contester, écrivez à ${contact} en rappelant le numéro de décision ${number}.`,
});

function words(subject: string, preheader: string, first: string, decision: Decision): MailText {
  const { paragraphs, closing } = grounds(decision);
  return { subject, preheader, greeting: "Bonjour,", paragraphs: [first, ...paragraphs], closing };
}

export const officeMailFr = {
  hide: (job: string, decision: Decision) =>
    words(
      `Votre mission ${quoted(job)} est retirée`,
      "Elle n’est plus visible sur Renfort.",
      `Nous avons retiré votre mission ${quoted(job)}\u00a0: elle n’apparaît plus dans la recherche, ne reçoit plus de candidature, et les personnes qui ont postulé sont prévenues.`,
      decision,
    ),
  restore: (job: string, decision: Decision) =>
    words(
      `Votre mission ${quoted(job)} est rétablie`,
      "Elle n’est plus retirée.",
      `Nous sommes revenus sur notre décision\u00a0: votre mission ${quoted(job)} n’est plus retirée.`,
      decision,
    ),
  release: (job: string, decision: Decision) =>
    words(
      `Votre mission ${quoted(job)} est publiée`,
      "Elle est visible sur Renfort.",
      `Nous avons relu votre mission ${quoted(job)}\u00a0: elle est publiée et peut recevoir des candidatures.`,
      decision,
    ),
  suspend: (decision: Decision) =>
    words(
      "Votre compte Renfort est suspendu",
      "Vous ne pouvez plus vous connecter.",
      "Nous avons suspendu votre compte. Vos sessions sont fermées, et les missions que vous avez publiées ne sont plus visibles.",
      decision,
    ),
  reinstate: (decision: Decision) =>
    words(
      "Votre compte Renfort est rétabli",
      "Vous pouvez vous connecter de nouveau.",
      "Nous avons rétabli votre compte\u00a0: vous pouvez vous connecter de nouveau. Les missions retirées avec la suspension sont rétablies.",
      decision,
    ),
  reporter: (report: number, outcome: ReportOutcome, decision: Decision) =>
    words(
      `Décision sur votre signalement n°\u00a0${report}`,
      OUTCOMES[outcome],
      `Nous avons examiné votre signalement n°\u00a0${report}. ${OUTCOMES[outcome]}`,
      decision,
    ),
};

export type ReportOutcome = "hide" | "suspend" | "dismiss";
const OUTCOMES: Record<ReportOutcome, string> = {
  hide: "La mission est retirée.",
  suspend: "Le compte est suspendu.",
  dismiss: "Nous n’y donnons pas suite.",
};
