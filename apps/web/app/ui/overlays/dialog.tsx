import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { Modal } from "./modal.tsx";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For a confirmation, the question itself. */
  title: ReactNode;
  description?: ReactNode;
  /** `alertdialog` interrupts: it is announced at once and has no close button. */
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md";
  /** While something irreversible runs, neither Esc nor the scrim may close it. */
  locked?: boolean;
  children: ReactNode;
}

/** Centred from 768 px, a bottom sheet below. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  role = "dialog",
  size = "md",
  locked = false,
  children,
}: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      role={role}
      labelledBy={titleId}
      locked={locked}
      className={cx("sheet", size === "sm" && "sheet-sm")}
    >
      <div className="grab md:hidden" />
      <div className="flex items-start gap-3 p-5 pb-0 md:p-7 md:pb-0">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className={size === "sm" ? "text-xl" : "text-2xl"}>
            {title}
          </h2>
          {description !== undefined && <p className="mt-1.5 text-ink-2">{description}</p>}
        </div>
        {role === "dialog" && (
          <IconButton
            icon={X}
            label="Fermer"
            className="-mt-1 -mr-2"
            disabled={locked}
            onClick={() => onOpenChange(false)}
          />
        )}
      </div>
      <div className="p-5 md:p-7">{children}</div>
    </Modal>
  );
}
