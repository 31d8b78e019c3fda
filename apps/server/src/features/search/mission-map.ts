import { MAP_MISSIONS, type MissionMap, type missionMapRoute, PLACE_MISSIONS } from "@app/contract/search/mission-map";
import { FOUND_CARD, MATCHING_SHIFT } from "@app/db/search/page";
import type { Actor } from "@app/domain/accounts/actor";
import { SOON_MS } from "@app/domain/missions/card-state";
import { DEFAULT_RADIUS_KM } from "@app/domain/places/place";
import type * as z from "zod";
import type { Context } from "../../platform/context.ts";
import type { ReadContext } from "../../platform/database/public-reads.ts";
import { addCandidateFlags } from "../../views/candidate-flags.ts";
import { withHeld } from "../../views/held-certificates.ts";
import { type LocatedPlace, locate } from "../../views/places/locate.ts";
import { type AskedSearch, placeText, searchValues } from "../../views/search-values.ts";
import { otherQueries } from "./correct-query.ts";

type MapQuery = z.output<typeof missionMapRoute.query> & Pick<AskedSearch, "held">;
type Found = { marks: string; more: boolean; results: string };
const NOTHING: Found = { marks: "[]", more: false, results: "[]" };

/** As JSON text: the soonest missions of a search, counted by place, and those of the place asked for. As the list, with what a candidate did. */
export async function readMissionMap(ctx: Context, actor: Actor | null, wanted: MapQuery): Promise<string> {
  const query = await withHeld(ctx.db, actor, wanted);
  const text = placeText(query);
  const isClosed = query.status !== undefined && query.status !== "recruiting";
  const { place, found } = await ctx.reads.list(actor, async (from) => {
    const located = text === "" ? null : await locate(from.pool, text);
    return { place: located, found: isClosed ? NOTHING : await findOrCorrect(from, query, located) };
  });
  const results =
    actor?.role === "candidate" ? await addCandidateFlags(ctx.db, actor, found.results, ctx.now()) : found.results;
  return `{"marks":${found.marks},"more":${found.more},"centre":${JSON.stringify(centreOf(query, place))},"results":${results}}`;
}

/** As the list does: other words when the typed ones find nothing. */
async function findOrCorrect(from: ReadContext, query: MapQuery, place: LocatedPlace | null): Promise<Found> {
  const words = query.query ?? "";
  const found = await find(from, query, words, place);
  if (found.marks !== "[]" || words === "") return found;
  for await (const corrected of otherQueries(from.pool, words)) {
    const again = await find(from, query, corrected, place);
    if (again.marks !== "[]") return again;
  }
  return found;
}

async function find(from: ReadContext, query: MapQuery, words: string, place: LocatedPlace | null): Promise<Found> {
  const values = searchValues({ ...query, sort: "soonest" }, words, place, from.now());
  const soon = new Date(from.now().getTime() + SOON_MS);
  const { rows } = await from.pool.query<Found>({
    text: mapSql(values.length),
    values: [...values, MAP_MISSIONS + 1, soon, query.at ?? ""],
  });
  return rows[0] ?? NOTHING;
}

/** After the values of the search: how many missions, when « soon » ends, and the place whose missions are listed. */
function mapSql(searched: number): string {
  const [most, soon, at] = [searched + 1, searched + 2, searched + 3].map((place) => `$${place}`);
  const args = Array.from({ length: searched }, (_, index) => (index === 0 ? "$1::text[]" : `$${index + 1}`));
  return `
with found as materialized (
  select ids from search_missions(${args.join(", ")}, ${most})
), placed as materialized (
  select page.id, page.place, coalesce(f.starts_at, m.next_start) as next_start, p.code, p.name, p.lat, p.lon
  from found, unnest(found.ids[1:${MAP_MISSIONS}]) with ordinality as page (id, place)
  join missions m on m.id = page.id
  left join establishments e on e.id = m.establishment_id
  join communes p on p.code = coalesce(e.place_code, m.commune_code)
  left join lateral (${MATCHING_SHIFT}) f on true
  where not m.remote
), marks as (
  select code, name, lat, lon, count(*)::integer as count, coalesce(bool_or(next_start < ${soon}::timestamptz), false) as soon,
    min(next_start) as next_start, (array_agg(id order by place))[1:5] as ids
  from placed group by code, name, lat, lon
)
select
  coalesce((select json_agg(json_build_object('placeCode', code, 'name', name, 'lat', lat, 'lon', lon, 'count', count,
    'soon', soon, 'nextStart', next_start, 'ids', ids) order by count desc, code) from marks), '[]')::text as marks,
  (select cardinality(ids) > ${MAP_MISSIONS} from found) as more,
  coalesce((select json_agg(${FOUND_CARD} order by listed.place)
    from (select id, place from placed where code = ${at} order by place limit ${PLACE_MISSIONS}) listed
    join missions m on m.id = listed.id join companies c on c.id = m.company_id
    left join lateral (${MATCHING_SHIFT}) f on true), '[]')::text as results`;
}

function centreOf(query: MapQuery, place: LocatedPlace | null): MissionMap["centre"] {
  const radius = query.radius ?? DEFAULT_RADIUS_KM;
  if (place) {
    const isArea = place.kind === "departement" || place.kind === "region";
    return { name: place.name, lat: place.lat, lon: place.lon, radius: isArea ? null : radius };
  }
  const { lat, lon } = query;
  if (placeText(query) !== "" || lat === undefined || lon === undefined) return null;
  return { name: "", lat, lon, radius };
}
