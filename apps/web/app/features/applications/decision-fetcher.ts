import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import type { Outcome } from "../../ui/outcome.ts";
import { toast } from "../../ui/toast.tsx";

/** Several parts of a page follow the same decision: only the first shows the toast. */
const shown = new WeakSet<Outcome>();

/**
 * The decision under way for one application, shared by its row, its menu and its page. Offers to try again without a
 * response.
 */
export function useDecision(key: string) {
  const fetcher = useFetcher<Outcome>({ key });
  const { data: result, formData, submit } = fetcher;
  const sent = useRef<FormData>(undefined);
  useEffect(() => {
    if (formData) sent.current = formData;
  }, [formData]);

  const showToast = useEffectEvent((outcome: Outcome) => {
    shown.add(outcome);
    const again = sent.current;
    toast(outcome.message ?? "", {
      tone: "error",
      ...(again && { action: { label: "Réessayer", onAction: () => void submit(again, { method: "post" }) } }),
    });
  });
  useEffect(() => {
    if (result?.retryable && !shown.has(result)) showToast(result);
  }, [result]);
  return fetcher;
}
