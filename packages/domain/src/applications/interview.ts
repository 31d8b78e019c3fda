import { type ApplicationStatus, type CandidateStatus, hasEnded } from "./application.ts";

export const INTERVIEW_STATUSES = ["proposed", "countered", "chosen", "declined"] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

export const MOST_INTERVIEW_TIMES = 3;

const REMINDER_MS = 3_600_000;

/** When both sides are reminded of the time they agreed on: an hour before. */
export function interviewReminderAt(chosenTime: Date): Date {
  return new Date(chosenTime.getTime() - REMINDER_MS);
}

export type InterviewParty = "candidate" | "employer";
type Application = { status: ApplicationStatus; candidateStatus: CandidateStatus | null };

export type InterviewFacts = {
  status: InterviewStatus;
  /** Whose times are on the table. */
  proposedBy: InterviewParty;
  times: readonly Date[];
  chosenTime: Date | null;
  application: Application;
};

export type InterviewAnswer =
  | { action: "choose"; time: Date }
  | { action: "decline" }
  | { action: "counter"; times: readonly Date[] };

export type InterviewRefusal =
  | "application_closed"
  | "interview_declined"
  | "interview_chosen"
  | "not_your_turn"
  | "unknown_time"
  | "time_past";

/** No interview once the application has ended. */
export function isInterviewPossible(application: Application): boolean {
  return !hasEnded(application);
}

/** Whose turn it is to answer; null once a time is chosen or the exchange declined. */
export function awaitedParty({ status, proposedBy }: Pick<InterviewFacts, "status" | "proposedBy">) {
  if (status === "chosen" || status === "declined") return null;
  return proposedBy === "employer" ? "candidate" : "employer";
}

/** The same answer given twice is harmless: it is already so. */
export function isRepeatedAnswer({ status, chosenTime }: InterviewFacts, answer: InterviewAnswer): boolean {
  if (answer.action === "decline") return status === "declined";
  return answer.action === "choose" && status === "chosen" && chosenTime?.getTime() === answer.time.getTime();
}

/** Either side may decline or offer other times until it is declined; only the other side may choose among those offered. */
export function refuseInterviewAnswer(
  facts: InterviewFacts,
  by: InterviewParty,
  answer: InterviewAnswer,
  now: Date,
): InterviewRefusal | null {
  if (facts.status === "declined") return "interview_declined";
  if (!isInterviewPossible(facts.application)) return "application_closed";
  if (answer.action === "decline") return null;
  if (answer.action === "counter") return answer.times.every((time) => time > now) ? null : "time_past";
  if (facts.status === "chosen") return "interview_chosen";
  if (awaitedParty(facts) !== by) return "not_your_turn";
  if (!facts.times.some((time) => time.getTime() === answer.time.getTime())) return "unknown_time";
  return answer.time > now ? null : "time_past";
}
