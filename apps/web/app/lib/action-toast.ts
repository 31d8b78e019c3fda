import { DECISION_UNDO_MS } from "@app/domain/decision-undo";
import { toast } from "../ui/toast.tsx";
import { submitToastForm, type ToastForm } from "./toast-submit.ts";

const UNDO = "Annuler";

/** How an action ended; nothing is said when there is no sentence. */
export type Outcome = {
  ok: boolean;
  message?: string | undefined;
  /** No answer came, so that asking again may help: whoever asked says it, with a way to do so. */
  lost?: boolean;
  /** What takes it back, for a few seconds. */
  undo?: ToastForm | undefined;
};

/**
 * For a `clientAction`: says the outcome in a toast. Done here rather than in a component, because the row that asked is
 * often gone by the time the answer is there.
 */
export async function withToast<T>(answer: Promise<T>): Promise<T> {
  const outcome = await answer;
  if (isOutcome(outcome) && outcome.message && !outcome.lost) {
    const { undo, ok, message } = outcome;
    const action = undo && { label: UNDO, onAction: () => submitToastForm(undo) };
    toast(message, { tone: ok ? "success" : "error", ...(action && { action, timeout: DECISION_UNDO_MS }) });
  }
  return outcome;
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === "object" && value !== null && "ok" in value;
}
