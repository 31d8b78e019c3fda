import { useSyncExternalStore } from "react";

/** One minute: everything shown counts in minutes. */
const PERIOD = 60_000;

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** A hidden page does not count; it catches up when it is shown again. */
function followVisibility() {
  clearInterval(timer);
  timer = undefined;
  if (document.hidden) return;
  tick();
  timer = setInterval(tick, PERIOD);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener("visibilitychange", followVisibility);
    followVisibility();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", followVisibility);
    clearInterval(timer);
    timer = undefined;
    // Nobody keeps it fresh any more.
    now = 0;
  };
}

/**
 * The time in milliseconds, refreshed every minute by one timer for the whole page.
 * @param rendered the server's time, so that hydration repeats what the server wrote.
 */
export function useNow(rendered: number): number {
  return useSyncExternalStore(
    subscribe,
    () => now || rendered,
    () => rendered,
  );
}
