import { useCallback, useSyncExternalStore } from "react";

/** One minute: everything shown counts in minutes. */
const PERIOD = 60_000;

/** The server's time minus the browser's, told once. */
let ahead: number | undefined;
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = Date.now() + (ahead ?? 0);
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

/** A page the browser had kept, or one read without a network, says what time it was: its own clock is then the better one. */
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
    // Nobody keeps it fresh any more.
    now = 0;
  };
}

/**
 * The server's time in milliseconds, then what it must be since: refreshed every minute by one timer for the whole page.
 * @param rendered when the server answered, so that hydration repeats what it wrote and a wrong clock changes nothing.
 */
export function useNow(rendered: number): number {
  return useSyncExternalStore(
    useCallback((listener) => subscribe(listener, rendered), [rendered]),
    () => now || rendered,
    () => rendered,
  );
}
