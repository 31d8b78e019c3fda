import { applicationFr as fr } from "@app/contract/applications.fr";
import { useEffect, useRef, useState } from "react";
import { useFetcher, useFormAction } from "react-router";
import { toast } from "../../ui/toast.tsx";
import type { ApplyResult } from "./apply-result.ts";

const showQueuedToast = () => toast(fr.kept, { tone: "info" });

/** One form at a time. */
export function useApply(missing: readonly string[]) {
  const [asked, setAsked] = useState<{ missionId: number; key: string }>();
  // One fetcher per attempt: results must not mix between missions.
  const fetcher = useFetcher<ApplyResult>({ key: `apply-${asked?.key}` });
  const undo = useFetcher();
  const answer = fetcher.data;
  const lastResult = useRef<ApplyResult>(undefined);
  const { submit } = undo;
  // The current page, even if another is shown when undoing.
  const action = useFormAction();

  useEffect(() => {
    if (answer === undefined || answer === lastResult.current) return;
    lastResult.current = answer;
    if ("queued" in answer) showQueuedToast();
    if (!("application" in answer)) return;
    const form = { intent: "undo", id: String(answer.application.id) };
    toast(fr.sent, {
      action: { label: fr.undo, onAction: () => void submit(form, { method: "post", action }) },
    });
  }, [answer, submit, action]);

  const gone = answer !== undefined && ("application" in answer || "queued" in answer);
  const lacking = answer && "missing" in answer ? answer.missing : missing;
  return {
    fetcher,
    answer,
    /** The mission whose form is open. */
    missionId: gone ? undefined : asked?.missionId,
    key: asked?.key ?? "",
    missing: lacking,
    sent: answer !== undefined && "application" in answer,
    /** The mission just applied to. */
    sentId: answer && "application" in answer ? asked?.missionId : undefined,
    start: (missionId: number) => setAsked({ missionId, key: crypto.randomUUID() }),
    close: () => setAsked(undefined),
    queue: () => {
      setAsked(undefined);
      showQueuedToast();
    },
  };
}
