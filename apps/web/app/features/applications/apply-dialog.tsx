import type { ReactNode } from "react";
import { Countdown, type CountdownProps } from "../../ui/countdown.tsx";
import { Dialog } from "../../ui/dialog.tsx";

export interface ApplyRecap {
  id: number;
  title: string;
  companyName: string;
  earningsText?: string | undefined;
  payText?: string | undefined;
  countdown: Omit<CountdownProps, "className">;
}

export interface ApplyDialogProps {
  open: boolean;
  onClose: () => void;
  /** While it is being sent. */
  locked: boolean;
  recap: Pick<ApplyRecap, "title" | "companyName">;
  children: ReactNode;
}

export function ApplyDialog({ open, onClose, locked, recap, children }: ApplyDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      locked={locked}
      title="Postuler"
      description={`${recap.title}, ${recap.companyName}`}
    >
      {children}
    </Dialog>
  );
}

export function RecapLine({ recap }: { recap: ApplyRecap }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg bg-a1-tint px-4 py-3 [&_.is-soon]:text-feu-ink">
      <p className="text-sm">
        <b className="display num text-a1-ink text-xl">{recap.earningsText ?? recap.payText}</b>
        {recap.earningsText !== undefined && <span className="text-ink-2"> estimés</span>}
      </p>
      <Countdown {...recap.countdown} />
    </div>
  );
}
