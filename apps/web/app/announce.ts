import { toast } from "./ui/toast.tsx";

/** How an action ended; nothing is said when there is no sentence. */
export type Outcome = {
  ok: boolean;
  message?: string | undefined;
  /** No answer came, so that asking again may help: whoever asked says it, with a way to do so. */
  lost?: boolean;
};

/**
 * For a `clientAction`: says the outcome in a toast. Done here rather than in a component, because the row that asked is
 * often gone by the time the answer is there.
 */
export async function announced<T>(answer: Promise<T>): Promise<T> {
  const outcome = await answer;
  if (isOutcome(outcome) && outcome.message && !outcome.lost)
    toast(outcome.message, { tone: outcome.ok ? "success" : "error" });
  return outcome;
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === "object" && value !== null && "ok" in value;
}
