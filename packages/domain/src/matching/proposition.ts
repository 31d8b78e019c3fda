import { nightEnd } from "../time/night.ts";

export const PROPOSITION_ANSWERS = ["yes", "no", "standby"] as const;
export type PropositionAnswer = (typeof PROPOSITION_ANSWERS)[number];

/** Found by a wave, of the company's team, named by its employer, or called from the reserve. */
export const PROPOSITION_ORIGINS = ["wave", "team", "direct", "reserve"] as const;
export type PropositionOrigin = (typeof PROPOSITION_ORIGINS)[number];

export const PROPOSITION_NO_REASONS = [
  "not_free",
  "too_far",
  "pay",
  "not_my_job",
  "not_this_company",
  "other",
] as const;
export type PropositionNoReason = (typeof PROPOSITION_NO_REASONS)[number];

/** Reasons that say something of other missions too. */
export const LASTING_NO_REASONS = ["too_far", "pay", "not_my_job", "not_this_company"] as const;
export type LastingNoReason = (typeof LASTING_NO_REASONS)[number];

/** How long missions like the one refused are not proposed. */
export const NO_HOLDS_DAYS = 30;

/** Until when a no with this reason holds back other missions; null when it does not. */
export function heldUntil(reason: PropositionNoReason | null, now: Date): Date | null {
  const isLasting = LASTING_NO_REASONS.some((lasting) => lasting === reason);
  return isLasting ? new Date(now.getTime() + NO_HOLDS_DAYS * 86_400_000) : null;
}

export const PROPOSITION_STATES = ["waiting", "yes", "no", "standby", "expired", "closed"] as const;
export type PropositionState = (typeof PROPOSITION_STATES)[number];

/** People asked for a mission are counted up to here: more changes nothing for whoever reads it. */
export const MOST_ASKED_COUNTED = 1_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Times = { now: Date; startsAt: Date };

/** Never after the start. */
const untilStart = ({ now, startsAt }: Times, ms: number) => new Date(Math.min(now.getTime() + ms, startsAt.getTime()));

/** Until when a proposition made now can be answered: not before people who sleep have had an hour of the morning to read it. */
export function expiryOf(times: Times): Date {
  const left = times.startsAt.getTime() - times.now.getTime();
  if (left < 4 * HOUR_MS) return untilStart(times, 20 * MINUTE_MS);
  const end = new Date(times.now.getTime() + (left < 24 * HOUR_MS ? 4 * HOUR_MS : 24 * HOUR_MS));
  const morning = nightEnd(end);
  const until = morning ? new Date(morning.getTime() + HOUR_MS) : end;
  return until < times.startsAt ? until : times.startsAt;
}

/** Until when a standby called now can answer; the next one is called then. */
export function standbyExpiry(times: Times): Date {
  const left = times.startsAt.getTime() - times.now.getTime();
  if (left > 24 * HOUR_MS) return untilStart(times, 2 * HOUR_MS);
  return untilStart(times, left < 3 * HOUR_MS ? 5 * MINUTE_MS : 15 * MINUTE_MS);
}

/** `isLive`: the mission is online and has not started. `isFilled`: every place is taken. */
export type PropositionFacts = {
  answer: PropositionAnswer | null;
  expiresAt: Date;
  calledUntil: Date | null;
  mission: { isLive: boolean; isFilled: boolean };
};

/** Of a call: it can be answered, somebody else has the place, or its time is over. Whoever is called stays on standby all the same. */
export const CALL_STATES = ["open", "taken", "missed"] as const;
export type CallState = (typeof CALL_STATES)[number];

/** Null for somebody who was not called. */
export function callState(
  { calledUntil, mission }: Pick<PropositionFacts, "calledUntil" | "mission">,
  now: Date,
): CallState | null {
  if (calledUntil === null) return null;
  if (calledUntil <= now) return "missed";
  return mission.isFilled ? "taken" : "open";
}

/** What the person sees. A standby stays one while the mission is filled; that is what it is for. */
export function propositionState({ mission, ...proposition }: PropositionFacts, now: Date): PropositionState {
  const { answer, expiresAt, calledUntil } = proposition;
  if (answer === "yes" || answer === "no") return answer;
  if (!mission.isLive) return "closed";
  if (answer === "standby") return callState({ calledUntil, mission }, now) === "open" ? "waiting" : "standby";
  if (expiresAt <= now) return "expired";
  return mission.isFilled ? "closed" : "waiting";
}

export type AnswerRefusal = "proposition_answered" | "proposition_closed" | "proposition_expired" | "place_taken";

/** Of a yes that nobody asks for any more, or not yet. */
const STANDBY_REFUSALS: Record<CallState, AnswerRefusal> = {
  open: "proposition_answered",
  taken: "place_taken",
  missed: "proposition_expired",
};

/** Null when the answer may be given. Who finds the places taken may still stay on standby. */
export function refuseAnswer(facts: PropositionFacts, to: PropositionAnswer, now: Date): AnswerRefusal | null {
  const state = propositionState(facts, now);
  switch (state) {
    case "yes":
    case "no":
      return "proposition_answered";
    case "expired":
      return "proposition_expired";
    case "waiting":
      return to === "yes" && facts.mission.isFilled ? "place_taken" : null;
    case "standby":
      if (to === "no") return null;
      return to === "yes" ? STANDBY_REFUSALS[callState(facts, now) ?? "open"] : "proposition_answered";
    case "closed":
      if (!facts.mission.isLive) return "proposition_closed";
      return to === "yes" ? "place_taken" : null;
  }
}
