import { useSyncExternalStore } from "react";

export type ThemeChoice = "light" | "dark" | "system";

/** Storage may be refused: nothing is then shown as chosen. */
function readChoice(): ThemeChoice | undefined {
  try {
    const stored = localStorage.getItem("theme");
    return stored === "dark" || stored === "light" ? stored : "system";
  } catch {
    return undefined;
  }
}

/** Sent by page-start.js, which stores the choice. */
function subscribe(listener: () => void): () => void {
  addEventListener("page-choice", listener);
  return () => removeEventListener("page-choice", listener);
}

/** Undefined until hydrated: the server does not know what the browser stored. */
export function useThemeChoice(): ThemeChoice | undefined {
  return useSyncExternalStore<ThemeChoice | undefined>(subscribe, readChoice, () => undefined);
}
