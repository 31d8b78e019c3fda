import { activeFilters } from "./active-filters.ts";
import { DEFAULT_RADIUS, filtersSearch, type MissionFilters } from "./filters.ts";

export interface BroaderFilters {
  label: string;
  search: string;
}

export interface BroaderSearch extends BroaderFilters {
  count: number;
  estimate: boolean;
}

/** Each costs one search. */
const MOST = 5;
const WIDER_RADIUS = 50;

/** A larger radius first, then without each filter in turn. */
export function broaderFilters(filters: MissionFilters): BroaderFilters[] {
  const without = activeFilters(filters)
    .filter(({ name }) => name !== "radius")
    .toReversed()
    .map(({ name, label, search }) => ({
      label: `Sans ${name === "query" ? label : `«\u00a0${label}\u00a0»`}`,
      search,
    }));
  return [...further(filters), ...without].slice(0, MOST);
}

function further(filters: MissionFilters): BroaderFilters[] {
  if (filters.location === "" || filters.radius >= WIDER_RADIUS) return [];
  const radius = filters.radius < DEFAULT_RADIUS ? DEFAULT_RADIUS : WIDER_RADIUS;
  return [{ label: `Jusqu’à ${radius}\u00a0km`, search: filtersSearch({ ...filters, radius }) }];
}
