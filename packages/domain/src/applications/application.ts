import { isStartLocked, type MissionStatus } from "../missions/mission.ts";
import { isFull } from "../missions/recruitment.ts";

/** Those an employer gives. */
export const GIVEN_STATUSES = ["pending", "reviewed", "accepted", "rejected"] as const;
export type GivenStatus = (typeof GIVEN_STATUSES)[number];

/** `lapsed`: nobody answered in time. Time alone gives it. */
export const APPLICATION_STATUSES = [...GIVEN_STATUSES, "lapsed"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/**
 * `fit`: most of the mission's skills first, then oldest first; `nearest`: by distance to the mission, then oldest first; `deadline`: the
 * first to answer. They order the first 3,000 applications of one mission (`job`); without it they are `oldest`.
 */
export const APPLICATION_SORTS = ["recent", "oldest", "fit", "nearest", "deadline"] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/** The candidate's own status after applying; null until then. */
export const CANDIDATE_STATUSES = ["confirmed", "withdrawn"] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

export type ApplyRefusal =
  | "profile_incomplete"
  | "email_not_verified"
  | "adult_not_confirmed"
  | "already_applied"
  | "mission_closed"
  | "mission_full"
  | "booking_overlap"
  | "cv_missing";

export type ApplyFacts = {
  mission: {
    status: MissionStatus;
    startsAt: Date;
    positions: number;
    acceptedCount: number;
    maxApplications: number | null;
    applicationCount: number;
    endedApplications: number;
  };
  candidate: {
    profileComplete: boolean;
    emailVerified: boolean;
    adultConfirmed: boolean;
    hasCv: boolean;
    alreadyApplied: boolean;
    /** Already expected elsewhere at some of these hours: nobody could accept them. */
    isBooked: boolean;
  };
  attachCv: boolean;
  now: Date;
};

/** Why this application must be refused, in the order a candidate should read it; null accepts it. */
export function refuseApplication({ mission, candidate, attachCv, now }: ApplyFacts): ApplyRefusal | null {
  if (!candidate.profileComplete) return "profile_incomplete";
  if (!candidate.emailVerified) return "email_not_verified";
  if (!candidate.adultConfirmed) return "adult_not_confirmed";
  if (candidate.alreadyApplied) return "already_applied";
  if (mission.status !== "recruiting" || isStartLocked(mission, now)) return "mission_closed";
  if (isFull(mission)) return "mission_full";
  if (candidate.isBooked) return "booking_overlap";
  if (attachCv && !candidate.hasCv) return "cv_missing";
  return null;
}

/** Complete means confirmed: the only moment when all those who wait may be refused together. Until then they are the reserve. */
export function isComplete(mission: { status: MissionStatus; positions: number; confirmedCount: number }): boolean {
  return mission.status === "completed" || mission.confirmedCount >= mission.positions;
}

const NEXT_STATUSES: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ["reviewed", "accepted", "rejected"],
  reviewed: ["pending", "accepted", "rejected"],
  // Leaving accepted is a cancellation: it ends the application.
  accepted: ["rejected"],
  rejected: ["pending", "reviewed", "accepted"],
  // The person is free: they are asked anew, with their own yes.
  lapsed: [],
};

export type TransitionRefusal = "invalid_transition";

/** Staying in place is not a transition: a caller who wants repeats to be harmless compares first. */
export function refuseTransition(from: ApplicationStatus, to: ApplicationStatus): TransitionRefusal | null {
  return NEXT_STATUSES[from].includes(to) ? null : "invalid_transition";
}

/** True when the change takes back an acceptance, which needs a reason and notifies the candidate. */
export function isCancellation(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return from === "accepted" && to !== "accepted";
}

/** Neither answered nor over. */
export function isWaiting(status: ApplicationStatus): boolean {
  return status === "pending" || status === "reviewed";
}

export type StatusEvent = "accepted" | "rejected" | "cancelled" | "reviewed" | "unreviewed" | "reopened";

/** The lines of history that a change of status writes: back to waiting after a rejection, it is reopened first. */
export function statusEvents(from: ApplicationStatus, to: GivenStatus): readonly [StatusEvent, ...StatusEvent[]] {
  if (to === "accepted") return ["accepted"];
  if (to === "rejected") return [isCancellation(from, to) ? "cancelled" : "rejected"];
  if (from === "rejected") return to === "pending" ? ["reopened", "unreviewed"] : ["reopened"];
  return [to === "pending" ? "unreviewed" : "reviewed"];
}

/** An answer is what the candidate was waiting for; being examined is not one. */
export function isAnswer(status: ApplicationStatus): boolean {
  return status === "accepted" || status === "rejected";
}

export type AnswerFacts = { status: ApplicationStatus; candidateStatus: CandidateStatus | null; startsAt: Date };

export type ConfirmRefusal = "not_accepted" | "already_withdrawn" | "mission_started";

/** Confirming again is harmless, even once the mission has started. An offer that ended is confirmed while its place is free. */
export function refuseConfirm(
  { status, candidateStatus, startsAt, isReleased = false }: AnswerFacts & { isReleased?: boolean },
  now: Date,
): ConfirmRefusal | null {
  if (candidateStatus === "withdrawn") return "already_withdrawn";
  if (status !== "accepted" && !isReleased) return "not_accepted";
  if (candidateStatus === "confirmed") return null;
  return isStartLocked({ startsAt }, now) ? "mission_started" : null;
}

export type WithdrawRefusal = "already_withdrawn" | "already_rejected" | "application_lapsed" | "mission_started";

export function refuseWithdraw({ status, candidateStatus, startsAt }: AnswerFacts, now: Date): WithdrawRefusal | null {
  if (candidateStatus === "withdrawn") return "already_withdrawn";
  if (status === "rejected") return "already_rejected";
  if (status === "lapsed") return "application_lapsed";
  return isStartLocked({ startsAt }, now) ? "mission_started" : null;
}

const UNDO_MS = 5 * 60_000;

/** Until then, and until an answer has come, taking an application back is a change of mind. */
export function undoUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + UNDO_MS);
}

/** Whether withdrawing now is a change of mind: the employer's notification goes with the application. */
export function isUndo({ status, createdAt }: { status: ApplicationStatus; createdAt: Date }, now: Date): boolean {
  return !isAnswer(status) && now <= undoUntil(createdAt);
}

/** Taken back as a change of mind: as if it had never been sent. */
export function wasUndone({
  status,
  createdAt,
  withdrawnAt,
}: {
  status: ApplicationStatus;
  createdAt: Date;
  withdrawnAt: Date | null;
}): boolean {
  return withdrawnAt !== null && isUndo({ status, createdAt }, withdrawnAt);
}

/** Withdrawing within five minutes of applying is a change of mind: the person may apply again. Later, it is an answer. */
export function mayApplyAgain({ createdAt, withdrawnAt }: { createdAt: Date; withdrawnAt: Date | null }): boolean {
  return withdrawnAt !== null && withdrawnAt <= undoUntil(createdAt);
}

/** Refused, cancelled, withdrawn or left without an answer: its employer may name this person again. */
export function hasEnded({
  status,
  candidateStatus,
}: {
  status: ApplicationStatus;
  candidateStatus: CandidateStatus | null;
}) {
  return status === "rejected" || status === "lapsed" || candidateStatus === "withdrawn";
}

export const STEP_KEYS = ["sent", "seen", "answered", "confirmed"] as const;
export type StepKey = (typeof STEP_KEYS)[number];
export type Step = { key: StepKey; state: "done" | "current" | "todo" | "skipped" };

export type StepFacts = { status: ApplicationStatus; candidateStatus: CandidateStatus | null; seenAt: Date | null };

/** The four steps a candidate follows: Envoyée, Lue, Réponse, Confirmée. */
export function candidateSteps({ status, candidateStatus, seenAt }: StepFacts): Step[] {
  const answered = isAnswer(status);
  const over = hasEnded({ status, candidateStatus });
  const done: Record<StepKey, boolean> = {
    sent: true,
    seen: seenAt !== null || status === "reviewed" || answered,
    answered,
    confirmed: status === "accepted" && candidateStatus === "confirmed",
  };
  const current = over ? undefined : STEP_KEYS.find((key) => !done[key]);
  return STEP_KEYS.map((key) => {
    if (done[key]) return { key, state: "done" };
    if (over) return { key, state: "skipped" };
    return { key, state: key === current ? "current" : "todo" };
  });
}
