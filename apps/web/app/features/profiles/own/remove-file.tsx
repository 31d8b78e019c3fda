import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

export interface RemoveFileProps {
  /** Posted as `intent`. */
  intent: "remove-image" | "remove-cv";
  /** « Retirer le CV » */
  label: string;
  question: string;
  description: string;
}

const formOf = (intent: string) => `form-${intent}`;

/** Posts a form of its own, outside of the profile's form. */
export function RemoveFile({ intent, label, question, description }: RemoveFileProps) {
  const hydrated = useHydrated();
  const fetcher = useFetcher({ key: intent });
  const [open, setOpen] = useState(false);
  const busy = fetcher.state !== "idle";
  return (
    <>
      <Button
        variant="ghost"
        icon={Trash2}
        className="text-danger!"
        loading={busy}
        {...(hydrated ? { onClick: () => setOpen(true) } : { type: "submit" as const, form: formOf(intent) })}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={question}
        description={description}
        confirmLabel={label}
        loadingLabel="Retrait…"
        danger
        onConfirm={() => fetcher.submit({ intent }, { method: "post" })}
      />
    </>
  );
}

/** Without script; forms do not nest. */
export function RemovalForms({ intents }: { intents: readonly RemoveFileProps["intent"][] }) {
  return intents.map((intent) => (
    <form key={intent} id={formOf(intent)} method="post">
      <input type="hidden" name="intent" value={intent} />
    </form>
  ));
}
