import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration, so that markup which only works with script can wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
