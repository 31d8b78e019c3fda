import { useEffect, useEffectEvent } from "react";
import type { Outcome } from "../../ui/outcome.ts";
import { toast } from "../../ui/toast.tsx";

/** Offers to try again when there was no response. */
export function useRetryToast(result: Outcome | undefined, retry: () => void): void {
  const showToast = useEffectEvent(({ retryable, message }: Outcome) => {
    if (retryable && message) toast(message, { tone: "error", action: { label: "Réessayer", onAction: retry } });
  });
  useEffect(() => {
    if (result) showToast(result);
  }, [result]);
}
