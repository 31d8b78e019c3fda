import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useRetryToast } from "../../../lib/retry-toast.ts";
import type { Outcome } from "../../../ui/outcome.ts";

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
  useRetryToast(result, () => {
    if (sent.current) void submit(sent.current, { method: "post" });
  });
  return fetcher;
}
