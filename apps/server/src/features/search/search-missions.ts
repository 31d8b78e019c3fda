import type { MissionSearchQuery } from "@app/contract/missions/missions";
import { SEARCH_PAGE } from "@app/db/search/page";
import type { Actor } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { defineStatement } from "../../platform/database/prepared-statements.ts";
import type { ReadContext } from "../../platform/database/public-reads.ts";
import { LAST_PAGE, nextPage, PAGE_SIZE } from "../../platform/http/pagination.ts";
import { addCandidateFlags } from "../../views/candidate-flags.ts";
import { withHeld } from "../../views/held-certificates.ts";
import { type LocatedPlace, locate } from "../../views/places/locate.ts";
import { presentPlace } from "../../views/places/place.ts";
import { type AskedSearch, placeText, searchValues } from "../../views/search-values.ts";
import { otherQueries } from "./correct-query.ts";
import { findWaysOut } from "./ways-out.ts";

const SEARCH = defineStatement("mission_search", SEARCH_PAGE);

type Found = { results: string; count: number; isEstimate: boolean; more: boolean; corrected?: string };
const NOTHING: Found = { results: "[]", count: 0, isEstimate: false, more: false };

/** As JSON text. Any status but recruiting gives an empty page. What a candidate did is always read from the primary. */
export async function searchMissions(
  ctx: Context,
  actor: Actor | null,
  wanted: MissionSearchQuery,
  url: string,
): Promise<string> {
  const query = await withHeld(ctx.db, actor, wanted);
  const isClosed = query.status !== undefined && query.status !== "recruiting";
  const isPast = query.page > LAST_PAGE;
  const text = placeText(query);
  const { place, asked, ways } = await ctx.reads.list(actor, async (from) => {
    const located = text === "" ? null : await locate(from.pool, text);
    const found = isClosed ? NOTHING : await findOrCorrect(from, isPast ? { ...query, page: 1 } : query, located);
    const isAsked = query.waysOut && found.count === 0 && !isClosed;
    return { place: located, asked: found, ways: isAsked ? await findWaysOut(from, query, located) : null };
  });
  // Past the last page the results are empty, the count is not.
  const found = isPast ? { ...asked, results: "[]", more: false } : asked;
  const results =
    actor?.role === "candidate" ? await addCandidateFlags(ctx.db, actor, found.results, ctx.now()) : found.results;
  const links = nextPage(url, query.page, found.more);
  const corrected = found.corrected === undefined ? "" : `,"corrected":${JSON.stringify(found.corrected)}`;
  const understood = text === "" ? "" : `,"place":${JSON.stringify(place && presentPlace(place))}`;
  const others = ways === null ? "" : `,"waysOut":${JSON.stringify(ways)}`;
  return `{"results":${results},"count":${found.count},"count_is_estimate":${found.isEstimate},"next":${JSON.stringify(links.next)},"previous":${JSON.stringify(links.previous)}${corrected}${understood}${others}}`;
}

/** When the typed words find nothing, others are tried. */
async function findOrCorrect(from: ReadContext, query: AskedSearch, place: LocatedPlace | null): Promise<Found> {
  const words = query.query ?? "";
  const found = await find(from, query, words, place);
  if (found.count > 0 || words === "") return found;
  for await (const corrected of otherQueries(from.pool, words)) {
    const again = await find(from, query, corrected, place);
    if (again.count > 0) return { ...again, corrected };
  }
  return found;
}

async function find(from: ReadContext, query: AskedSearch, words: string, place: LocatedPlace | null): Promise<Found> {
  const last = query.page * PAGE_SIZE;
  const { rows } = await from.pool.query<[string, number, boolean, boolean]>({
    ...SEARCH,
    values: [...searchValues(query, words, place, from.now()), last + 1, last - PAGE_SIZE + 1, last],
    rowMode: "array",
  });
  const [results, count, isEstimate, more] = rows[0] ?? ["[]", 0, false, false];
  return { results, count, isEstimate, more };
}
