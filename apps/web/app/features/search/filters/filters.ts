import type { MissionSort } from "@app/contract/missions/missions";
import type { MissionType } from "@app/domain/missions/mission";
import { DEFAULT_RADIUS_KM } from "@app/domain/places/place";
import type { DayHours } from "@app/domain/time/day-hours";
import { cityOf, inCity } from "../../../parts/mission/city.ts";

/** Read from the URL; empty means no filter. */
export interface MissionFilters {
  query: string;
  /** A commune, an arrondissement, a department or a region, as its name or its code. */
  location: string;
  /** Kilometres around the location. */
  radius: number;
  sector: string;
  jobType: MissionType | "";
  urgent: boolean;
  remote: boolean;
  /** Of a candidate: without what asks for a certificate they do not declare until its end. */
  certificates: boolean;
  /** When it starts: « tonight », « today », « tomorrow », « weekend », a day or `from..to`. */
  date: string;
  hours: readonly DayHours[];
  /** Euros an hour; zero asks for nothing. */
  minPay: number;
  sort: MissionSort;
  /** Results on a map instead of a list. */
  map: boolean;
}

export const DEFAULT_RADIUS = DEFAULT_RADIUS_KM;
export const DEFAULT_SORT = "soonest" satisfies MissionSort;

export const NO_FILTERS: MissionFilters = {
  query: "",
  location: "",
  radius: DEFAULT_RADIUS,
  sector: "",
  jobType: "",
  urgent: false,
  remote: false,
  certificates: false,
  date: "",
  hours: [],
  minPay: 0,
  sort: DEFAULT_SORT,
  map: false,
};

export const SORT_LABELS: Record<MissionSort, string> = {
  soonest: "Départ proche",
  nearest: "Distance",
  recent: "Plus récent",
  pay_asc: "Salaire croissant",
  pay_desc: "Salaire décroissant",
  relevance: "Pertinence",
};

/** A member's search over the whole country: without parameters it is around their own place. */
export const EVERYWHERE = "?everywhere=1";

/** Defaults are left out. */
export function filtersSearch(filters: MissionFilters, page = 1): string {
  const params = new URLSearchParams();
  for (const name of ["query", "location", "sector", "jobType"] as const) {
    if (filters[name] !== "") params.set(name, filters[name]);
  }
  if (filters.location !== "" && filters.radius !== DEFAULT_RADIUS) params.set("radius", String(filters.radius));
  if (filters.urgent) params.set("urgent", "1");
  if (filters.remote) params.set("remote", "1");
  if (filters.certificates) params.set("certificates", "1");
  if (filters.date !== "") params.set("date", filters.date);
  if (filters.hours.length > 0) params.set("hours", filters.hours.join(","));
  if (filters.minPay > 0) params.set("minPay", String(filters.minPay));
  if (filters.sort !== DEFAULT_SORT) params.set("sort", filters.sort);
  if (filters.map) params.set("vue", "carte");
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** « Missions à pourvoir à Lyon », « … au Mans », « … aux Lilas ». */
export function searchTitle({ location }: Pick<MissionFilters, "location">): string {
  const city = cityOf(location);
  return city === "" ? "Missions à pourvoir" : `Missions à pourvoir ${inCity(city)}`;
}
