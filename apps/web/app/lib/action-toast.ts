import { DECISION_UNDO_MS } from "@app/domain/applications/decision-undo";
import type { Outcome } from "../ui/outcome.ts";
import { toast } from "../ui/overlays/toast.tsx";
import { submitToastForm } from "./toast-submit.ts";

const UNDO = "Annuler";

/**
 * For a `clientAction`: shows the outcome in a toast. Not in a component, because the row that sent the form is often
 * gone.
 */
export async function withToast<T>(result: Promise<T>): Promise<T> {
  const outcome = await result;
  if (isOutcome(outcome) && outcome.message && !outcome.retryable) {
    const { undo, ok, message } = outcome;
    const action = undo && { label: UNDO, onAction: () => submitToastForm(undo) };
    toast(message, { tone: ok ? "success" : "error", ...(action && { action, timeout: DECISION_UNDO_MS }) });
  }
  return outcome;
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === "object" && value !== null && "ok" in value;
}
