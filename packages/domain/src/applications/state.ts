import type { ApplicationStatus, CandidateStatus } from "./application.ts";
import type { Attendance } from "./attendance.ts";

/** Where an application is, in one word, for both sides. Derived: nothing stores it. */
export const APPLICATION_STATES = [
  "waiting",
  "lapsed",
  "refused",
  "reserve",
  "called",
  "vetoable",
  "to_confirm",
  "confirmed",
  "to_reconfirm",
  "released",
  "withdrawn",
  "cancelled",
  "absent",
  "done",
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export type StateFacts = {
  /** As the reader may know it: a decision that can still be undone is hidden from the person. */
  status: ApplicationStatus;
  candidateStatus: CandidateStatus | null;
  /** How an acceptance ended: taken back by somebody, or not confirmed in time. */
  ended: "cancelled" | "released" | null;
  attendance: Attendance | null;
  /** Of somebody who may be called when a place is lost, or who is called now. */
  reserve: "in" | "called" | null;
  /** Until when the employer may give up a yes that took the place. */
  vetoUntil: Date | null;
  /** Asked again whether they come to a shift that has not begun, and no answer yet. */
  isAskedAgain: boolean;
  /** Of the last shift they have, else of those asked for. */
  endsAt: Date;
};

export function stateOf(facts: StateFacts, now: Date): ApplicationState {
  if (facts.candidateStatus === "withdrawn") return "withdrawn";
  if (facts.status !== "accepted" && facts.reserve === "called") return "called";
  switch (facts.status) {
    case "pending":
    case "reviewed":
      return "waiting";
    case "lapsed":
      return facts.reserve === null ? "lapsed" : "reserve";
    case "rejected":
      return facts.ended ?? (facts.reserve === null ? "refused" : "reserve");
    case "accepted":
      return stateOfAccepted(facts, now);
  }
}

function stateOfAccepted(facts: StateFacts, now: Date): ApplicationState {
  const { candidateStatus, attendance, isAskedAgain, vetoUntil, endsAt } = facts;
  if (attendance === "absent") return "absent";
  if (attendance === "worked") return "done";
  if (candidateStatus !== "confirmed") return "to_confirm";
  if (endsAt <= now) return "done";
  if (vetoUntil !== null && vetoUntil > now) return "vetoable";
  return isAskedAgain ? "to_reconfirm" : "confirmed";
}
