/** What the people concerned are told of a decision: by mail, and on the pages that preview or repeat it. */
import { type OfficeAction, SUSPENSION_CHECK_HOURS } from "./office.ts";

type Letter = { subject: string; first: string };

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

export type ReportOutcome = "hide" | "suspend" | "remove_rating" | "dismiss";

export const REPORT_OUTCOMES: Record<ReportOutcome, string> = {
  hide: "La mission est retirée.",
  suspend: "Le compte est suspendu.",
  remove_rating: "L’avis est retiré.",
  dismiss: "Nous n’y donnons pas suite.",
};

export const isReportOutcome = (action: string): action is ReportOutcome => Object.hasOwn(REPORT_OUTCOMES, action);

export const officeLetterFr = {
  hide: (job: string): Letter => ({
    subject: `Votre mission ${quoted(job)} est retirée`,
    first: `Nous avons retiré votre mission ${quoted(job)}\u00a0: elle n’apparaît plus dans la recherche, ne reçoit plus de candidature, et les personnes qui ont postulé sont prévenues.`,
  }),
  restore: (job: string): Letter => ({
    subject: `Votre mission ${quoted(job)} est rétablie`,
    first: `Nous sommes revenus sur notre décision\u00a0: votre mission ${quoted(job)} n’est plus retirée.`,
  }),
  release: (job: string): Letter => ({
    subject: `Votre mission ${quoted(job)} est publiée`,
    first: `Nous avons relu votre mission ${quoted(job)}\u00a0: elle est publiée et peut recevoir des candidatures.`,
  }),
  suspend: (): Letter => ({
    subject: "Votre compte Renfort est suspendu",
    first: `Nous avons suspendu votre compte. Vos sessions sont fermées, et les missions que vous avez publiées ne sont plus visibles. Une seconde personne relit cette décision\u00a0: si elle ne la confirme pas dans les ${SUSPENSION_CHECK_HOURS}\u00a0heures, la suspension prend fin.`,
  }),
  confirm_suspension: (): Letter => ({
    subject: "La suspension de votre compte est confirmée",
    first: "Une seconde personne a relu votre dossier. Votre compte reste suspendu.",
  }),
  lapse_suspension: (): Letter => ({
    subject: "Votre compte Renfort est rétabli",
    first:
      "La suspension de votre compte prend fin\u00a0: vous pouvez vous connecter de nouveau. Les missions retirées avec la suspension sont rétablies.",
  }),
  reinstate: (): Letter => ({
    subject: "Votre compte Renfort est rétabli",
    first:
      "Nous avons rétabli votre compte\u00a0: vous pouvez vous connecter de nouveau. Les missions retirées avec la suspension sont rétablies.",
  }),
  set_level: (): Letter => ({
    subject: "La vérification de votre entreprise",
    first: "Nous avons examiné votre entreprise et mis à jour son niveau de vérification.",
  }),
  keep_rating: (): Letter => ({
    subject: "Votre avis est accepté",
    first:
      "Nous avons relu votre avis\u00a0: il est publié dès que l’autre partie a donné le sien, et au plus tard 7\u00a0jours après le vôtre.",
  }),
  remove_rating: (): Letter => ({
    subject: "Votre avis est retiré",
    first: "Nous avons retiré votre avis\u00a0: il n’est plus visible et ne compte plus.",
  }),
  restore_rating: (): Letter => ({
    subject: "Votre avis est rétabli",
    first: "Nous sommes revenus sur notre décision\u00a0: votre avis est rétabli.",
  }),
  confirm_absence: (job: string, isOwn: boolean): Letter => ({
    subject: `Décision sur l’absence à ${quoted(job)}`,
    first: isOwn
      ? `Nous avons examiné votre contestation pour ${quoted(job)}. L’absence est confirmée et compte dans votre fiabilité.`
      : `Nous avons examiné l’absence contestée pour ${quoted(job)}. Elle est confirmée.`,
  }),
  clear_absence: (job: string, isOwn: boolean): Letter => ({
    subject: `Décision sur l’absence à ${quoted(job)}`,
    first: isOwn
      ? `Nous avons examiné votre contestation pour ${quoted(job)}. L’absence est annulée\u00a0: elle ne compte pas.`
      : `Nous avons examiné l’absence contestée pour ${quoted(job)}. Elle est annulée\u00a0: elle ne compte pas.`,
  }),
  keep_hours: (job: string): Letter => ({
    subject: `Décision sur les heures de ${quoted(job)}`,
    first: `Nous avons lu les deux avis sur les heures de ${quoted(job)}. Les heures déclarées par la personne sont retenues.`,
  }),
  take_cut: (job: string): Letter => ({
    subject: `Décision sur les heures de ${quoted(job)}`,
    first: `Nous avons lu les deux avis sur les heures de ${quoted(job)}. Les heures proposées par l’entreprise sont retenues.`,
  }),
  lift_hold: (): Letter => ({
    subject: "La publication de vos missions reprend",
    first:
      "Nous avons examiné les embauches qui ont commencé sans réponse sur leur déclaration. Celles qui comptaient à l’heure de cette décision ne suspendent plus la publication. Vous pouvez toujours noter comment elles ont été déclarées.",
  }),
  uphold: (): Letter => ({
    subject: "Décision sur votre recours",
    first: "Une autre personne a relu votre dossier. La première décision est maintenue.",
  }),
  overturn: (): Letter => ({
    subject: "Décision sur votre recours",
    first: "Une autre personne a relu votre dossier. Nous revenons sur la première décision.",
  }),
  reporter: (report: number, outcome: ReportOutcome): Letter => ({
    subject: `Décision sur votre signalement n°\u00a0${report}`,
    first: `Nous avons examiné votre signalement n°\u00a0${report}. ${REPORT_OUTCOMES[outcome]}`,
  }),
} satisfies Record<Exclude<OfficeAction, "dismiss"> | "reporter", (...args: never[]) => Letter>;

export const suspensionFr = {
  lapsed: `Une suspension doit être confirmée par une seconde personne dans les ${SUSPENSION_CHECK_HOURS}\u00a0heures. Personne ne l’a confirmée.`,
  byTime: "La suspension a pris fin d’elle-même, sans qu’une personne ait décidé.",
};

type Grounds = { rule: string | null; reason: string; isByTime?: boolean };

/** Under every decision: the rule, the reason, and whether a person decided. */
export const groundsFr = ({ rule, reason, isByTime = false }: Grounds): string[] => [
  ...(rule === null ? [] : [`Règle\u00a0: ${rule}.`]),
  `Raison\u00a0: ${reason}`,
  isByTime ? suspensionFr.byTime : "Cette décision a été prise par une personne de notre équipe.",
];
