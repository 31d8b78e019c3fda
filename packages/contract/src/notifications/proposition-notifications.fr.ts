import { VETO_MINUTES } from "@app/domain/applications/veto";
import type { ShiftHours } from "@app/domain/matching/replacement";
import { lastYesFor, REST_MEANS, restText } from "@app/domain/matching/replacement.fr";
import type { YesOutcome } from "@app/domain/matching/reserve";
import { formatPay } from "@app/domain/missions/format-pay";
import type { PayPeriod } from "@app/domain/missions/mission";
import { formatRange, formatShifts } from "@app/domain/missions/shift.fr";
import type { Cents } from "@app/domain/money/money";
import { dayIn, deadlineIn } from "@app/domain/notifications/dated-text";
import { hasHours } from "@app/domain/time/day-without-hours";
import type { MatchReason } from "../matching/propositions.ts";

/** A mission to take, with its next shift that has a place. */
export type ProposedMission = {
  company: string;
  job: string;
  /** « Lyon 7e »; null for a remote mission. */
  place: string | null;
  startsAt: Date;
  endsAt: Date;
  /** Of the mission: several shifts are written as a period. */
  lastEndsAt: Date | null;
  shiftCount: number;
  payCents: Cents;
  payPeriod: PayPeriod;
};

/** « Serveur en salle » */
export const metierOf = (job: string) =>
  job
    .trimEnd()
    .replace(/\((?:H\/F|F\/H)(?:\/X)?\)$/i, "")
    .trimEnd();

/** All that decides, in the first line: « Serveur, demain 18 h – 23 h · Lyon 7e · 14,50 € / heure ». */
function headline(mission: ProposedMission): string {
  const facts = [whenText(mission), mission.place ?? "à distance", formatPay(mission.payCents, mission.payPeriod)];
  return `${metierOf(mission.job)}, ${facts.join(" · ")}`;
}

/** The first reason; the distance is on the other line. */
function reasonText(reasons: readonly MatchReason[], { startsAt }: ProposedMission): string {
  const first = reasons.find(({ kind }) => kind !== "near");
  switch (first?.kind) {
    case "worked_here":
      return (first.count ?? 1) > 1
        ? `Vous y avez déjà travaillé ${first.count}\u00a0fois.`
        : "Vous y avez déjà travaillé.";
    case "skills":
      return first.skills?.length ? `Vos compétences\u00a0: ${first.skills.slice(0, 3).join(", ")}.` : "";
    case "commitments":
      return "Vous tenez vos engagements.";
    case "available":
      return `Vous êtes disponible ${hasHours(startsAt) ? "à ces horaires" : "ce jour-là"}.`;
    case "near":
    case undefined:
      return "";
  }
}

/** « à 3 km »; of a remote mission, nothing. */
const distanceText = (place: string | null, km: number | null) =>
  place === null || km === null ? "" : ` · à ${Math.max(1, Math.round(km))}\u00a0km`;

function whenText(mission: ProposedMission): string {
  if (mission.shiftCount > 1)
    return formatShifts({ startsAt: mission.startsAt, endsAt: mission.lastEndsAt, shiftCount: mission.shiftCount });
  return `${dayIn(mission.startsAt)}${hasHours(mission.startsAt) ? " " : ", "}${formatRange(mission)}`;
}

const lines = (...parts: readonly string[]) => parts.filter((part) => part !== "").join("\n");

/** What a yes to a call does, before it is given. */
const CALL_MEANS: Record<YesOutcome, (until: string) => string> = {
  booked: (until) => `elle est à vous si vous dites oui avant ${until}.`,
  vetoable: (until) =>
    `un oui avant ${until} vous garde la place. L’employeur a ensuite ${VETO_MINUTES}\u00a0minutes pour y renoncer, en disant pourquoi.`,
  asks: (until) => `un oui avant ${until} part chez l’employeur, qui vous répond.`,
};

/** Told of a place: a proposition, a standby that is called. */
export const propositionNotificationFr = {
  title: headline,
  messageFor:
    (mission: ProposedMission) =>
    ({ km, reasons, answerBefore }: { km: number | null; reasons: readonly MatchReason[]; answerBefore: Date }) =>
      lines(
        `${mission.company}${distanceText(mission.place, km)}`,
        [reasonText(reasons, mission), `Répondez avant ${deadlineIn(answerBefore)}.`].filter(Boolean).join(" "),
      ),
  replaceTitle: (mission: ProposedMission) => `Remplacement\u00a0: ${headline(mission)}`,
  replaceMessage: (
    mission: ProposedMission & { rest: ShiftHours; pay: Cents | null },
    { km, answerBefore, outcome }: { km: number | null; answerBefore: Date; outcome: YesOutcome },
  ) =>
    lines(
      `${mission.company}${distanceText(mission.place, km)}`,
      `Vous étiez en renfort. ${restText(mission.rest, mission.pay, deadlineIn(lastYesFor(mission.rest)))} ${REST_MEANS[outcome]} Répondez avant ${deadlineIn(answerBefore)}.`,
    ),
  calledTitle: (mission: ProposedMission) => `Une place se libère\u00a0: ${headline(mission)}`,
  calledMessage: (
    mission: ProposedMission,
    { km, answerBefore, outcome }: { km: number | null; answerBefore: Date; outcome: YesOutcome },
  ) =>
    lines(
      `${mission.company}${distanceText(mission.place, km)}`,
      `Vous étiez en renfort\u00a0: ${CALL_MEANS[outcome](deadlineIn(answerBefore))}`,
    ),
  callMeans: CALL_MEANS,
};

export type PropositionNotificationWords = typeof propositionNotificationFr;
