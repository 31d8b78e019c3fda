import { draftFr } from "@app/contract/missions/drafts.fr";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Form, useFetcher } from "react-router";
import { useRetryToast } from "../../../lib/retry-toast.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

export function DeleteDraft({ id, title }: { id: number; title: string }) {
  const hydrated = useHydrated();
  const fetcher = useFetcher<Outcome>({ key: `draft-${id}` });
  const [open, setOpen] = useState(false);
  const send = () => fetcher.submit({ id }, { method: "post" });
  useRetryToast(fetcher.data, () => void send());
  const label = `Supprimer\u00a0: ${title}`;
  if (!hydrated) {
    return (
      <details className="above">
        <summary className="btn btn-ghost text-danger!" aria-label={label}>
          Supprimer
        </summary>
        <Form method="post" className="mt-2">
          <input type="hidden" name="id" value={id} />
          <p className="mb-2">{draftFr.confirmDelete}</p>
          <Button type="submit" variant="danger-line" size="sm">
            Supprimer
          </Button>
        </Form>
      </details>
    );
  }
  return (
    <div className="above">
      <Button variant="ghost" icon={Trash2} className="text-danger!" aria-label={label} onClick={() => setOpen(true)}>
        Supprimer
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={draftFr.confirmDelete}
        confirmLabel="Supprimer"
        loadingLabel="Suppression…"
        danger
        onConfirm={send}
      />
    </div>
  );
}
