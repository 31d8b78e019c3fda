import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { Modal } from "./modal.tsx";

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

/** A list or filters beside the page; Esc, the scrim and « Fermer » close it. */
export function Drawer({ open, onOpenChange, title, side, footer, children }: DrawerProps) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={titleId}
      className={cx("drawer-panel flex flex-col", SIDES[side])}
    >
      {side === "bottom" && <div className="grab md:hidden" />}
      <div className="flex items-center justify-between gap-3 py-3 pr-3 pl-5">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <IconButton icon={X} label="Fermer" onClick={() => onOpenChange(false)} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {footer !== undefined && <div className="border-line border-t p-4">{footer}</div>}
    </Modal>
  );
}
