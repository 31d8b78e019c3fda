import { isTooNearForVeto } from "../applications/veto.ts";
import { nightEnd, startsSoon } from "../time/night.ts";

/** What happens when a place is lost: the yes of somebody the employer accepted beforehand books, or every yes asks the employer. */
export const PLAN_B_MODES = ["auto", "ask"] as const;

/** In the order in which they are called, those who entered first before others: facts and time, never a score (`reserve_rank` in SQL). */
export const RESERVE_RANKS = ["team", "worked_here", "applied", "other"] as const;
export type ReserveRank = (typeof RESERVE_RANKS)[number];

const HOUR_MS = 3_600_000;

/** Nearer than that, two people are called for one place. */
const TWO_CALLS_HOURS = 3;

type Times = { now: Date; startsAt: Date };

/** How many people are called at a time. */
export const callsFor = (missing: number, times: Times): number =>
  missing * (times.startsAt.getTime() - times.now.getTime() < TWO_CALLS_HOURS * HOUR_MS ? 2 : 1);

/** When the reserve is called for a place that nobody took. */
export const reserveCallAt = (startsAt: Date): Date => new Date(startsAt.getTime() - TWO_CALLS_HOURS * HOUR_MS);

/** Who may be called now: everybody by day; at night, for a start within hours, whoever chose it. Others are passed over, not used up. */
export function callableNow({ now, startsAt }: Times): "everybody" | "night_alerts" | "nobody" {
  if (nightEnd(now) === null) return "everybody";
  return startsSoon(startsAt, now) ? "night_alerts" : "nobody";
}

/** What a yes does: the place is taken for good, or the employer may still give it up, or it asks the employer. */
export const YES_OUTCOMES = ["booked", "vetoable", "asks"] as const;
export type YesOutcome = (typeof YES_OUTCOMES)[number];

export function yesOutcome(isBooking: boolean, times: Times): YesOutcome {
  if (!isBooking) return "asks";
  return isTooNearForVeto(times) ? "booked" : "vetoable";
}

export type ReserveRefusal = "not_for_reserve" | "call_running" | "mission_over";

export type ReserveFacts = {
  /** As the caller sees it. */
  isWaiting: boolean;
  isRefused: boolean;
  /** The person's own answer to this mission, when there is one. */
  answer: "yes" | "no" | "standby" | null;
  /** The mission is not over. */
  isLive: boolean;
  calledUntil: Date | null;
};

/** Whoever was refused stays if they want to. Leaving is always possible. */
export function refuseToStay({ isRefused, answer, isLive }: ReserveFacts, to: boolean): ReserveRefusal | null {
  if (!to || answer === "standby") return null;
  if (!isLive) return "mission_over";
  return isRefused ? null : "not_for_reserve";
}

/** The employer accepts beforehand somebody who waits, or who chose to stay; never somebody who left. A call holds until its end. */
export function refuseToAccept(facts: ReserveFacts, to: boolean, now: Date): ReserveRefusal | null {
  if (facts.calledUntil !== null && facts.calledUntil > now) return "call_running";
  if (!to) return null;
  if (!facts.isLive) return "mission_over";
  const mayBeCalled = facts.answer === "standby" || (facts.isWaiting && facts.answer !== "no");
  return mayBeCalled && (facts.isWaiting || facts.isRefused) ? null : "not_for_reserve";
}
