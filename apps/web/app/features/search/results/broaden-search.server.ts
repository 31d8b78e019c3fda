import type { Client } from "@app/contract/client";
import { searchMissionsRoute } from "@app/contract/missions/missions";
import { type BroaderSearch, broaderFilters } from "../filters/broader-filters.ts";
import type { MissionFilters } from "../filters/filters.ts";
import { readFilters, searchQuery } from "../filters/read-filters.ts";

const MOST_SHOWN = 3;

/** Broader searches with results, the closest first. */
export async function broaderSearches(api: Client, filters: MissionFilters): Promise<BroaderSearch[]> {
  const tried = await Promise.all(
    broaderFilters(filters).map(async (relaxation) => {
      const query = searchQuery(readFilters(new URLSearchParams(relaxation.search)), 1);
      const { count, count_is_estimate } = await api.call(searchMissionsRoute, { query });
      return { ...relaxation, count, estimate: count_is_estimate ?? false };
    }),
  );
  return tried.filter(({ count }) => count > 0).slice(0, MOST_SHOWN);
}
