import type { MissionSearchQuery } from "@app/contract/missions";
import type { MissionType } from "@app/domain/mission";
import { cityOf, inCity } from "../city.ts";

export type MissionSort = MissionSearchQuery["sort"];

/** Read from the URL; empty means no filter. */
export interface MissionFilters {
  query: string;
  location: string;
  /** Kilometres around the location. */
  radius: number;
  sector: string;
  jobType: MissionType | "";
  urgent: boolean;
  remote: boolean;
  /** When it starts: « today », « tomorrow », « weekend », a day or `from..to`. */
  date: string;
  /** Euros an hour; zero asks for nothing. */
  minPay: number;
  sort: MissionSort;
}

export const DEFAULT_RADIUS = 15;

export const NO_FILTERS: MissionFilters = {
  query: "",
  location: "",
  radius: DEFAULT_RADIUS,
  sector: "",
  jobType: "",
  urgent: false,
  remote: false,
  date: "",
  minPay: 0,
  sort: "recent",
};

export const SORT_LABELS: Record<MissionSort, string> = {
  recent: "Plus récent",
  pay_asc: "Salaire croissant",
  pay_desc: "Salaire décroissant",
  relevance: "Pertinence",
};

/** Defaults are left out. */
export function filtersSearch(filters: MissionFilters, page = 1): string {
  const params = new URLSearchParams();
  for (const name of ["query", "location", "sector", "jobType"] as const) {
    if (filters[name] !== "") params.set(name, filters[name]);
  }
  if (filters.location !== "" && filters.radius !== DEFAULT_RADIUS) params.set("radius", String(filters.radius));
  if (filters.urgent) params.set("urgent", "1");
  if (filters.remote) params.set("remote", "1");
  if (filters.date !== "") params.set("date", filters.date);
  if (filters.minPay > 0) params.set("minPay", String(filters.minPay));
  if (filters.sort !== "recent") params.set("sort", filters.sort);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** « Missions à pourvoir à Lyon », « … au Mans », « … aux Lilas ». */
export function searchTitle({ location }: Pick<MissionFilters, "location">): string {
  const city = cityOf(location);
  return city === "" ? "Missions à pourvoir" : `Missions à pourvoir ${inCity(city)}`;
}
