import { useRouteLoaderData } from "react-router";

/** For the error page of a root that failed before its loader: nothing there counts in minutes. */
const LOADED_AT = Date.now();

/**
 * When the page was rendered, in milliseconds: the first value of clocks and ages, so that hydration repeats it. A page shared
 * between visitors may be a few seconds old, which nothing that counts in minutes shows.
 */
export function useRenderedAt(): number {
  // Typed here rather than from the root, which imports the layouts that need it.
  return useRouteLoaderData<() => { renderedAt: number }>("root")?.renderedAt ?? LOADED_AT;
}
