import { describe, expect, test } from "vitest";
import {
  APPLICATION_STATUSES,
  type ApplyFacts,
  candidateSteps,
  isAnswer,
  isCancellation,
  isComplete,
  isUndo,
  mayApplyAgain,
  refuseApplication,
  refuseConfirm,
  refuseTransition,
  refuseWithdraw,
  statusEvents,
  undoUntil,
} from "./application.ts";

const now = new Date("2026-11-14T12:00:00Z");
const tomorrow = new Date("2026-11-15T12:00:00Z");

const acceptable: ApplyFacts = {
  mission: {
    status: "recruiting",
    startsAt: tomorrow,
    positions: 2,
    acceptedCount: 1,
    maxApplications: 3,
    applicationCount: 2,
    endedApplications: 0,
  },
  candidate: {
    profileComplete: true,
    emailVerified: true,
    adultConfirmed: true,
    hasCv: true,
    alreadyApplied: false,
    isBooked: false,
  },
  attachCv: true,
  now,
};

function apply(mission: Partial<ApplyFacts["mission"]>, candidate: Partial<ApplyFacts["candidate"]> = {}) {
  return refuseApplication({
    ...acceptable,
    mission: { ...acceptable.mission, ...mission },
    candidate: { ...acceptable.candidate, ...candidate },
  });
}

describe("applying", () => {
  test("accepts the third application when three were wanted, refuses the fourth", () => {
    expect(apply({ applicationCount: 2 })).toBeNull();
    expect(apply({ applicationCount: 3 })).toBe("mission_full");
    expect(apply({ applicationCount: 300, maxApplications: null })).toBeNull();
    expect(apply({ applicationCount: 3, endedApplications: 1 })).toBeNull();
  });

  test("a filled mission is full whatever its cap", () => {
    expect(apply({ acceptedCount: 2, maxApplications: null })).toBe("mission_full");
  });

  test("paused, completed or started missions are closed", () => {
    expect(apply({ status: "paused" })).toBe("mission_closed");
    expect(apply({ status: "completed" })).toBe("mission_closed");
    expect(apply({ startsAt: now })).toBe("mission_closed");
    expect(apply({ startsAt: new Date(now.getTime() + 1) })).toBeNull();
  });

  test("who already applied hears that before full or closed", () => {
    expect(apply({ applicationCount: 3 }, { alreadyApplied: true })).toBe("already_applied");
    expect(apply({ status: "completed" }, { alreadyApplied: true })).toBe("already_applied");
    expect(apply({ acceptedCount: 2 }, { alreadyApplied: true })).toBe("already_applied");
  });

  test("the profile comes first, then the age", () => {
    expect(apply({ status: "paused" }, { profileComplete: false, adultConfirmed: false })).toBe("profile_incomplete");
    expect(apply({ status: "paused" }, { adultConfirmed: false, alreadyApplied: true })).toBe("adult_not_confirmed");
  });

  test("someone expected elsewhere at these hours is refused, once the mission itself is open", () => {
    expect(apply({}, { isBooked: true, hasCv: false })).toBe("booking_overlap");
    expect(apply({ applicationCount: 3 }, { isBooked: true })).toBe("mission_full");
  });

  test("a missing CV matters only when it is attached, and is the last refusal", () => {
    expect(apply({}, { hasCv: false })).toBe("cv_missing");
    expect(apply({ applicationCount: 3 }, { hasCv: false })).toBe("mission_full");
    const withoutCv = { ...acceptable.candidate, hasCv: false };
    expect(refuseApplication({ ...acceptable, candidate: withoutCv, attachCv: false })).toBeNull();
  });
});

describe("status changes by the employer", () => {
  const allowed = new Set([
    "pending>reviewed",
    "reviewed>pending",
    "pending>accepted",
    "pending>rejected",
    "reviewed>accepted",
    "reviewed>rejected",
    "rejected>pending",
    "rejected>reviewed",
    "rejected>accepted",
    "accepted>rejected",
  ]);
  const pairs = APPLICATION_STATUSES.flatMap((from) => APPLICATION_STATUSES.map((to) => [from, to] as const));

  test.each(pairs)("from %s to %s", (from, to) => {
    expect(refuseTransition(from, to)).toBe(allowed.has(`${from}>${to}`) ? null : "invalid_transition");
    expect(isCancellation(from, to)).toBe(from === "accepted" && to !== "accepted");
  });
});

describe("what history says of a change", () => {
  test.each([
    ["pending", "reviewed", ["reviewed"]],
    ["reviewed", "pending", ["unreviewed"]],
    ["pending", "accepted", ["accepted"]],
    ["reviewed", "rejected", ["rejected"]],
    ["accepted", "rejected", ["cancelled"]],
    ["rejected", "reviewed", ["reopened"]],
    ["rejected", "pending", ["reopened", "unreviewed"]],
    ["rejected", "accepted", ["accepted"]],
  ] as const)("from %s to %s: %s", (from, to, events) => {
    expect(statusEvents(from, to)).toEqual(events);
  });

  test("only yes and no are answers", () => {
    expect(APPLICATION_STATUSES.filter(isAnswer)).toEqual(["accepted", "rejected"]);
  });
});

describe("applying again after withdrawing", () => {
  const createdAt = now;
  test.each([
    ["never withdrawn", null, false],
    ["at once", 1000, true],
    ["at the fifth minute", 5 * 60_000, true],
    ["just after it", 5 * 60_000 + 1, false],
    ["the day after", 86_400_000, false],
  ] as const)("%s", (_, after, allowed) => {
    const withdrawnAt = after === null ? null : new Date(createdAt.getTime() + after);
    expect(mayApplyAgain({ createdAt, withdrawnAt })).toBe(allowed);
  });

  test("a change of mind is possible for five minutes, until an answer has come", () => {
    const late = new Date(undoUntil(createdAt).getTime() + 1);
    expect(isUndo({ status: "pending", createdAt }, undoUntil(createdAt))).toBe(true);
    expect(isUndo({ status: "reviewed", createdAt }, createdAt)).toBe(true);
    expect(isUndo({ status: "pending", createdAt }, late)).toBe(false);
    expect(isUndo({ status: "accepted", createdAt }, createdAt)).toBe(false);
  });
});

describe("confirming", () => {
  test.each([
    ["accepted", null, tomorrow, null],
    ["accepted", "confirmed", tomorrow, null],
    ["accepted", "confirmed", now, null],
    ["accepted", null, now, "mission_started"],
    ["accepted", "withdrawn", tomorrow, "already_withdrawn"],
    ["pending", null, tomorrow, "not_accepted"],
    ["reviewed", null, tomorrow, "not_accepted"],
    ["rejected", "confirmed", tomorrow, "not_accepted"],
  ] as const)("%s, %s, starting %s: %s", (status, candidateStatus, startsAt, refusal) => {
    expect(refuseConfirm({ status, candidateStatus, startsAt }, now)).toBe(refusal);
  });
});

describe("withdrawing", () => {
  test.each([
    ["pending", null, tomorrow, null],
    ["accepted", "confirmed", tomorrow, null],
    ["accepted", "confirmed", new Date(now.getTime() + 1), null],
    ["accepted", "confirmed", now, "mission_started"],
    ["rejected", null, tomorrow, "already_rejected"],
    ["pending", "withdrawn", now, "already_withdrawn"],
  ] as const)("%s, %s, starting %s: %s", (status, candidateStatus, startsAt, refusal) => {
    expect(refuseWithdraw({ status, candidateStatus, startsAt }, now)).toBe(refusal);
  });
});

describe("the four steps of a candidate", () => {
  test.each([
    ["just sent", "pending", null, null, "done current todo todo"],
    ["opened by the employer", "pending", null, now, "done done current todo"],
    ["examined", "reviewed", null, null, "done done current todo"],
    ["accepted, to confirm", "accepted", null, now, "done done done current"],
    ["accepted without being opened", "accepted", null, null, "done done done current"],
    ["confirmed", "accepted", "confirmed", now, "done done done done"],
    ["rejected", "rejected", null, now, "done done done skipped"],
    ["cancelled after a confirmation", "rejected", "confirmed", now, "done done done skipped"],
    ["withdrawn before being read", "pending", "withdrawn", null, "done skipped skipped skipped"],
    ["withdrawn after being read", "reviewed", "withdrawn", now, "done done skipped skipped"],
    ["withdrawn after acceptance", "accepted", "withdrawn", now, "done done done skipped"],
  ] as const)("%s", (_, status, candidateStatus, seenAt, states) => {
    const steps = candidateSteps({ status, candidateStatus, seenAt });
    expect(steps.map((step) => step.key)).toEqual(["sent", "seen", "answered", "confirmed"]);
    expect(steps.map((step) => step.state).join(" ")).toBe(states);
  });
});

test("nobody more is needed once everybody has confirmed, or the mission is over", () => {
  const mission = { status: "recruiting", positions: 2, confirmedCount: 1 } as const;
  expect(isComplete(mission)).toBe(false);
  expect(isComplete({ ...mission, confirmedCount: 2 })).toBe(true);
  expect(isComplete({ ...mission, status: "completed" })).toBe(true);
  expect(isComplete({ ...mission, status: "paused" })).toBe(false);
});
