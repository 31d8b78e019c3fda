import { useSyncExternalStore } from "react";

export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Shared with BOOT_SCRIPT: the visitor banner is hidden before first paint too. */
export const BANNER_KEY = "visitor-banner";

/**
 * Runs in <head> before first paint: stored choice, else the system's. React escapes quotes, `&`, `<` and `>` in script
 * children, hence the template literals and the absence of `&&`.
 */
export const BOOT_SCRIPT = [
  "{const d=document.documentElement.dataset;let t,b;",
  "try{t=localStorage.theme;b=localStorage.getItem(`visitor-banner`)}catch{}",
  "d.theme=t===`dark`||t===`light`?t:matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`;",
  "if(b===`hidden`)d.banner=b}",
].join("");

const listeners = new Set<() => void>();

/** Storage may be refused (private browsing, embedded views): the theme then follows the system. */
function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem("theme");
    return stored === "dark" || stored === "light" ? stored : "system";
  } catch {
    return "system";
  }
}

/** React drops attributes of <html> it does not know when it has to render the document again: called on mount too. */
function applyTheme(): void {
  const choice = readChoice();
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset["theme"] = choice === "system" ? system : choice;
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", choice);
  } catch {
    // Not stored: the choice lasts as long as the page.
    if (choice !== "system") document.documentElement.dataset["theme"] = choice;
    return;
  }
  applyTheme();
  for (const listener of listeners) listener();
}

export function followTheme(): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", applyTheme);
  applyTheme();
  return () => system.removeEventListener("change", applyTheme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined until hydrated: the server does not know what the browser stored. */
export function useThemeChoice(): ThemeChoice | undefined {
  return useSyncExternalStore<ThemeChoice | undefined>(subscribe, readChoice, () => undefined);
}
