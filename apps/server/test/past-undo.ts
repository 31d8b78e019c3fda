/** How far a test moves its clock: just past what may still be taken back. */
import { undoUntil } from "@app/domain/applications/application";
import { decisionVisibleAt } from "@app/domain/applications/decision-undo";

/** An employer's yes or no. */
export const PAST_DECISION_UNDO_MS = decisionVisibleAt(new Date(0)).getTime() + 1;

/** A candidate's application. */
export const PAST_APPLICATION_UNDO_MS = undoUntil(new Date(0)).getTime() + 1;
