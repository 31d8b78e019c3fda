import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { isUnreachable } from "../lib/unanswered.ts";
import { shownProblem } from "./shown-problem.ts";

/** Routes whose last load failed: the router has an error for them, and no data. */
const failed = new Set<string>();

/** When a revalidation fails the page keeps its data; when a navigation fails the layouts do. */
export const staleDataOnFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const wanted = new URL(request.url);
  const shown = window.location;
  if (request.method !== "GET") return results;
  const problem = shownProblem();
  const isSameSpace = spaceOf(wanted) === spaceOf(shown) && problem !== "site";
  const isSamePage = !problem && wanted.pathname === shown.pathname && wanted.search === shown.search;
  const hasData = (routeId: string) => !failed.has(routeId) && isSameSpace && (isSamePage || isAroundThePage(routeId));
  // The router keeps the data of a route that has no result.
  const passed = Object.entries(results).filter(
    ([routeId, { type, result }]) => type === "data" || !isUnreachable(result) || !hasData(routeId),
  );
  for (const [routeId, { type }] of passed) {
    if (type === "error") failed.add(routeId);
    else failed.delete(routeId);
  }
  return Object.fromEntries(passed);
};

const isAroundThePage = (routeId: string) => routeId === "root" || routeId.endsWith("/layout");

const spaceOf = ({ pathname }: { pathname: string }) => pathname.split("/", 3).join("/");
