import { useSyncExternalStore } from "react";

/** In percent; one form is sent at a time. */
let done: number | undefined;
const listeners = new Set<() => void>();

export function setUploadProgress(percent: number | undefined): void {
  done = percent;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useUploadProgress(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => done,
    () => undefined,
  );
}
