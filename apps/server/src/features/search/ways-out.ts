import type { FoundWayOut, MissionSearchQuery } from "@app/contract/missions/missions";
import { DEFAULT_RADIUS_KM } from "@app/domain/places/place";
import { CONDITIONS, type Condition, type WayOut, waysOut } from "@app/domain/search/ways-out";
import { defineStatement } from "../../platform/database/prepared-statements.ts";
import type { ReadContext } from "../../platform/database/public-reads.ts";
import type { LocatedPlace } from "../../views/places/locate.ts";
import { type AskedSearch, placeText, searchValues } from "../../views/search-values.ts";

/** Each way out as a search of one mission, whose count comes along. A count reads the widest way of writing the words alone. */
const COUNT_WAYS = defineStatement(
  "ways_out",
  `select w.n, p.total::integer as count, p.is_estimate as "isEstimate"
   from jsonb_to_recordset($1::jsonb) as w (n integer, words text[], facets text[], place text, lat double precision,
     lon double precision, km double precision, areas text[], hours integer, min_pay integer, from_ timestamptz, to_ timestamptz)
   cross join lateral search_missions(case when w.words is null then '{}'::text[] else array[w.words] end, w.facets, w.place,
     w.lat, w.lon, w.km, w.areas, w.hours, w.min_pay, w.from_, w.to_, 'soonest', 1) p
   where p.total > 0 order by w.n`,
);

type Counted = { n: number; count: number; isEstimate: boolean };

/** Other searches than this one, which found nothing: those that find something. One statement. */
export async function findWaysOut(
  from: ReadContext,
  query: AskedSearch,
  place: LocatedPlace | null,
): Promise<FoundWayOut[]> {
  const ways = waysOut(askedOf(query, place));
  if (ways.length === 0) return [];
  const asked = ways.map((way, n) => ({ n, ...valuesOf(from, query, place, way) }));
  const { rows } = await from.pool.query<Counted>({ ...COUNT_WAYS, values: [JSON.stringify(asked)] });
  const found = rows.flatMap(({ n, count, isEstimate }) => {
    const way = ways[n];
    return way ? [{ ...way, without: [...way.without], count, count_is_estimate: isEstimate }] : [];
  });
  // Several conditions are left out only when no single change is enough.
  const single = found.filter(({ without }) => without.length < 2);
  return single.length > 0 ? single : found;
}

function askedOf(query: MissionSearchQuery, place: LocatedPlace | null) {
  const { sector, jobType, contractType, urgent, remote, hours, minPay, from, to, date = "" } = query;
  const isPoint = query.lat !== undefined && query.lon !== undefined;
  const isArea = place?.kind === "departement" || place?.kind === "region";
  const has: Record<Condition, boolean> = {
    words: (query.query ?? "") !== "",
    place: placeText(query) !== "" || isPoint,
    date: date !== "" || from !== undefined || to !== undefined,
    sector: Boolean(sector),
    type: Boolean(jobType ?? contractType),
    urgent,
    remote,
    hours: hours.length > 0,
    pay: minPay !== null,
  };
  const conditions = CONDITIONS.filter((condition) => has[condition]);
  const hasRadius = (place !== null && !isArea) || (placeText(query) === "" && isPoint);
  return { conditions, radius: hasRadius ? (query.radius ?? DEFAULT_RADIUS_KM) : null, date };
}

/** As `search_missions` takes them. */
function valuesOf(ctx: ReadContext, query: AskedSearch, place: LocatedPlace | null, way: WayOut) {
  const changed: AskedSearch = {
    ...query,
    sort: "soonest",
    ...(way.radius !== undefined && { radius: way.radius }),
    ...(way.date !== undefined && { date: way.date }),
  };
  for (const condition of way.without) Object.assign(changed, WITHOUT[condition]);
  const located = way.without.includes("place") ? null : place;
  const values = searchValues(changed, changed.query ?? "", located, ctx.now());
  const [readings, facets, unknown, lat, lon, km, areas, hours, min_pay, from_, to_] = values;
  return { words: widest(readings), facets, place: unknown, lat, lon, km, areas, hours, min_pay, from_, to_ };
}

const WITHOUT: Record<Condition, Partial<MissionSearchQuery>> = {
  words: { query: undefined },
  place: { place: undefined, location: undefined, lat: undefined, lon: undefined },
  date: { date: undefined, from: undefined, to: undefined },
  sector: { sector: undefined },
  type: { jobType: undefined, contractType: undefined },
  urgent: { urgent: false },
  remote: { remote: false },
  hours: { hours: [] },
  pay: { minPay: null },
};

function widest(readings: unknown): unknown {
  return Array.isArray(readings) ? (readings.at(-1) ?? null) : null;
}
