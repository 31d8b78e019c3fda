import type { ApplicationView } from "@app/contract/applications/applications";
import { isWaiting } from "@app/domain/applications/application";
import { APPLICATION_STATE_LABELS, CANDIDATE_STATUS_LABELS } from "@app/domain/applications/labels.fr";
import { deadlinePhrase, momentPhrase } from "@app/domain/time/day-phrase";
import { formatMinutes } from "@app/domain/time/duration";
import { agePhrase } from "../../../lib/age-phrase.ts";
import { lockedFrom, startOf, type WithShifts } from "../applied/applied-start.ts";

type ShownApplication = Pick<
  ApplicationView,
  | "status"
  | "reserve"
  | "state"
  | "cancel_reason"
  | "released"
  | "reply_by"
  | "lapsed_at"
  | "confirm_before"
  | "candidate_status"
  | "seen_at"
  | "is_coverLetter"
> &
  WithShifts & { job: Pick<ApplicationView["job"], "status" | "closedEarly" | "cancelled"> };

export interface StatusTextContext {
  company: string;
  /** « demain à 11 h ». */
  startText: string;
  now: Date;
}

export function candidateStatusText(
  application: ShownApplication,
  { company, startText, now }: StatusTextContext,
): { lead?: string; rest: string } {
  if (application.candidate_status === "withdrawn") {
    return { rest: `${CANDIDATE_STATUS_LABELS.withdrawn.you} cette candidature.` };
  }
  if (application.released)
    return {
      lead: "La place a été proposée à une autre personne.",
      rest: "Votre venue n’a pas été confirmée à temps. Cela ne compte pas dans vos engagements.",
    };
  if (application.cancel_reason !== null) {
    const reason = application.cancel_reason.replace(/\.$/, "");
    const what = application.job.cancelled ? "la mission" : "votre venue";
    return { lead: `${company} a annulé ${what}.`, rest: `Motif indiqué\u00a0: ${reason}.` };
  }
  if (application.reserve)
    return { lead: "Vous êtes en renfort.", rest: "Nous vous prévenons si une place se libère." };
  if (application.status === "lapsed") {
    const passed = application.lapsed_at === null ? "" : ` ${agePhrase(new Date(application.lapsed_at), now)}`;
    return {
      lead: "Sans réponse\u00a0: vous êtes libre.",
      rest: `Le délai de réponse est passé${passed}. Cette candidature ne compte plus parmi celles en cours.`,
    };
  }
  if (application.status === "rejected") return { rest: `${company} a choisi une autre candidature cette fois-ci.` };
  if (application.state === "to_reconfirm")
    return {
      lead: APPLICATION_STATE_LABELS.candidate.to_reconfirm,
      rest: `${company} vous attend ${startText}. Votre place reste à vous\u00a0; sans réponse, l’employeur est prévenu.`,
    };
  if (application.status === "accepted") return acceptedText(application, company, startText, now);
  const sent = application.is_coverLetter ? "Envoyée avec votre CV." : "Envoyée sans CV.";
  if (application.seen_at === null) return { rest: `Pas encore lue. ${sent}` };
  return { rest: `Lue ${agePhrase(new Date(application.seen_at), now)}. ${sent}` };
}

/** What comes next for an application without an answer, and until when; `minutes`: how long this employer most often takes. */
export function whatHappensNow(
  application: Pick<ShownApplication, "status" | "candidate_status" | "reply_by" | "job" | "shifts">,
  minutes: number | null,
  now: Date,
): string | undefined {
  const { status, candidate_status } = application;
  if (candidate_status === "withdrawn" || !isWaiting(status)) return undefined;
  if (application.job.status === "completed") return "La mission est fermée\u00a0: rien ne vous engage.";
  const start = new Date(lockedFrom(application));
  if (start <= now) return "La mission a commencé sans réponse\u00a0: rien ne vous engage.";
  const often = minutes === null ? "" : `, le plus souvent en ${formatMinutes(Math.max(1, minutes))}`;
  if (application.reply_by !== null) {
    const until = deadlinePhrase(new Date(application.reply_by), now);
    return `La réponse arrive ici et par notification${often}, avant ${until} au plus tard. Sans réponse d’ici là, vous êtes libre.`;
  }
  return `La réponse arrive ici et par notification${often}. Sans réponse au début, ${momentPhrase(start, now)}, rien ne vous engage.`;
}

function acceptedText(application: ShownApplication, company: string, startText: string, now: Date) {
  const confirmed = application.candidate_status === "confirmed";
  const started = new Date(startOf(application)) <= now;
  if (application.job.closedEarly) return { rest: "Mission fermée avant le début." };
  if (application.job.status === "completed") return { rest: "Mission terminée." };
  if (confirmed) {
    const rest = started ? "La mission a commencé." : `Rendez-vous ${startText}.`;
    return { rest: `${CANDIDATE_STATUS_LABELS.confirmed.you}. ${rest}` };
  }
  if (started) return { rest: "La mission a commencé sans que vous ayez confirmé votre venue." };
  const rest = application.confirm_before
    ? `Confirmez avant ${deadlinePhrase(new Date(application.confirm_before), now)} pour garder la place.`
    : "Confirmez pour garder la place.";
  return { lead: `${company} vous attend ${startText}.`, rest };
}
