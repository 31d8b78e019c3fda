import { useCallback, useSyncExternalStore } from "react";

const PERIOD = 60_000;

/** The server's time minus the browser's. */
let ahead: number | undefined;
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = Date.now() + (ahead ?? 0);
  for (const listener of listeners) listener();
}

/** Stops while the page is hidden. */
function followVisibility() {
  clearInterval(timer);
  timer = undefined;
  if (document.hidden) return;
  tick();
  timer = setInterval(tick, PERIOD);
}

/** A restored or offline page has an old time: the browser's clock is better. */
function measure(rendered: number): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward" || !navigator.onLine ? 0 : rendered - Date.now();
}

function subscribe(listener: () => void, rendered: number): () => void {
  ahead ??= measure(rendered);
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
    now = 0;
  };
}

/**
 * The server's time in milliseconds, refreshed every minute by one timer. `rendered` is the first value, so that
 * hydration repeats it.
 */
export function useNow(rendered: number): number {
  return useSyncExternalStore(
    useCallback((listener) => subscribe(listener, rendered), [rendered]),
    () => now || rendered,
    () => rendered,
  );
}
