import { MISSION_SORTS, type MissionSort } from "@app/contract/missions/missions";
import { sectorByName } from "@app/domain/catalogue/sectors";
import { MISSION_TYPES } from "@app/domain/missions/mission";
import { parseEuros } from "@app/domain/money/money";
import { dateRange } from "@app/domain/search/search-days";
import { DAY_HOURS } from "@app/domain/time/day-hours";
import { requestedPage } from "../../../lib/paging.ts";
import { DEFAULT_RADIUS, DEFAULT_SORT, filtersSearch, type MissionFilters } from "./filters.ts";

/** Invalid parameters are ignored. Server only: it knows the sectors. `isCandidate`: others declare nothing. */
export function readFilters(params: URLSearchParams, isCandidate = false): MissionFilters {
  const text = (name: string, most: number) => (params.get(name) ?? "").trim().slice(0, most).trim();
  const sector = text("sector", 60);
  const jobType = [params.get("jobType"), params.get("contractType")].find((type) => type) ?? "";
  return {
    query: text("query", 200),
    location: text("location", 120) || text("place", 120),
    radius: kilometres(params.get("radius")) ?? DEFAULT_RADIUS,
    sector: sectorByName(sector)?.name ?? sector,
    jobType: MISSION_TYPES.find((type) => type === jobType) ?? "",
    urgent: isOn(params.get("urgent")),
    remote: isOn(params.get("remote")),
    certificates: isCandidate && isOn(params.get("certificates")),
    date: readDate(text("date", 30)),
    hours: DAY_HOURS.filter((hours) => params.getAll("hours").join(",").split(",").includes(hours)),
    minPay: readPay(text("minPay", 10)),
    sort: readSort(params.get("sort")),
    map: params.get("vue") === "carte",
  };
}

/** Without script a GET form leaves empty parameters. Null when there are none. */
export function tidySearch(params: URLSearchParams, page = 1, isCandidate = false): string | null {
  const untidy =
    params.has("contractType") ||
    params.has("place") ||
    params.getAll("hours").length > 1 ||
    [...params.values()].some((value) => value.trim() === "");
  return untidy ? filtersSearch(readFilters(params, isCandidate), page) : null;
}

/** The only spelling of a search: the one that our own links write. */
export function spellSearch(search: string): string {
  const params = new URLSearchParams(search);
  return filtersSearch(readFilters(params), requestedPage(params));
}

export function searchQuery(filters: MissionFilters, page: number) {
  const { query, location, radius, sector, jobType, urgent, remote, certificates, date, hours, minPay, sort } = filters;
  return {
    page,
    sort,
    ...(query !== "" && { query }),
    ...(location !== "" && { location, radius }),
    ...(sector !== "" && { sector }),
    ...(jobType !== "" && { jobType }),
    ...(urgent && { urgent }),
    ...(remote && { remote }),
    ...(certificates && { certificates }),
    ...(date !== "" && { date }),
    ...(hours.length > 0 && { hours: hours.join(",") }),
    ...(minPay > 0 && { minPay }),
  };
}

function kilometres(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), 200) : null;
}

/** Past days are valid. */
function readDate(text: string): string {
  return dateRange(text, new Date(0)) === null ? "" : text;
}

function readPay(text: string): number {
  const euros = parseEuros(text);
  return euros !== null && euros > 0 && euros <= 1000 ? euros : 0;
}

function isOn(value: string | null): boolean {
  return value === "1" || value === "on" || value === "true";
}

function readSort(value: string | null): MissionSort {
  return MISSION_SORTS.find((sort) => sort === value) ?? DEFAULT_SORT;
}
