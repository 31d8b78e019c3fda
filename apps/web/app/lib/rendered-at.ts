import { useRouteLoaderData } from "react-router";

/** For an error before the root loader. */
const LOADED_AT = Date.now();

/** In milliseconds: the first value of clocks, so that hydration repeats it. A cached page may be a few seconds old. */
export function useRenderedAt(): number {
  // Typed here rather than from the root, which imports the layouts that need it.
  return useRouteLoaderData<() => { renderedAt: number }>("root")?.renderedAt ?? LOADED_AT;
}
