import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "./context.ts";

const PAUSE_MS = 1_000;

/** Does the work again and again, a second after it last ended. What fails is logged and tried again. Gives the way to stop it. */
export function steadily(ctx: Context, name: string, work: (ctx: Context) => Promise<void>): () => Promise<void> {
  const stopped = new AbortController();
  const running = (async () => {
    while (!stopped.signal.aborted) {
      await work(ctx).catch((error: unknown) => ctx.log.error({ event: "steady.failed", name, err: error }));
      await sleep(PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return () => {
    stopped.abort();
    return running;
  };
}
