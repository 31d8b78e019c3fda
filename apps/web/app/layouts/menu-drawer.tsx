import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../ui/class-names.ts";
import { Logo } from "./logo.tsx";
import { useClosingPopover } from "./popover.ts";

const DRAWER_ID = "tiroir-menu";

/** On phones; wider screens have the menu at the side. */
export function MenuButton() {
  return (
    <button
      type="button"
      className="btn btn-icon btn-ghost md:hidden! -ml-2"
      aria-label="Ouvrir le menu"
      popoverTarget={DRAWER_ID}
    >
      <Menu className="ico" aria-hidden="true" />
    </button>
  );
}

/** What the button opens. */
export function MenuDrawer({ side, logo, children }: { side: string; logo: 30 | 32; children: ReactNode }) {
  const drawer = useClosingPopover<HTMLElement>();
  return (
    <aside ref={drawer} id={DRAWER_ID} popover="auto" className={cx("drawer on-night", side)} aria-label="Menu">
      <div className="flex items-center justify-between px-2">
        <Logo size={logo} />
        <button
          type="button"
          className="btn btn-icon btn-night-line border-transparent!"
          aria-label="Fermer le menu"
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
        >
          <X className="ico" aria-hidden="true" />
        </button>
      </div>
      {children}
    </aside>
  );
}
