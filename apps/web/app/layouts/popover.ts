import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A native popover stays open across client navigation: this closes it. */
export function useClosingPopover<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // Read so that the effect depends on the address.
    if (pathname && ref.current?.matches(":popover-open")) ref.current.hidePopover();
  }, [pathname]);
  return ref;
}
