import type { MissionSearchQuery } from "@app/contract/missions";
import { SEARCH_PAGE } from "@app/db/search/page";
import { parseQuery } from "@app/db/search/parse-query";
import type { Actor } from "@app/domain/actor";
import { sectorByName } from "@app/domain/catalogue/sectors";
import { eurosToCents } from "@app/domain/money";
import { searchDays } from "@app/domain/search-days";
import type { Context } from "../../platform/context.ts";
import { LAST_PAGE, nextPage, PAGE_SIZE } from "../../platform/pagination.ts";
import { defineStatement } from "../../platform/prepared-statements.ts";
import { addCandidateFlags } from "./candidate-flags.ts";
import { correctQuery } from "./correct-query.ts";
import { locate, type Place } from "./locate.ts";

const DEFAULT_RADIUS_KM = 15;
/** A day without missions: when all dates are past, nothing is found. */
const NO_DAY = "=d00000000";

const SEARCH = defineStatement("mission_search", SEARCH_PAGE);

type Found = { results: string; count: number; isEstimate: boolean; more: boolean; corrected?: string };
const NOTHING: Found = { results: "[]", count: 0, isEstimate: false, more: false };

/** As JSON text. Any status but recruiting gives an empty page. */
export async function searchMissions(
  ctx: Context,
  actor: Actor | null,
  query: MissionSearchQuery,
  url: string,
): Promise<string> {
  const isClosed = query.status !== undefined && query.status !== "recruiting";
  const isPast = query.page > LAST_PAGE;
  const asked = isClosed ? NOTHING : await findOrCorrect(ctx, isPast ? { ...query, page: 1 } : query);
  // Past the last page the results are empty, the count is not.
  const found = isPast ? { ...asked, results: "[]", more: false } : asked;
  const results =
    actor?.role === "candidate" ? await addCandidateFlags(ctx.db, actor, found.results, ctx.now()) : found.results;
  const links = nextPage(url, query.page, found.more);
  const corrected = found.corrected === undefined ? "" : `,"corrected":${JSON.stringify(found.corrected)}`;
  return `{"results":${results},"count":${found.count},"count_is_estimate":${found.isEstimate},"next":${JSON.stringify(links.next)},"previous":${JSON.stringify(links.previous)}${corrected}}`;
}

/** When the typed words find nothing, similar words are tried. */
async function findOrCorrect(ctx: Context, query: MissionSearchQuery): Promise<Found> {
  const place = query.location ? await locate(ctx.pool, query.location) : null;
  const words = query.query ?? "";
  const found = await find(ctx, query, words, place);
  if (found.count > 0 || words === "") return found;
  const corrected = await correctQuery(ctx.pool, words);
  const again = corrected === null ? NOTHING : await find(ctx, query, corrected, place);
  return again.count > 0 && corrected !== null ? { ...again, corrected } : found;
}

async function find(ctx: Context, query: MissionSearchQuery, words: string, place: Place | null): Promise<Found> {
  const last = query.page * PAGE_SIZE;
  const { rows } = await ctx.pool.query<[string, number, boolean, boolean]>({
    ...SEARCH,
    values: [...searchValues(query, words, place, ctx.now()), last + 1, last - PAGE_SIZE + 1, last],
    rowMode: "array",
  });
  const [results, count, isEstimate, more] = rows[0] ?? ["[]", 0, false, false];
  return { results, count, isEstimate, more };
}

function searchValues(query: MissionSearchQuery, words: string, place: Place | null, now: Date): unknown[] {
  const text = query.location && !place ? query.location : "";
  const near = place ? [place.lat, place.lon, query.radius ?? DEFAULT_RADIUS_KM] : [null, null, null];
  const minPay = query.minPay === null ? null : eurosToCents(query.minPay);
  return [parseQuery(words, query.sort), facetsOf(query), daysOf(query, now), text, ...near, minPay, query.sort];
}

function facetsOf(query: MissionSearchQuery): string[] {
  const type = query.jobType ?? query.contractType;
  const sector = query.sector ? (sectorByName(query.sector)?.name ?? query.sector) : undefined;
  return [
    // Sector and type together have their own index.
    ...(sector && type ? [`=p${sector}:${type}`] : sector ? [`=s${sector}`] : type ? [`=t${type}`] : []),
    ...(query.urgent ? ["=u"] : []),
    ...(query.remote ? ["=r"] : []),
  ];
}

function daysOf({ date }: MissionSearchQuery, now: Date): string[] {
  const days = date ? searchDays(date, now) : null;
  if (days === null) return [];
  return days.length > 0 ? days.map((day) => `=d${day.replaceAll("-", "")}`) : [NO_DAY];
}
