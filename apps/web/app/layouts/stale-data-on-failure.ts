import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { isUnreachable } from "../lib/offline.ts";
import { shownProblem } from "./shown-problem.ts";

/** When a revalidation fails the page keeps its data; when a navigation fails the layouts do. */
export const staleDataOnFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const wanted = new URL(request.url);
  const shown = window.location;
  if (request.method !== "GET" || spaceOf(wanted) !== spaceOf(shown)) return results;
  // An error page has no data to keep.
  const problem = shownProblem();
  if (problem === "site") return results;
  const isSamePage = !problem && wanted.pathname === shown.pathname && wanted.search === shown.search;
  // The router keeps the data of a route that has no result.
  return Object.fromEntries(
    Object.entries(results).filter(
      ([routeId, { type, result }]) =>
        type === "data" || !isUnreachable(result) || !(isSamePage || isAroundThePage(routeId)),
    ),
  );
};

const isAroundThePage = (routeId: string) => routeId === "root" || routeId.endsWith("/layout");

const spaceOf = ({ pathname }: { pathname: string }) => pathname.split("/", 3).join("/");
