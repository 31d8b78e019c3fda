import { useEffect } from "react";

/** Seconds between attempts: the browser fires « online » too early. */
const PAUSES = [1, 3, 10, 30, 60];

/** While something waits in this browser: sends on « online », on load and at intervals. */
export function useResend(waiting: boolean, send: () => Promise<void>): void {
  useEffect(() => {
    if (!waiting) return undefined;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const go = async () => {
      clearTimeout(timer);
      if (navigator.onLine) await send();
      if (stopped) return;
      timer = setTimeout(() => void go(), 1000 * (PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 60));
      attempt += 1;
    };
    const restart = () => {
      attempt = 0;
      void go();
    };
    addEventListener("online", restart);
    void go();
    return () => {
      stopped = true;
      clearTimeout(timer);
      removeEventListener("online", restart);
    };
  }, [waiting, send]);
}
