import type { ClientInstrumentation } from "react-router";

let inFlight = 0;
const waiting = new Set<() => void>();

async function track(send: () => Promise<unknown>): Promise<void> {
  inFlight += 1;
  try {
    await send();
  } finally {
    inFlight -= 1;
    if (inFlight === 0) for (const run of waiting) run();
  }
}

/** Counts navigations and submissions from their start, before any render. */
export const routerActivity: ClientInstrumentation = {
  router: (router) => router.instrument({ navigate: track, fetch: track }),
};

/** Runs a revalidation once no navigation or submission is under way: it would lose the redirect of an action. */
export function revalidateWhenIdle(run: () => void): { request: () => void; stop: () => void } {
  const runOnce = () => {
    // Another one waiting may have started a load.
    if (inFlight > 0) return;
    waiting.delete(runOnce);
    run();
  };
  return {
    request: () => {
      waiting.add(runOnce);
      runOnce();
    },
    stop: () => void waiting.delete(runOnce),
  };
}
