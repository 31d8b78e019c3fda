import { furtherRadius } from "@app/domain/search/ways-out";
import { filtersSearch, type MissionFilters } from "../filters/filters.ts";

/** Where the map leads, with the same filters. */
export function mapLinks(path: string, filters: MissionFilters) {
  const search = filtersSearch({ ...filters, map: true });
  const radius = filters.location === "" ? null : furtherRadius(filters.radius);
  return {
    allHref: path + search,
    hrefOf: (placeCode: string) => `${path}${search}&at=${placeCode}`,
    aroundHref: (location: string, km: number) => path + filtersSearch({ ...filters, map: true, location, radius: km }),
    wider: radius === null ? null : { radius, href: path + filtersSearch({ ...filters, map: true, radius }) },
  };
}
