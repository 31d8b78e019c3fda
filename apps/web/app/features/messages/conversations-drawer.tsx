import { PanelLeftOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "../../ui/button-styles.ts";
import { Drawer } from "../../ui/overlays/drawer.tsx";

export interface ConversationsDrawerProps {
  /** Unread conversations besides the open one. */
  unread: number;
  /** The list as a page, without script. */
  href: string;
  /** The list, given how to close the drawer. */
  children: (close: () => void) => ReactNode;
}

/** Under 768 px. */
export function ConversationsDrawer({ unread, href, children }: ConversationsDrawerProps) {
  const { pathname } = useLocation();
  /** Closes on navigation. */
  const [openAt, setOpenAt] = useState("");
  const label = `Ouvrir la liste des conversations${unread > 0 ? `, ${unread} non ${unread > 1 ? "lues" : "lue"}` : ""}`;
  const look = buttonClass({ variant: "line" }, "btn-icon bell shrink-0 md:hidden!");
  const face = (
    <>
      <PanelLeftOpen className="ico" aria-hidden="true" />
      {unread > 0 && (
        <span className="count -top-1.5! -right-1.5! left-auto!" aria-hidden="true">
          {unread > 9 ? "9+" : unread}
        </span>
      )}
    </>
  );
  return (
    <>
      <button type="button" className={`${look} js-only`} aria-label={label} onClick={() => setOpenAt(pathname)}>
        {face}
      </button>
      <Link to={href} className={`${look} no-js-only`} aria-label={label}>
        {face}
      </Link>
      <Drawer
        side="left"
        title="Messages"
        open={openAt === pathname}
        onOpenChange={(open) => setOpenAt(open ? pathname : "")}
      >
        {children(() => setOpenAt(""))}
      </Drawer>
    </>
  );
}
