import { sectorByName } from "@app/domain/catalogue/sectors";
import { MISSION_TYPES } from "@app/domain/mission";
import { parseEuros } from "@app/domain/money";
import { searchDays } from "@app/domain/search-days";
import { DEFAULT_RADIUS, filtersSearch, type MissionFilters, type MissionSort, SORT_LABELS } from "./filters.ts";

/** Invalid parameters are ignored. Server only: it knows the sectors. */
export function readFilters(params: URLSearchParams): MissionFilters {
  const text = (name: string, most: number) => (params.get(name) ?? "").trim().slice(0, most).trim();
  const sector = text("sector", 60);
  const jobType = [params.get("jobType"), params.get("contractType")].find((type) => type) ?? "";
  return {
    query: text("query", 200),
    location: text("location", 120),
    radius: kilometres(params.get("radius")) ?? DEFAULT_RADIUS,
    sector: sectorByName(sector)?.name ?? sector,
    jobType: MISSION_TYPES.find((type) => type === jobType) ?? "",
    urgent: isOn(params.get("urgent")),
    remote: isOn(params.get("remote")),
    date: readDate(text("date", 30)),
    minPay: readPay(text("minPay", 10)),
    sort: readSort(params.get("sort")),
  };
}

/** Without script a GET form leaves empty parameters. Null when there are none. */
export function tidySearch(params: URLSearchParams, page = 1): string | null {
  const untidy = params.has("contractType") || [...params.values()].some((value) => value.trim() === "");
  return untidy ? filtersSearch(readFilters(params), page) : null;
}

export function searchQuery(filters: MissionFilters, page: number) {
  const { query, location, radius, sector, jobType, urgent, remote, date, minPay, sort } = filters;
  return {
    page,
    sort,
    ...(query !== "" && { query }),
    ...(location !== "" && { location, radius }),
    ...(sector !== "" && { sector }),
    ...(jobType !== "" && { jobType }),
    ...(urgent && { urgent }),
    ...(remote && { remote }),
    ...(date !== "" && { date }),
    ...(minPay > 0 && { minPay }),
  };
}

function kilometres(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), 200) : null;
}

/** Past days are valid. */
function readDate(text: string): string {
  return searchDays(text, new Date(0)) === null ? "" : text;
}

function readPay(text: string): number {
  const euros = parseEuros(text);
  return euros !== null && euros > 0 && euros <= 1000 ? euros : 0;
}

function isOn(value: string | null): boolean {
  return value === "1" || value === "on" || value === "true";
}

function readSort(value: string | null): MissionSort {
  return value !== null && isSort(value) ? value : "recent";
}

function isSort(value: string): value is MissionSort {
  return Object.hasOwn(SORT_LABELS, value);
}
