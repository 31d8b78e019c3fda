import { activeFilters } from "./active-filters.ts";
import { DEFAULT_RADIUS, filtersSearch, type MissionFilters } from "./filters.ts";

/** One way to ask for less. */
export interface BroaderFilters {
  label: string;
  /** The address of the wider search. */
  search: string;
}

export interface BroaderSearch extends BroaderFilters {
  count: number;
  estimate: boolean;
}

/** Each is a search more for one page that found nothing. */
const MOST = 5;
const WIDER_RADIUS = 50;

/** Looking further first, then each filter in turn: what matters least to a search is let go of first. */
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
