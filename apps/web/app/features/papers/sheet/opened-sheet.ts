import { useEffect } from "react";
import type { ShouldRevalidateFunction } from "react-router";

let opened: string | undefined;

/** While the calling component shows what a person shared. */
export function useOpenedSheet(applicationId: number, isShared: boolean): void {
  useEffect(() => {
    opened = isShared ? String(applicationId) : undefined;
    return () => {
      opened = undefined;
    };
  }, [applicationId, isShared]);
}

/** Each reading is logged for the person: what is on the page is not read again because something else changed. */
export const keepOpenedSheet: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  nextParams,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname && nextParams["id"] === opened ? false : defaultShouldRevalidate);
