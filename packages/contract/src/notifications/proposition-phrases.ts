import { lastYesFor } from "@app/domain/matching/replacement.fr";
import type { YesOutcome } from "@app/domain/matching/reserve";
import { payIn } from "@app/domain/missions/format-pay-in-language";
import type { ShiftWords } from "@app/domain/missions/shift-words.fr";
import { dayIn, deadlineIn } from "@app/domain/notifications/dated-text";
import { isolated } from "@app/domain/text/isolated";
import { directionOf, type OtherLanguage } from "@app/domain/text/language";
import { hasHours } from "@app/domain/time/day-without-hours";
import type { MatchReason } from "../matching/propositions.ts";
import { metierOf, type ProposedMission, type PropositionNotificationWords } from "./proposition-notifications.fr.ts";

export interface PropositionPhrases {
  comma: string;
  remote: string;
  offer: (headline: string) => string;
  replacement: (headline: string) => string;
  called: (headline: string) => string;
  away: (km: number) => string;
  workedHere: (times: number) => string;
  skills: (names: readonly string[]) => string;
  commitments: string;
  availableThen: string;
  availableThatDay: string;
  answerBefore: (until: string) => string;
  wasStandby: string;
  wasStandbyAnd: (means: string) => string;
  rest: (until: string, given: string) => string;
  restMeans: Record<YesOutcome, string>;
  noBreak: string;
  break: (minutes: number) => string;
  gross: (pay: string) => string;
  callMeans: Record<YesOutcome, (until: string) => string>;
}

const lines = (...parts: readonly string[]) => parts.filter((part) => part !== "").join("\n");

/** A mission to take, in the words of a language: its title and its company as they were written. */
export function propositionWordsIn(
  language: OtherLanguage,
  shifts: ShiftWords,
  phrases: PropositionPhrases,
): PropositionNotificationWords {
  const { comma, callMeans } = phrases;
  const own = directionOf(language) === "rtl" ? isolated : (text: string) => text;

  const rangeOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
    hasHours(startsAt) ? `${shifts.time(startsAt)} – ${shifts.time(endsAt)}` : shifts.unspecified;

  function whenText(mission: ProposedMission): string {
    const { startsAt, lastEndsAt, shiftCount } = mission;
    if (shiftCount > 1) return shifts.shifts({ startsAt, endsAt: lastEndsAt, shiftCount });
    return `${dayIn(startsAt)}${hasHours(startsAt) ? " " : comma}${rangeOf(mission)}`;
  }

  function headline(mission: ProposedMission): string {
    const place = mission.place === null ? phrases.remote : own(mission.place);
    const facts = [whenText(mission), place, payIn(language, mission.payCents, mission.payPeriod)];
    return `${own(metierOf(mission.job))}${comma}${facts.join(" · ")}`;
  }

  const whereText = ({ company, place }: ProposedMission, km: number | null) =>
    own(company) + (place === null || km === null ? "" : ` · ${phrases.away(Math.max(1, Math.round(km)))}`);

  function reasonText(reasons: readonly MatchReason[], { startsAt }: ProposedMission): string {
    const first = reasons.find(({ kind }) => kind !== "near");
    switch (first?.kind) {
      case "worked_here":
        return phrases.workedHere(first.count ?? 1);
      case "skills":
        return first.skills?.length ? phrases.skills(first.skills.slice(0, 3).map(own)) : "";
      case "commitments":
        return phrases.commitments;
      case "available":
        return hasHours(startsAt) ? phrases.availableThen : phrases.availableThatDay;
      case "near":
      case undefined:
        return "";
    }
  }

  return {
    title: (mission) => phrases.offer(headline(mission)),
    messageFor:
      (mission) =>
      ({ km, reasons, answerBefore }) =>
        lines(
          whereText(mission, km),
          [reasonText(reasons, mission), phrases.answerBefore(deadlineIn(answerBefore))].filter(Boolean).join(" "),
        ),
    replaceTitle: (mission) => phrases.replacement(headline(mission)),
    replaceMessage(mission, { km, answerBefore, outcome }) {
      const { rest, pay } = mission;
      const pause = rest.breakMinutes === 0 ? phrases.noBreak : phrases.break(rest.breakMinutes);
      const given = [rangeOf(rest), pause, ...(pay === null ? [] : [phrases.gross(shifts.euros(pay))])].join(comma);
      return lines(
        whereText(mission, km),
        [
          phrases.wasStandby,
          phrases.rest(deadlineIn(lastYesFor(rest)), given),
          phrases.restMeans[outcome],
          phrases.answerBefore(deadlineIn(answerBefore)),
        ].join(" "),
      );
    },
    calledTitle: (mission) => phrases.called(headline(mission)),
    calledMessage: (mission, { km, answerBefore, outcome }) =>
      lines(whereText(mission, km), phrases.wasStandbyAnd(callMeans[outcome](deadlineIn(answerBefore)))),
    callMeans,
  };
}
