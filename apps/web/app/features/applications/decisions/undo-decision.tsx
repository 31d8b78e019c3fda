import type { ApplicationView } from "@app/contract/applications/applications";
import { Undo2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useElapsed } from "../../../ui/use-elapsed.ts";
import { useDecision } from "./decision-fetcher.ts";

export interface UndoDecisionProps {
  application: Pick<ApplicationView, "id" | "undo_until" | "candidate">;
  /** The server's time. */
  now: number;
}

/** For a few seconds, before the person is notified. */
export function UndoDecision({ application, now }: UndoDecisionProps) {
  const { id, undo_until, candidate } = application;
  const fetcher = useDecision(`decision-${id}`);
  const left = undo_until === null ? 0 : Date.parse(undo_until) - now;
  const over = useElapsed(Math.max(0, left));
  if (left <= 0 || over) return null;
  return (
    <fetcher.Form method="post" className="flex">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="undo"
        variant="line"
        icon={Undo2}
        aria-label={`Annuler ma réponse à ${candidate.name}`}
        loading={fetcher.formData?.get("intent") === "undo"}
      >
        Annuler
      </Button>
    </fetcher.Form>
  );
}
