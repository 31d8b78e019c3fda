import { formatPay } from "@app/domain/missions/format-pay";
import type { PayPeriod } from "@app/domain/missions/mission";
import { formatRange, formatShifts } from "@app/domain/missions/shift.fr";
import type { Cents } from "@app/domain/money/money";
import { addDays, parisDay, parisTime } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";
import { formatDay, formatTime } from "@app/domain/time/format-time";
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

const EVENING = "17:00";
const NIGHT = "22:00";

/** « ce soir », « demain », « sam. 21 nov. » */
function momentOf(startsAt: Date, now: Date): string {
  // Of a day without hours, only the day is said.
  const [day, time] = [parisDay(startsAt), hasHours(startsAt) ? parisTime(startsAt) : ""];
  if (day === parisDay(now)) return time >= NIGHT ? "cette nuit" : time >= EVENING ? "ce soir" : "aujourd’hui";
  if (day === addDays(parisDay(now), 1)) return time >= EVENING ? "demain soir" : "demain";
  return formatDay(startsAt);
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

const distanceText = (km: number | null) => (km === null ? "" : `, à ${Math.max(1, Math.round(km))}\u00a0km`);

const whereText = (place: string | null, km: number | null) =>
  place === null ? "à distance" : `${place}${distanceText(km)}`;

function whenText(mission: ProposedMission): string {
  if (mission.shiftCount === 1) return formatRange(mission);
  return formatShifts({ startsAt: mission.startsAt, endsAt: mission.lastEndsAt, shiftCount: mission.shiftCount });
}

const lines = (...parts: readonly string[]) => parts.filter((part) => part !== "").join("\n");

/** Told of a place: a proposition, a standby that is called. */
export const propositionNotificationFr = {
  title: (mission: ProposedMission, now: Date) =>
    `${mission.company} cherche quelqu’un ${momentOf(mission.startsAt, now)}`,
  /** The part about the mission is written once for everyone of a wave. */
  messageFor: (mission: ProposedMission) => {
    const [when, pay] = [whenText(mission), formatPay(mission.payCents, mission.payPeriod)];
    return ({
      km,
      reasons,
      answerBefore,
    }: {
      km: number | null;
      reasons: readonly MatchReason[];
      answerBefore: Date;
    }) =>
      lines(
        `${when} · ${whereText(mission.place, km)} · ${pay}`,
        [reasonText(reasons, mission), `Répondez avant ${formatTime(answerBefore)}.`].filter(Boolean).join(" "),
      );
  },
  calledTitle: (mission: ProposedMission) => `Une place se libère chez ${mission.company}`,
  calledMessage: (mission: ProposedMission, { km, answerBefore }: { km: number | null; answerBefore: Date }) =>
    lines(
      `${whenText(mission)} · ${whereText(mission.place, km)} · ${formatPay(mission.payCents, mission.payPeriod)}`,
      `Vous étiez en renfort\u00a0: elle est à vous si vous dites oui avant ${formatTime(answerBefore)}.`,
    ),
};
