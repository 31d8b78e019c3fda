import { useLocation } from "react-router";
import { useHydrated } from "./hydrated.ts";

/** Given to a link as its state: the list as it is filtered now. */
export function useFromState(): { from: string } {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/** Back to the list as one left it, when one came from it or from one of `others`; else to the list. */
export function useBackPath(list: string, others: readonly string[] = []): string {
  const { state } = useLocation();
  // The server knows nothing of the state: it counts once hydrated.
  const hydrated = useHydrated();
  const from: unknown = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  const known = typeof from === "string" && [list, ...others].some((start) => from.startsWith(start));
  return hydrated && known ? from : list;
}
