import { describe, expect, test } from "vitest";
import { decisionVisibleAt, statusForCandidate, statusToRestore, undoOfferedUntil } from "./decision-undo.ts";

const DECIDED = new Date("2026-03-10T10:00:00Z");
const after = (seconds: number) => new Date(DECIDED.getTime() + seconds * 1000);
const accepted = {
  status: "accepted",
  statusBeforeDecision: "reviewed",
  decisionVisibleAt: decisionVisibleAt(DECIDED),
} as const;

describe("a decision that can still be undone", () => {
  test("is offered back for ten seconds, with two more for the tap to arrive", () => {
    expect(undoOfferedUntil(decisionVisibleAt(DECIDED))).toEqual(after(10));
    expect(statusToRestore(accepted, after(11.9))).toBe("reviewed");
    expect(statusToRestore(accepted, after(12))).toBeNull();
  });

  test("shows the candidate the status from before, then the decision", () => {
    expect(statusForCandidate(accepted, after(5))).toBe("reviewed");
    expect(statusForCandidate(accepted, after(12))).toBe("accepted");
  });

  test("and one made final early shows at once", () => {
    const final = { status: "accepted", statusBeforeDecision: null, decisionVisibleAt: null } as const;
    expect(statusForCandidate(final, after(1))).toBe("accepted");
    expect(statusToRestore(final, after(1))).toBeNull();
  });
});
