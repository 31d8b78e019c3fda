import { useRef } from "react";
import { useFetcher } from "react-router";
import { useRetryToast } from "../../../lib/retry-toast.ts";
import type { Outcome } from "../../../ui/outcome.ts";

/** Sends one part of the page. Without an answer the page shows what is saved, and a toast sends it again. */
export function useSave(part: string) {
  const fetcher = useFetcher<Outcome>({ key: `availability-${part}` });
  const last = useRef<Record<string, string>>(null);
  function send(fields: Record<string, string>) {
    last.current = fields;
    void fetcher.submit(fields, { method: "post" });
  }
  useRetryToast(fetcher.data, () => last.current && send(last.current));
  const isSaved = fetcher.state === "idle" && fetcher.data?.ok === true;
  return { send, isSaved, sent: fetcher.formData, isBusy: fetcher.state !== "idle" };
}
