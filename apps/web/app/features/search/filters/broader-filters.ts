import { RADIUS_STOPS } from "@app/domain/places/place";
import { activeFilters } from "./active-filters.ts";
import { filtersSearch, type MissionFilters } from "./filters.ts";
import { dateLabel } from "./moments.fr.ts";

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

/** Further or later first, then without each filter in turn. */
export function broaderFilters(filters: MissionFilters): BroaderFilters[] {
  const without = activeFilters(filters)
    .filter(({ name }) => name !== "radius")
    .toReversed()
    .map(({ name, label, search }) => ({
      label: `Sans ${name === "query" ? label : `«\u00a0${label}\u00a0»`}`,
      search,
    }));
  return [...further(filters), ...later(filters), ...without].slice(0, MOST);
}

/** About twice as far, among the distances offered; null when there is none. */
export function furtherRadius(filters: Pick<MissionFilters, "location" | "radius">): number | null {
  const radius = RADIUS_STOPS.find((stop) => stop >= filters.radius * 2) ?? RADIUS_STOPS.at(-1) ?? 0;
  return filters.location === "" || radius <= filters.radius ? null : radius;
}

function further(filters: MissionFilters): BroaderFilters[] {
  const radius = furtherRadius(filters);
  if (radius === null) return [];
  return [{ label: `À ${radius}\u00a0km`, search: filtersSearch({ ...filters, radius }) }];
}

const NEXT: Readonly<Record<string, string>> = { tonight: "tomorrow", today: "tomorrow", tomorrow: "weekend" };

function later(filters: MissionFilters): BroaderFilters[] {
  const date = NEXT[filters.date];
  return date === undefined ? [] : [{ label: dateLabel(date), search: filtersSearch({ ...filters, date }) }];
}
