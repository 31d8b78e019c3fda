import { type RefObject, useEffect, useRef } from "react";

/**
 * A pressed button that goes away takes focus with it: once `state` has changed, focus that fell on the page goes to
 * the target.
 */
export function useRestoreFocus<E extends HTMLElement>(target: RefObject<E | null>, state: string | number): void {
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target, state]);
}
