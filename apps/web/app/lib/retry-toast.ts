import { useEffect, useEffectEvent } from "react";
import type { Outcome } from "../ui/outcome.ts";
import { toast } from "../ui/overlays/toast.tsx";

/** Several parts of a page may follow the same form: only the first shows the toast. */
const shown = new WeakSet<Outcome>();

/** Offers to try again when there was no response. */
export function useRetryToast(result: Outcome | undefined, retry: () => void): void {
  const showToast = useEffectEvent((outcome: Outcome) => {
    const { retryable, message } = outcome;
    if (!retryable || !message || shown.has(outcome)) return;
    shown.add(outcome);
    toast(message, { tone: "error", action: { label: "Réessayer", onAction: retry } });
  });
  useEffect(() => {
    if (result) showToast(result);
  }, [result]);
}
