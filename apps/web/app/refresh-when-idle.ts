import type { DataRouter } from "react-router";

/**
 * Loads the page again, but never under a form on its way: the router would forget where its answer leads. The router is asked
 * itself, because what is drawn lags behind what was just sent. Gives the way to ask, and the way to stop waiting.
 */
export function refreshWhenIdle(router: DataRouter): { refresh: () => void; stop: () => void } {
  let unsubscribe: (() => void) | undefined;
  const stop = () => {
    unsubscribe?.();
    unsubscribe = undefined;
  };
  function refresh(): void {
    if (isBusy(router.state)) {
      unsubscribe ??= router.subscribe((state) => {
        // Once everyone has been told of this state; another may have asked meanwhile, or left.
        if (!isBusy(state)) queueMicrotask(() => unsubscribe && refresh());
      });
      return;
    }
    stop();
    void router.revalidate();
  }
  return { refresh, stop };
}

function isBusy({ navigation, fetchers }: DataRouter["state"]): boolean {
  return navigation.state !== "idle" || [...fetchers.values()].some(({ state }) => state !== "idle");
}
