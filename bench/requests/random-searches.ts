/** Random searches that mix every kind of filter, the same at each run. */
import type pg from "pg";

export const SORTS = ["recent", "relevance", "pay_asc", "pay_desc", "nearest", "soonest"] as const;
export type Sort = (typeof SORTS)[number];

export type SearchRequest = {
  words: string | null;
  facets: string[];
  /** Paris days of the start: the first, and the day after the last. */
  days: [from: string, to: string] | null;
  hours: number | null;
  place: string | null;
  lat: number | null;
  lon: number | null;
  km: number | null;
  minPay: number | null;
  sort: Sort;
  lim: number;
};

type Commune = { name: string; lat: number; lon: number };
type Material = {
  words: { common: string[]; mid: string[]; rare: string[]; titled: string[] };
  sectors: string[];
  communes: Commune[];
  days: string[];
};

const TYPES = ["full-time", "part-time", "contract", "freelance", "internship"];

export async function drawSearches(client: pg.Client, perSort: number): Promise<SearchRequest[]> {
  const material = await readMaterial(client);
  const random = createRandom(20_261_115);
  return SORTS.flatMap((sort) => Array.from({ length: perSort }, () => drawSearch(material, sort, random)));
}

function drawSearch({ words, sectors, communes, days }: Material, sort: Sort, random: () => number): SearchRequest {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  // One search in three has hardly any filter: those are the common ones, whose totals are estimated.
  const filters = random() < 0.33 ? 0.25 : 1;
  const chance = (share: number) => random() < share * filters;
  const kind = pick(["common", "common", "mid", "rare", "titled"] as const);
  const typed =
    random() < (sort === "relevance" ? 0.95 : 0.6)
      ? [pick(words[kind]), ...(chance(0.25) ? [pick(words.common)] : [])].join(" ")
      : null;
  const sector = random() < 0.4 ? pick(sectors) : null;
  const type = chance(0.25) ? pick(TYPES) : null;
  const commune = pick(communes);
  const isNear = sort === "nearest" || chance(0.35);
  return {
    words: typed,
    facets: [
      ...(sector && type ? [`=p${sector}:${type}`] : sector ? [`=s${sector}`] : type ? [`=t${type}`] : []),
      ...(chance(0.15) ? ["=u"] : []),
      ...(chance(0.05) ? ["=r"] : []),
    ],
    days: chance(0.15) ? [days[0] ?? "", days[1 + Math.floor(random() * 3)] ?? ""] : null,
    hours: chance(0.2) ? 1 + Math.floor(random() * 15) : null,
    place: !isNear && chance(0.1) ? commune.name : null,
    lat: isNear ? commune.lat : null,
    lon: isNear ? commune.lon : null,
    km: isNear ? pick([3, 10, 15, 30, 60, 100, 200]) : null,
    minPay: chance(0.2) ? 1200 + Math.floor(random() ** 2 * 3500) : null,
    sort,
    lim: pick([1, 1, 1, 1, 2, 3, 20, 100]) * 10 + 1,
  };
}

async function readMaterial(client: pg.Client): Promise<Material> {
  const texts = async (sql: string) => (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value);
  const wordsWhere = (where: string) =>
    texts(`select word as value from bench_words where ${where} order by hashtext(word), word limit 400`);
  const communes = await client.query<Commune>(
    "select name, lat, lon from communes order by population desc, code limit 1000",
  );
  return {
    words: {
      common: await wordsWhere("share > 0.1"),
      mid: await wordsWhere("share between 0.001 and 0.02"),
      rare: await wordsWhere("ndoc <= 20"),
      titled: await wordsWhere("in_titles"),
    },
    sectors: await texts("select substr(key, 6) as value from stat_counters where key like 'live:%' order by key"),
    communes: communes.rows,
    days: await texts(
      "select ((now() at time zone 'Europe/Paris')::date + n)::text as value from generate_series(0, 6) n",
    ),
  };
}

/** mulberry32: small, and the same everywhere. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
