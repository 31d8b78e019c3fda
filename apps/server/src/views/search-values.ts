import type { MissionSearchQuery } from "@app/contract/missions/missions";
import { parseQuery } from "@app/db/search/parse-query";
import { sectorByName } from "@app/domain/catalogue/sectors";
import { eurosToCents } from "@app/domain/money/money";
import { DEFAULT_RADIUS_KM } from "@app/domain/places/place";
import { narrowRange, readQueryTime } from "@app/domain/search/query-time";
import { dateRange } from "@app/domain/search/search-days";
import { DAY_HOURS, type DayHours } from "@app/domain/time/day-hours";
import type { LocatedPlace } from "./places/locate.ts";

/** A position is rounded to a kilometre. */
const POINT_DECIMALS = 2;

/** `held`: of a candidate who asks for it, what they hold as `held_query` reads it. */
export type AskedSearch = MissionSearchQuery & { held?: string | undefined };

/** What `search_missions` takes, without the page. */
export function searchValues(query: AskedSearch, words: string, place: LocatedPlace | null, now: Date): unknown[] {
  const time = readQueryTime(words, now);
  const { from, to } = searchRange(query, words, now);
  return [
    parseQuery(words, query.sort),
    facetsOf(query),
    place ? "" : placeText(query),
    ...centreOf(query, place),
    hoursBits(query.hours.length > 0 ? query.hours : time.hours),
    query.minPay === null ? null : eurosToCents(query.minPay),
    from,
    to,
    query.sort,
  ];
}

/** When a shift starts: the days chosen, and those the words tell. */
export function searchRange(
  query: MissionSearchQuery,
  words: string,
  now: Date,
): { from: Date | null; to: Date | null } {
  return narrowRange(rangeOf(query, now), readQueryTime(words, now));
}

/** Latitude, longitude, kilometres, departments: a disc, whole departments sorted from their centre, or nothing. */
function centreOf({ radius = DEFAULT_RADIUS_KM, ...query }: MissionSearchQuery, place: LocatedPlace | null): unknown[] {
  if (place?.kind === "departement" || place?.kind === "region") return [place.lat, place.lon, null, place.departments];
  if (place) return [place.lat, place.lon, radius, null];
  const isPoint = placeText(query) === "" && query.lat !== undefined && query.lon !== undefined;
  return isPoint ? [rounded(query.lat), rounded(query.lon), radius, null] : [null, null, null, null];
}

/** `location` is the older name. */
export function placeText({ place, location }: Pick<MissionSearchQuery, "place" | "location">): string {
  return place || location || "";
}

function facetsOf(query: AskedSearch): string[] {
  const type = query.jobType ?? query.contractType;
  const sector = query.sector ? (sectorByName(query.sector)?.name ?? query.sector) : undefined;
  return [
    // Sector and type together have their own index.
    ...(sector && type ? [`=p${sector}:${type}`] : sector ? [`=s${sector}`] : type ? [`=t${type}`] : []),
    ...(query.urgent ? ["=u"] : []),
    ...(query.remote ? ["=r"] : []),
    ...(query.held === undefined ? [] : [query.held]),
  ];
}

function rangeOf({ from, to, date }: MissionSearchQuery, now: Date): { from: Date | null; to: Date | null } {
  const days = date ? dateRange(date, now) : null;
  const asked = { from: from ? new Date(from) : null, to: to ? new Date(to) : null };
  return days === null ? asked : narrowRange(asked, days);
}

function hoursBits(hours: readonly DayHours[]): number | null {
  return hours.length === 0 ? null : hours.reduce((bits, name) => bits | (1 << DAY_HOURS.indexOf(name)), 0);
}

function rounded(degrees: number | undefined): number {
  return Number((degrees ?? 0).toFixed(POINT_DECIMALS));
}
