import { useSyncExternalStore } from "react";

const NAME = "bureau-touches";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Absent unless turned off in this browser. */
const isOn = () => localStorage.getItem(NAME) !== "non";

export const useKeysOn = () => useSyncExternalStore(subscribe, isOn, () => true);

export function setKeysOn(on: boolean): void {
  if (on) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, "non");
  for (const listener of listeners) listener();
}
