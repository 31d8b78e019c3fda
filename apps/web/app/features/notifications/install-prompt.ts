import { useSyncExternalStore } from "react";

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How this browser installs Renfort: by its own question, by hand on an iPhone; null once installed, and where it cannot. */
export type InstallWay = "prompt" | "iphone" | null;

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();
const change = (next: InstallPrompt | null) => {
  prompt = next;
  for (const listener of listeners) listener();
};

// The browser says it once, before the page that offers it is open.
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => change(null));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function installWay(): InstallWay {
  // The second is Safari's.
  const isInstalled =
    window.matchMedia("(display-mode: standalone)").matches || Reflect.get(navigator, "standalone") === true;
  if (isInstalled) return null;
  if (prompt) return "prompt";
  return isIphone(navigator) ? "iphone" : null;
}

/** An iPad says that it is a Mac. */
function isIphone({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, installWay, () => null);

/** Asked once: the browser makes a new event for another time. */
export async function askToInstall(): Promise<void> {
  const asked = prompt;
  change(null);
  await asked?.prompt();
}
