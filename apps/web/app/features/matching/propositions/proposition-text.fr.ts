import type { PropositionView } from "@app/contract/matching/propositions";
import { VETO_MINUTES } from "@app/domain/applications/veto";
import {
  MOST_ASKED_COUNTED,
  type PropositionAnswer,
  type PropositionNoReason,
  type PropositionState,
} from "@app/domain/matching/proposition";
import { lastYesFor, REST_MEANS, restText } from "@app/domain/matching/replacement.fr";
import type { YesOutcome } from "@app/domain/matching/reserve";
import type { BookingMode } from "@app/domain/missions/mission";
import { eurosToCents } from "@app/domain/money/money";
import { formatCount } from "@app/domain/text/format-number";
import { dayPhrase, deadlinePhrase, momentPhrase } from "@app/domain/time/day-phrase";
import { shortAge } from "@app/domain/time/relative-time";

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** « à l’instant », « il y a 40 min » */
export function ageText(createdAt: string, now: Date): string {
  const age = shortAge(new Date(createdAt), now);
  return age.charAt(0).toLocaleLowerCase("fr") + age.slice(1);
}

type Titled = Pick<PropositionView, "standbyCalled" | "replacement" | "job" | "shifts">;

/** The first shift that can be taken. */
export function startOf({ job, shifts }: Pick<PropositionView, "job" | "shifts">): Date {
  return new Date(shifts[0]?.startsAt ?? job.nextStart ?? job.startDate);
}

/** « Serveur en salle (H/F), ce soir » */
export function propositionTitle(proposition: Titled, now: Date): string {
  const work = `${proposition.job.title}, ${dayPhrase(startOf(proposition), now)}`;
  if (proposition.replacement) return `Remplacement\u00a0: ${work}`;
  return proposition.standbyCalled ? `Une place se libère\u00a0: ${work}` : work;
}

/** « Serveur en salle (H/F), ce soir à 18 h » */
export const propositionLine = ({ title, startsAt }: { title: string; startsAt: string }, now: Date) =>
  `${title}, ${momentPhrase(new Date(startsAt), now)}`;

/** « Proposée à 4 personnes. La première qui dit oui a la place. » */
export function askedText({ asked, booking }: Pick<PropositionView, "asked" | "booking">): string {
  return `${peopleText(asked)} ${BOOKING_RULES[booking]}`;
}

function peopleText(asked: number): string {
  if (asked >= MOST_ASKED_COUNTED) return `Proposée à ${formatCount(MOST_ASKED_COUNTED)}\u00a0personnes ou plus.`;
  return asked > 1 ? `Proposée à ${asked}\u00a0personnes.` : "Proposée à vous, pour l’instant.";
}

const BOOKING_RULES: Record<BookingMode, string> = {
  choose: "L’employeur choisit parmi les réponses.",
  first: "La première personne qui dit oui a la place.",
};

const VETO = `L’employeur a ensuite ${VETO_MINUTES}\u00a0minutes pour y renoncer, en disant pourquoi.`;

const YES_MEANS: Record<YesOutcome, string> = {
  asks: "Votre oui envoie votre candidature\u202f; l’employeur choisit.",
  vetoable: `Votre oui vous garde la place. ${VETO}`,
  booked: "La place est à vous dès ce oui.",
};

/** Of somebody who is called: the sentence equals what the yes then does. */
const CALL_MEANS: Record<YesOutcome, string> = {
  asks: "Votre oui part chez l’employeur, qui vous répond.",
  vetoable: `Votre oui vous garde la place. ${VETO}`,
  booked: "Elle est à vous si vous dites oui.",
};

const CALL_MISSED = "Sans réponse, vous restez en renfort, au même rang.";

/** What was asked, and what a yes does. */
export function ruleText(
  proposition: Pick<PropositionView, "asked" | "booking" | "standbyCalled" | "yes" | "replacement" | "shifts">,
  now: Date,
): string {
  const rest = restOf(proposition, now);
  if (rest !== null) return `${rest} ${REST_MEANS[proposition.yes]} ${CALL_MISSED}`;
  return proposition.standbyCalled ? `${CALL_MEANS[proposition.yes]} ${CALL_MISSED}` : askedText(proposition);
}

/** « Un oui avant 18 h 35 donne 19 h 05 – 23 h, … »; null of a whole place. */
function restOf({ replacement, shifts }: Pick<PropositionView, "replacement" | "shifts">, now: Date): string | null {
  const [shift] = shifts;
  if (!replacement || !shift) return null;
  const rest = { ...shift, startsAt: new Date(shift.startsAt), endsAt: new Date(shift.endsAt) };
  const pay = replacement.pay === null ? null : eurosToCents(replacement.pay);
  return restText(rest, pay, deadlinePhrase(lastYesFor(rest), now));
}

type Confirmed = Pick<PropositionView, "standbyCalled" | "yes" | "job" | "shifts" | "replacement">;

/** « Demain à 6 h 30. La place est à vous dès ce oui. » */
export function confirmText(proposition: Confirmed, now: Date): string {
  const { standbyCalled, yes } = proposition;
  const rest = restOf(proposition, now);
  if (rest !== null) return `${rest} ${REST_MEANS[yes]}`;
  const means = standbyCalled ? CALL_MEANS[yes] : YES_MEANS[yes];
  return `${capitalized(momentPhrase(startOf(proposition), now))}. ${means}`;
}

/** « reste 18 min », « reste 3 h », « reste 4 h 18 » */
export function leftText(expiresAt: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return `reste ${minutes}\u00a0min`;
  const rest = minutes % HOUR_MINUTES;
  return `reste ${Math.floor(minutes / HOUR_MINUTES)}\u00a0h${rest === 0 ? "" : `\u00a0${String(rest).padStart(2, "0")}`}`;
}

export const NO_REASON_LABELS: Record<PropositionNoReason, string> = {
  not_free: "Pas libre",
  too_far: "Trop loin",
  pay: "La paie",
  not_my_job: "Pas mon métier",
  not_this_company: "Pas cet employeur",
  other: "Autre raison",
};

export const ANSWERED: Record<PropositionAnswer, string> = {
  yes: "C’est un oui\u00a0: votre candidature est envoyée.",
  no: "Réponse envoyée.",
  standby: "Vous êtes en renfort. Nous vous prévenons si une place se libère.",
};

/** Of a proposition that waits for no answer. */
export const STATE_LABELS: Record<Exclude<PropositionState, "waiting">, string> = {
  yes: "Vous avez dit oui",
  no: "Vous avez dit non",
  standby: "En renfort",
  expired: "Expirée",
  closed: "Plus de place",
};

/** Whoever was called and did not get the place stays where they were. */
export function stateLabel({ called }: Pick<PropositionView, "called">, state: keyof typeof STATE_LABELS): string {
  if (state !== "standby" || called === null || called === "open") return STATE_LABELS[state];
  return called === "taken" ? "Déjà prise, vous restez en renfort" : "Délai passé, vous restez en renfort";
}
