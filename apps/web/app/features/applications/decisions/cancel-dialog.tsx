import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { withDe } from "@app/domain/text/elision";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

export interface CancelDialogProps {
  name: string;
  /** Of an employee who said yes. */
  isOwed: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Cancelling an acceptance needs a reason, which the person will read. */
export function CancelDialog({ name, isOwed, onClose, onConfirm }: CancelDialogProps) {
  const [error, setError] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = box.current?.value.trim() ?? "";
    if (reason === "") {
      setError(fr.cancelReasonRequired);
      box.current?.focus();
      return;
    }
    onClose();
    onConfirm(reason);
  }
  return (
    <Dialog
      size="sm"
      open
      onOpenChange={onClose}
      title={`Annuler la venue ${withDe(name)}\u202f?`}
      description="La place est de nouveau ouverte, et la personne est prévenue avec votre motif."
    >
      {isOwed && <p className="mb-4 text-sm">{fr.cancelOwed}</p>}
      <form onSubmit={confirm} onInput={() => setError(undefined)} noValidate>
        <Field label="Motif" name="reason" required error={error}>
          <TextArea ref={box} rows={3} maxLength={500} />
        </Field>
        <div className="mt-5 grid gap-3 md:flex md:justify-end">
          <Button type="submit" variant="danger-line" className="md:order-2">
            Annuler sa venue
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Revenir
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
