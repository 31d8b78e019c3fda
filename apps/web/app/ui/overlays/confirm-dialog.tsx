import { type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

interface QuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
}

export interface ConfirmDialogProps extends QuestionProps {
  /** The verb of the title: « Publier », « Supprimer ». */
  confirmLabel: string;
  loadingLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Give it when the work is tracked elsewhere (a fetcher); otherwise the returned promise is awaited. */
  loading?: boolean;
  error?: string | undefined;
  onConfirm: () => void | Promise<void>;
}

/** Closes once the promise of `onConfirm` is fulfilled. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  loadingLabel,
  cancelLabel = "Annuler",
  danger = false,
  loading = false,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  const [running, setRunning] = useState(false);
  const busy = loading || running;

  async function confirm() {
    const work = onConfirm();
    if (!(work instanceof Promise)) return;
    setRunning(true);
    try {
      await work;
      onOpenChange(false);
    } finally {
      setRunning(false);
    }
  }

  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      locked={busy}
    >
      {error !== undefined && (
        <p role="alert" className="mb-4 rounded-md bg-danger-soft p-3 font-medium text-danger-ink text-sm">
          {error}
        </p>
      )}
      <div className="grid gap-3 md:flex md:justify-end">
        <Button
          variant={danger ? "danger-line" : "primary"}
          className="md:order-2"
          loading={busy}
          {...(loadingLabel === undefined ? {} : { loadingLabel })}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}

export function AlertDialog({ okLabel = "D’accord", ...question }: QuestionProps & { okLabel?: string }) {
  return (
    <Dialog role="alertdialog" size="sm" {...question}>
      <div className="grid md:flex md:justify-end">
        <Button onClick={() => question.onOpenChange(false)}>{okLabel}</Button>
      </div>
    </Dialog>
  );
}
