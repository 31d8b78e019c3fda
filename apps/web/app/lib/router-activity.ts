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

/** Counts navigations and forms from the moment they start: hooks learn of them only when the page is drawn again. */
export const routerActivity: ClientInstrumentation = {
  router: (router) => router.instrument({ navigate: track, fetch: track }),
};

/**
 * Runs something that loads the page again, but never under a form on its way: the router would forget where its answer
 * leads. Asked for several times meanwhile, it runs once. Gives the way to ask, and the way to stop waiting.
 */
export function runWhenIdle(run: () => void): { ask: () => void; stop: () => void } {
  const runOnce = () => {
    // Another one waiting may have started a load.
    if (inFlight > 0) return;
    waiting.delete(runOnce);
    run();
  };
  return {
    ask: () => {
      waiting.add(runOnce);
      runOnce();
    },
    stop: () => void waiting.delete(runOnce),
  };
}
