import type { ApplicationView } from "@app/contract/applications/applications";
import { formatTime } from "@app/domain/time/format-time";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useElapsed } from "../../../ui/use-elapsed.ts";
import { useDecision } from "./decision-fetcher.ts";

/** Loaded on demand: rarely used. */
const CancelDialog = lazy(async () => ({ default: (await import("./cancel-dialog.tsx")).CancelDialog }));

export interface CancelFirstYesProps {
  application: Pick<ApplicationView, "id" | "cancel_until" | "candidate">;
  /** The server's time. */
  now: number;
}

/** While the person whom the first yes brought can still be given up. */
export function CancelFirstYes({ application, now }: CancelFirstYesProps) {
  const { id, cancel_until, candidate } = application;
  const fetcher = useDecision(`decision-${id}`);
  const [cancelling, setCancelling] = useState(false);
  const left = cancel_until === null ? 0 : Date.parse(cancel_until) - now;
  const over = useElapsed(Math.max(0, left));
  if (cancel_until === null || left <= 0 || over) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-2">
        {`Son oui a pris la place. Vous pouvez y renoncer jusqu’à ${formatTime(new Date(cancel_until))}, en disant pourquoi.`}
      </p>
      <Button
        variant="line"
        className="js-only"
        loading={fetcher.formData?.get("intent") === "veto"}
        onClick={() => setCancelling(true)}
      >
        Renoncer à cette venue
      </Button>
      {cancelling && (
        <Suspense fallback={null}>
          <CancelDialog
            name={candidate.name}
            isOwed={false}
            onClose={() => setCancelling(false)}
            onConfirm={(reason) => void fetcher.submit({ id: String(id), intent: "veto", reason }, { method: "post" })}
          />
        </Suspense>
      )}
    </div>
  );
}
