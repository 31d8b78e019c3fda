import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { cx } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";

const SIDES = { left: "", right: "drawer-right", bottom: "drawer-right drawer-bottom" } as const;

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** `bottom` is a sheet on a phone, and a panel on the right from 768 px. */
  side: keyof typeof SIDES;
  /** « Afficher 64 missions ». */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A list or filters beside the page. Focus is trapped inside and returned on close; Esc, the scrim and « Fermer » close
 * it.
 */
export function Drawer({ open, onOpenChange, title, side, footer, children }: DrawerProps) {
  return (
    <I18nProvider locale="fr-FR">
      <ModalOverlay className="dialog-scrim" isOpen={open} onOpenChange={onOpenChange} isDismissable>
        <Modal className={cx("drawer-panel", SIDES[side])}>
          <AriaDialog className="flex h-full max-h-[inherit] flex-col">
            {side === "bottom" && <div className="grab md:hidden" />}
            <div className="flex items-center justify-between gap-3 py-3 pr-3 pl-5">
              <Heading slot="title" level={2} className="text-2xl">
                {title}
              </Heading>
              <IconButton icon={X} label="Fermer" onClick={() => onOpenChange(false)} />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
            {footer !== undefined && <div className="border-line border-t p-4">{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
