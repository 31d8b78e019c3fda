import { useState } from "react";
import { useSubmit } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { askAgainText } from "./ask-again.fr.ts";
import type { AskedAgain } from "./values/refused-mission.ts";

const CONFIRM = "Enregistrer et les prévenir";

export interface AskAgainStepProps {
  people: readonly AskedAgain[];
  /** The id of the form to send again. */
  form: string;
}

/** Before an edit is saved. Without script, above the form as it was typed. */
export function AskAgainStep({ people, form }: AskAgainStepProps) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  // Each refusal brings a new list, and the dialog with it.
  const [closedFor, setClosedFor] = useState<readonly AskedAgain[] | null>(null);
  const open = closedFor !== people;
  const setOpen = (isOpen: boolean) => setClosedFor(isOpen ? null : people);
  const confirmed = people.map(({ id }) => id).join(",");
  const text = askAgainText(people.map(({ name }) => name));
  if (!hydrated) {
    return (
      <Notice
        tone="warn"
        title={text}
        action={
          <Button type="submit" form={form} name="confirmed" value={confirmed}>
            {CONFIRM}
          </Button>
        }
      >
        Rien n’est encore enregistré. Pour revenir, corrigez le formulaire ci-dessous.
      </Notice>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={text}
      description="Ces personnes recevront la nouvelle version de la mission et pourront se retirer."
      confirmLabel={CONFIRM}
      cancelLabel="Revenir"
      onConfirm={async () => {
        const element = document.getElementById(form);
        if (!(element instanceof HTMLFormElement)) return;
        const body = new FormData(element);
        body.set("confirmed", confirmed);
        await submit(body, { method: "post" });
      }}
    />
  );
}
