import { useRouteLoaderData } from "react-router";

/** For the error page of a root that failed before its loader: nothing there counts in minutes. */
const LOADED_AT = Date.now();

/** When the server answered, in milliseconds: the first value of clocks and ages, so that hydration repeats it. */
export function useRenderedAt(): number {
  // Typed here rather than from the root, which imports the layouts that need it.
  return useRouteLoaderData<() => { renderedAt: number }>("root")?.renderedAt ?? LOADED_AT;
}
