import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A native popover stays open across client navigation: this closes it. */
export function useClosingPopover<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // Someone may have opened it before hydration.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
  }, [pathname]);
  return ref;
}
