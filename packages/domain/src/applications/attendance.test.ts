import { describe, expect, test } from "vitest";
import {
  type AttendanceFacts,
  isLateWithdrawal,
  isTacitlyWorked,
  type MissedFacts,
  missedState,
  refuseAttendance,
  refuseContest,
  type TacitFacts,
} from "./attendance.ts";

const now = new Date("2026-11-14T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

const present: AttendanceFacts = {
  status: "accepted",
  candidateStatus: "confirmed",
  startsAt: ago(2),
  attendance: null,
  attendanceAt: null,
  contestedAt: null,
  rated: false,
};
const worked = { attendance: "worked", attendanceAt: ago(1) } as const;
const absent = { attendance: "absent", attendanceAt: ago(1) } as const;

describe("saying whether someone came", () => {
  test.each([
    ["someone confirmed", {}, "worked", null],
    ["someone who never confirmed but came", { candidateStatus: null }, "worked", null],
    ["at the very start", { startsAt: now }, "worked", null],
    ["absent ten minutes after the start", { startsAt: new Date(now.getTime() - 600_000) }, "absent", null],
    ["absent a second before", { startsAt: new Date(now.getTime() - 599_000) }, "absent", "absence_too_early"],
    ["a minute before the start", { startsAt: new Date(now.getTime() + 60_000) }, "worked", "mission_not_started"],
    ["someone still pending", { status: "pending" }, "worked", "not_accepted"],
    ["someone refused", { status: "rejected" }, "absent", "not_accepted"],
    ["someone who withdrew", { candidateStatus: "withdrawn" }, "absent", "not_accepted"],
    ["again, the same", { ...worked }, "worked", null],
    ["corrected within the month", { ...worked }, "absent", null],
    ["corrected too late", { ...worked, attendanceAt: ago(31) }, "absent", "attendance_settled"],
    ["corrected after a rating", { ...worked, rated: true }, "absent", "already_rated"],
    ["cleared of an absence", { ...absent }, "worked", null],
    [
      "cleared of an old, contested absence",
      { ...absent, attendanceAt: ago(90), contestedAt: ago(80) },
      "worked",
      null,
    ],
    ["accused again after contesting", { ...worked, contestedAt: ago(1) }, "absent", "attendance_contested"],
  ] as const)("%s", (_, facts, outcome, refusal) => {
    expect(refuseAttendance({ ...present, ...facts }, outcome, now)).toBe(refusal);
  });
});

const NOTHING: MissedFacts = { attendance: null, attendanceAt: null, lateWithdrawal: false, withdrawnAt: null };

describe("contesting an absence", () => {
  test.each([
    ["the day after", absent, null],
    ["at the thirtieth day", { ...absent, attendanceAt: ago(30) }, null],
    ["after it", { ...absent, attendanceAt: ago(30.1) }, "contest_too_late"],
    ["a late withdrawal, the day after", { lateWithdrawal: true, withdrawnAt: ago(1) }, null],
    ["a late withdrawal after thirty days", { lateWithdrawal: true, withdrawnAt: ago(31) }, "contest_too_late"],
    ["a withdrawal in time", { withdrawnAt: ago(1) }, "nothing_to_contest"],
    ["when counted present", worked, "nothing_to_contest"],
    ["when nothing was recorded", { attendance: null, attendanceAt: null }, "nothing_to_contest"],
  ] as const)("%s", (_, facts, refusal) => {
    expect(refuseContest({ ...NOTHING, ...facts }, now)).toBe(refusal);
  });
});

describe("an absence", () => {
  const recorded = (days: number) => ({ since: ago(days), contestedAt: null, contestDecidedAt: null });
  test.each([
    ["is open for a week", recorded(6.9), "open"],
    ["counts after a week without a word", recorded(7), "counted"],
    ["waits while it is contested, however long", { ...recorded(60), contestedAt: ago(59) }, "contested"],
    ["counts once a person has decided", { ...recorded(3), contestedAt: ago(2), contestDecidedAt: ago(1) }, "counted"],
  ] as const)("%s", (_, facts, state) => {
    expect(missedState(facts, now)).toBe(state);
  });
});

describe("withdrawing", () => {
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const expected = {
    status: "accepted",
    candidateStatus: "confirmed",
    startsAt: inHours(23),
    confirmedAt: inHours(-0.6),
  } as const;
  test.each([
    ["is late less than a day before the start, once confirmed", expected, true],
    ["is not a day before", { ...expected, startsAt: inHours(24) }, false],
    ["is not for someone who has not confirmed, or must confirm again", { ...expected, candidateStatus: null }, false],
    ["is not within thirty minutes of confirming", { ...expected, confirmedAt: inHours(-0.5) }, false],
    ["is late just after", { ...expected, confirmedAt: new Date(inHours(-0.5).getTime() - 1) }, true],
    ["is late within them three hours before", { ...expected, confirmedAt: now, startsAt: inHours(3) }, true],
    ["is not a moment sooner", { ...expected, confirmedAt: now, startsAt: inHours(3.01) }, false],
    ["is not for someone who still waits for an answer", { ...expected, status: "pending" }, false],
  ] as const)("%s", (_, facts, isLate) => {
    expect(isLateWithdrawal(facts, now)).toBe(isLate);
  });
});

describe("silence 48 hours after the end", () => {
  const silent: TacitFacts = {
    status: "accepted",
    candidateStatus: "confirmed",
    attendance: null,
    mission: { startsAt: ago(4), endsAt: ago(2), closedAt: null, deletedAt: null },
  };
  const mission = silent.mission;
  test.each([
    ["counts a confirmed person as present", {}, true],
    ["not a minute earlier", { mission: { ...mission, endsAt: new Date(ago(2).getTime() + 1) } }, false],
    ["not someone who never confirmed", { candidateStatus: null }, false],
    ["not someone who withdrew", { candidateStatus: "withdrawn" }, false],
    ["not someone whose acceptance was taken back", { status: "rejected" }, false],
    ["not twice", { attendance: "worked" }, false],
    ["not over a declared absence", { attendance: "absent" }, false],
    ["not on a mission called off before it began", { mission: { ...mission, closedAt: ago(5) } }, false],
    ["but on one closed while it ran", { mission: { ...mission, closedAt: ago(3) } }, true],
    ["not on one that was deleted", { mission: { ...mission, deletedAt: ago(3) } }, false],
  ] as const)("%s", (_, facts, counts) => {
    expect(isTacitlyWorked({ ...silent, ...facts }, now)).toBe(counts);
  });
});
