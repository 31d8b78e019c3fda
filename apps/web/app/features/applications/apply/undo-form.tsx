import { isUndo, undoUntil } from "@app/domain/applications/application";
import { Undo2 } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useElapsed } from "../../../ui/use-elapsed.ts";
import type { SentApplicationFacts } from "./apply-result.ts";

export interface UndoFormProps {
  application: SentApplicationFacts;
  /** The server's time. */
  rendered: number;
  block?: boolean;
}

/** For five minutes, until an answer. */
export function UndoForm({ application, rendered, block = false }: UndoFormProps) {
  const fetcher = useFetcher({ key: `undo-${application.id}` });
  const createdAt = new Date(application.created_at);
  const possible =
    application.candidate_status === null && isUndo({ status: application.status, createdAt }, new Date(rendered));
  const over = useElapsed(undoUntil(createdAt).getTime() - Math.max(rendered, createdAt.getTime()));
  if (!possible || over) return null;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="id" value={application.id} />
      <Button type="submit" variant="ghost" icon={Undo2} block={block} loading={fetcher.state !== "idle"}>
        Annuler l’envoi
      </Button>
    </fetcher.Form>
  );
}
