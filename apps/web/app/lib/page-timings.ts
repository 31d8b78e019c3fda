/**
 * How a page felt to the visitor: when its server answered (TTFB), when it was drawn (LCP), how long it took to react
 * (INP), how much it moved (CLS). Loaded by one page in ten, and sent once, without anything of the visitor.
 */
const TIMINGS_PATH = "/rapports/mesures";
/** Reactions shorter than this are instant. */
const MIN_EVENT_MS = 40;

type Shift = { startTime: number; value: number; hadRecentInput: boolean };
type Interaction = { interactionId: number; duration: number };

export function watchPage(path: string): void {
  const [shift, reaction] = [createShiftScore(), createReactionTime()];
  let lcp: number | undefined;
  observe("largest-contentful-paint", ({ startTime }) => {
    lcp = startTime;
  });
  observe("layout-shift", (entry) => shift.add(entry as PerformanceEntry & Shift));
  observe("event", (entry) => reaction.add(entry as PerformanceEventTiming), { durationThreshold: MIN_EVENT_MS });
  observe("first-input", (entry) => reaction.add(entry as PerformanceEventTiming));
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const timings = { path, ttfb: navigation?.responseStart, lcp, inp: reaction.read(), cls: shift.read() };
    navigator.sendBeacon(TIMINGS_PATH, new Blob([JSON.stringify(timings)], { type: "application/json" }));
  };
  // The last moment that every browser gives.
  document.addEventListener("visibilitychange", send);
}

/** What happened before this script ran counts too. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void, options: object = {}): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry);
  });
  observer.observe({ type, buffered: true, ...options });
}

/** The worst burst of movements: less than a second between two, five seconds in all. Those after a gesture are expected. */
export function createShiftScore() {
  let [worst, score, first, last] = [0, 0, 0, 0];
  return {
    add({ startTime, value, hadRecentInput }: Shift): void {
      if (hadRecentInput) return;
      if (startTime - last > 1_000 || startTime - first > 5_000) [score, first] = [0, startTime];
      [last, score] = [startTime, score + value];
      worst = Math.max(worst, score);
    },
    read: () => worst,
  };
}

/** The slowest reaction, without the slowest one of every fifty. Undefined when nobody touched the page. */
export function createReactionTime() {
  const durations = new Map<number, number>();
  return {
    add({ interactionId, duration }: Interaction): void {
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
    read: () => [...durations.values()].toSorted((a, b) => b - a)[Math.floor(durations.size / 50)],
  };
}
