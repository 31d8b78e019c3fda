import type { Client } from "@app/contract/client";
import { type AreaView, areaRoute } from "@app/contract/profiles/profiles";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { log } from "../../../lib/log.server.ts";
import { activeFilters } from "../filters/active-filters.ts";
import type { MissionFilters } from "../filters/filters.ts";

/** Where a candidate looks for work; null when it cannot be read, since the list does not need it. */
export async function readArea(api: Client): Promise<AreaView | null> {
  try {
    return await api.call(areaRoute, {});
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 401) throw error;
    log.error({ event: "web.area_failed", err: error });
    return null;
  }
}

/** Neither a filter, nor an order, nor the map. */
export function asksNothing(filters: MissionFilters, params: URLSearchParams): boolean {
  return !SEARCHES.some((name) => params.has(name)) && activeFilters(filters).length === 0;
}
const SEARCHES = ["everywhere", "vue", "sort", "page"];

/** A candidate who asks for nothing gets what is around their own place; the map's address always says its place. */
export function aroundArea(filters: MissionFilters, params: URLSearchParams, area: AreaView | null): MissionFilters {
  if (!area?.place || params.has("everywhere") || params.has("vue") || activeFilters(filters).length > 0)
    return filters;
  return { ...filters, location: area.place.label, radius: area.radius };
}
