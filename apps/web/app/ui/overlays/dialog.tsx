import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { cx } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";

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

/** Centred from 768 px, a bottom sheet below. Focus is trapped inside and returned on close. */
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
  return (
    <I18nProvider locale="fr-FR">
      <ModalOverlay
        className="dialog-scrim"
        isOpen={open}
        onOpenChange={onOpenChange}
        isDismissable={!locked && role === "dialog"}
        isKeyboardDismissDisabled={locked}
      >
        <Modal className={cx("sheet", size === "sm" && "sheet-sm")}>
          <AriaDialog role={role}>
            <div className="grab md:hidden" />
            <div className="flex items-start gap-3 p-5 pb-0 md:p-7 md:pb-0">
              <div className="min-w-0 flex-1">
                <Heading slot="title" level={2} className={size === "sm" ? "text-xl" : "text-2xl"}>
                  {title}
                </Heading>
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
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
