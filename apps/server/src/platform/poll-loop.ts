import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "./context.ts";

const PAUSE_MS = 1_000;

/** Runs the work again one second after it ended, or after `pauseMs`. Failures are logged and retried. Returns the function that stops it. */
export function startPollLoop(
  ctx: Context,
  name: string,
  work: (ctx: Context) => Promise<void>,
  pauseMs = PAUSE_MS,
  source: "api" | "worker" = "worker",
): () => Promise<void> {
  const stopped = new AbortController();
  const running = (async () => {
    while (!stopped.signal.aborted) {
      await work(ctx).catch((error: unknown) => {
        ctx.log.error({ event: "poll.failed", name, err: error });
        ctx.errorGroups.record(source, name, error);
      });
      await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return () => {
    stopped.abort();
    return running;
  };
}
