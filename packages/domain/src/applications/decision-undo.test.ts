import { describe, expect, test } from "vitest";
import {
  DECISION_UNDO_MS,
  decisionVisibleAt,
  statusForCandidate,
  statusToRestore,
  undoOfferedUntil,
} from "./decision-undo.ts";

const DECIDED = new Date("2026-03-10T10:00:00Z");
const VISIBLE = decisionVisibleAt(DECIDED);
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);
const accepted = {
  status: "accepted",
  statusBeforeDecision: "reviewed",
  decisionVisibleAt: VISIBLE,
} as const;

describe("a decision that can still be undone", () => {
  test("is offered back for a time, and a little longer for the tap to arrive", () => {
    const offered = undoOfferedUntil(VISIBLE);
    expect(offered.getTime() - DECIDED.getTime()).toBe(DECISION_UNDO_MS);
    expect(offered < VISIBLE).toBe(true);
    expect(statusToRestore(accepted, justBefore(VISIBLE))).toBe("reviewed");
    expect(statusToRestore(accepted, VISIBLE)).toBeNull();
  });

  test("shows the candidate the status from before, then the decision", () => {
    expect(statusForCandidate(accepted, justBefore(VISIBLE))).toBe("reviewed");
    expect(statusForCandidate(accepted, VISIBLE)).toBe("accepted");
  });

  test("and one made final early shows at once", () => {
    const final = { status: "accepted", statusBeforeDecision: null, decisionVisibleAt: null } as const;
    expect(statusForCandidate(final, DECIDED)).toBe("accepted");
    expect(statusToRestore(final, DECIDED)).toBeNull();
  });
});
