import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { useEffect, useRef, useState } from "react";
import { useFetcher, useFormAction, useRevalidator } from "react-router";
import { toast } from "../../ui/toast.tsx";
import type { ApplyResult } from "./apply-result.ts";

const showQueuedToast = () => toast(fr.queued, { tone: "info" });

/** One form at a time. */
export function useApply(missing: readonly string[]) {
  const [requested, setRequested] = useState<{ missionId: number; key: string }>();
  // One fetcher per attempt: results must not mix between missions.
  const fetcher = useFetcher<ApplyResult>({ key: `apply-${requested?.key}` });
  const undo = useFetcher();
  const result = fetcher.data;
  const lastResult = useRef<ApplyResult>(undefined);
  const { submit } = undo;
  const { revalidate } = useRevalidator();
  // The current page, even if another is shown when undoing.
  const action = useFormAction();

  useEffect(() => {
    if (result === undefined || result === lastResult.current) return;
    lastResult.current = result;
    if ("queued" in result) showQueuedToast();
    if ("shiftLost" in result && result.shiftLost) void revalidate();
    if (!("application" in result)) return;
    const form = { intent: "undo", id: String(result.application.id) };
    toast(fr.sent, {
      action: { label: fr.undo, onAction: () => void submit(form, { method: "post", action }) },
    });
  }, [result, submit, action, revalidate]);

  const gone = result !== undefined && ("application" in result || "queued" in result);
  const lacking = result && "missing" in result ? result.missing : missing;
  return {
    fetcher,
    result,
    /** The mission whose form is open. */
    missionId: gone ? undefined : requested?.missionId,
    key: requested?.key ?? "",
    missing: lacking,
    sent: result !== undefined && "application" in result,
    /** The mission just applied to. */
    sentId: result && "application" in result ? requested?.missionId : undefined,
    start: (missionId: number) => setRequested({ missionId, key: crypto.randomUUID() }),
    close: () => setRequested(undefined),
    queue: () => {
      setRequested(undefined);
      showQueuedToast();
    },
  };
}
