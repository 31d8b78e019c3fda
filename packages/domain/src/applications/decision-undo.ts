import type { ApplicationStatus } from "./application.ts";

/** How long an employer may take back a yes or a no. The candidate knows nothing of it before. */
export const DECISION_UNDO_MS = 10_000;

/** For a tap made at the last moment, which takes time to arrive. */
const GRACE_MS = 2_000;

/** Until then the decision can be undone; from then on the candidate sees it. */
export function decisionVisibleAt(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + DECISION_UNDO_MS + GRACE_MS);
}

/** Until when the employer is offered to undo it. */
export function undoOfferedUntil(visibleAt: Date): Date {
  return new Date(visibleAt.getTime() - GRACE_MS);
}

export type UndoableDecision = {
  status: ApplicationStatus;
  /** Both null once the decision is final. */
  statusBeforeDecision: ApplicationStatus | null;
  decisionVisibleAt: Date | null;
};

/** The status to go back to while the decision can be undone; null when there is nothing to undo. */
export function statusToRestore(
  { statusBeforeDecision, decisionVisibleAt: visibleAt }: UndoableDecision,
  now: Date,
): ApplicationStatus | null {
  return visibleAt !== null && now < visibleAt ? statusBeforeDecision : null;
}

/** What the candidate sees: the former status until the decision is final. */
export function statusForCandidate(decision: UndoableDecision, now: Date): ApplicationStatus {
  return statusToRestore(decision, now) ?? decision.status;
}
