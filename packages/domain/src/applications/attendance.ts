import type { ApplicationStatus, CandidateStatus } from "./application.ts";

export const ATTENDANCES = ["worked", "absent"] as const;
export type Attendance = (typeof ATTENDANCES)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TACIT_HOURS = 48;
export const CONTEST_DAYS = 30;
/** Nothing contested for that long: both sides agree. */
export const AGREED_DAYS = 7;
const CORRECTION_DAYS = 30;
/** After the start: whoever is a little late is not absent. */
export const ABSENT_AFTER_MINUTES = 10;

export type AttendanceFacts = {
  status: ApplicationStatus;
  candidateStatus: CandidateStatus | null;
  startsAt: Date;
  attendance: Attendance | null;
  attendanceAt: Date | null;
  contestedAt: Date | null;
  /** Either side has rated this work: it took place. */
  rated: boolean;
};

export type AttendanceRefusal =
  | "not_accepted"
  | "mission_not_started"
  | "absence_too_early"
  | "attendance_contested"
  | "already_rated"
  | "attendance_settled";

/** Clearing someone of an absence is always possible; declaring one after the fact is not, or a bad review would be paid back. */
export function refuseAttendance(facts: AttendanceFacts, outcome: Attendance, now: Date): AttendanceRefusal | null {
  if (facts.status !== "accepted" || facts.candidateStatus === "withdrawn") return "not_accepted";
  if (facts.startsAt > now) return "mission_not_started";
  if (outcome === facts.attendance || outcome === "worked") return null;
  if (now.getTime() < facts.startsAt.getTime() + ABSENT_AFTER_MINUTES * 60_000) return "absence_too_early";
  if (facts.contestedAt) return "attendance_contested";
  if (facts.rated) return "already_rated";
  return isOlderThan(facts.attendanceAt, CORRECTION_DAYS, now) ? "attendance_settled" : null;
}

/** A person counted on who did not come: an absence the employer recorded, or a withdrawal that was late. */
export type MissedFacts = {
  attendance: Attendance | null;
  attendanceAt: Date | null;
  lateWithdrawal: boolean;
  withdrawnAt: Date | null;
};
export type ContestRefusal = "nothing_to_contest" | "contest_too_late";

/** When it was recorded; null when nothing is held against the person. */
export function missedAt({ attendance, attendanceAt, lateWithdrawal, withdrawnAt }: MissedFacts): Date | null {
  if (attendance === "absent") return attendanceAt;
  return lateWithdrawal ? withdrawnAt : null;
}

export function refuseContest(facts: MissedFacts, now: Date): ContestRefusal | null {
  const since = missedAt(facts);
  if (since === null) return "nothing_to_contest";
  return isOlderThan(since, CONTEST_DAYS, now) ? "contest_too_late" : null;
}

/** When a missed mission counts, if it is not contested before. */
export const agreedAt = (since: Date): Date => new Date(since.getTime() + AGREED_DAYS * DAY_MS);

export type MissedState = "open" | "contested" | "counted";

/** It counts once a person has decided, or after a week that nobody contested. A contested one waits for a decision. */
export function missedState(
  { since, contestedAt, contestDecidedAt }: { since: Date; contestedAt: Date | null; contestDecidedAt: Date | null },
  now: Date,
): MissedState {
  if (contestDecidedAt !== null) return "counted";
  if (contestedAt !== null) return "contested";
  return agreedAt(since) <= now ? "counted" : "open";
}

export const LATE_HOURS = 24;
export const CHANGE_OF_MIND_MINUTES = 30;
export const CHANGE_OF_MIND_HOURS = 3;

export type WithdrawalFacts = Pick<AttendanceFacts, "status" | "candidateStatus" | "startsAt"> & {
  confirmedAt: Date | null;
};

/**
 * Withdrawing is late less than a day before the start, for someone who confirmed. Whoever has to confirm again after a
 * change of the mission has not confirmed. `WITHDRAWAL_RULE` says it to people.
 */
export function isLateWithdrawal(facts: WithdrawalFacts, now: Date): boolean {
  return isWithinLateHours(facts, now) && !isChangeOfMind(facts, now);
}

/** It would be late, had the person not confirmed a moment ago, with hours left to find somebody else. */
export function isFreeWithdrawal(facts: WithdrawalFacts, now: Date): boolean {
  return isWithinLateHours(facts, now) && isChangeOfMind(facts, now);
}

function isWithinLateHours({ status, candidateStatus, startsAt }: WithdrawalFacts, now: Date): boolean {
  const isExpected = status === "accepted" && candidateStatus === "confirmed";
  return isExpected && startsAt.getTime() - now.getTime() < LATE_HOURS * HOUR_MS;
}

function isChangeOfMind({ startsAt, confirmedAt }: WithdrawalFacts, now: Date): boolean {
  if (confirmedAt === null || startsAt.getTime() - now.getTime() <= CHANGE_OF_MIND_HOURS * HOUR_MS) return false;
  return now.getTime() - confirmedAt.getTime() <= CHANGE_OF_MIND_MINUTES * 60_000;
}

/** When a confirmed person without a recorded attendance starts counting as present. */
export function tacitAttendanceAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() + TACIT_HOURS * HOUR_MS);
}

export type TacitFacts = Pick<AttendanceFacts, "status" | "candidateStatus" | "attendance"> & {
  mission: { startsAt: Date; endsAt: Date; closedAt: Date | null; deletedAt: Date | null };
};

/** Without a recorded attendance, someone who confirmed counts as present, unless the mission was called off before it began. */
export function isTacitlyWorked({ status, candidateStatus, attendance, mission }: TacitFacts, now: Date): boolean {
  const tookPlace = !mission.deletedAt && !(mission.closedAt && mission.closedAt < mission.startsAt);
  const expected = status === "accepted" && candidateStatus === "confirmed" && attendance === null;
  return tookPlace && expected && tacitAttendanceAt(mission.endsAt) <= now;
}

function isOlderThan(date: Date | null, days: number, now: Date): boolean {
  return date !== null && now.getTime() - date.getTime() > days * DAY_MS;
}
