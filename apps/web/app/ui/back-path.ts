import { useLocation } from "react-router";
import { useHydrated } from "./hydrated.ts";

/** State for a link: the current path with its filters. */
export function useFromState(): { from: string } {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/** The `from` of the state when it is the list or one of `others`; else the list. */
export function useBackPath(list: string, others: readonly string[] = []): string {
  const { state } = useLocation();
  // The state is known once hydrated.
  const hydrated = useHydrated();
  const from: unknown = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  const known = typeof from === "string" && [list, ...others].some((start) => from.startsWith(start));
  return hydrated && known ? from : list;
}
