import { useEffect } from "react";
import { useLocation } from "react-router";

/** Outside of React: the page and its error page do not share state, but they share the window. */
let shown: string | undefined;

/**
 * After a client navigation a screen reader hears nothing by itself: focus goes to the new page's h1.
 * Only the path counts: filters and pages of a list keep focus where it is.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const previous = shown;
    shown = pathname;
    if (previous === undefined || previous === pathname || hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
