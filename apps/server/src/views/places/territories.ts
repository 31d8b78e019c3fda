import type { Pool } from "@app/db/database";
import { withoutArticle } from "@app/domain/places/place-text";
import { normalizeText } from "@app/domain/text/relevance";
import { NAMED, type Reading } from "./names.ts";
import type { Place } from "./place.ts";

/** A department or a region. */
export type Territory = Place & { nameKey: string };
export type RankedTerritory = Territory & { rank: number; isExact: boolean };

type Row = {
  code: string;
  name: string;
  region: string;
  regionCode: string;
  population: number;
  lat: number;
  lon: number;
};

/** « Saint-Denis à la Réunion » */
const LITTLE_WORDS = new Set("a d dans de des du en l la le les".split(" "));

let known: readonly Territory[] | null = null;

/** About 120, read once per process. Nobody waits for the reading of another, which may be on a server that fails. */
async function readTerritories(pool: Pool): Promise<readonly Territory[]> {
  if (known) return known;
  const territories = await read(pool);
  known = territories;
  return territories;
}

export async function findTerritory(pool: Pool, kind: Territory["kind"], code: string): Promise<Territory | null> {
  const territories = await readTerritories(pool);
  return territories.find((territory) => territory.kind === kind && territory.code === code) ?? null;
}

/** Best first. `name`: as `placeKey` writes it. */
export async function findTerritories(pool: Pool, name: string): Promise<RankedTerritory[]> {
  const territories = await readTerritories(pool);
  return territories
    .flatMap((territory) => {
      const isExact = withoutArticle(territory.nameKey) === withoutArticle(name);
      const rank = isExact ? NAMED.words : beginsWith(territory.nameKey, name) ? NAMED.letters : null;
      return rank === null ? [] : [{ ...territory, rank, isExact }];
    })
    .toSorted((a, b) => a.rank - b.rank || b.population - a.population);
}

/** « saint denis la reunion » without the department or the region at its end; null when there is none. */
export async function withoutTerritory(pool: Pool, name: string): Promise<Reading | null> {
  const territories = await readTerritories(pool);
  const [named] = territories
    .filter(({ nameKey }) => name.endsWith(` ${withoutArticle(nameKey)}`))
    .toSorted((a, b) => b.nameKey.length - a.nameKey.length);
  if (!named) return null;
  const words = name.slice(0, -withoutArticle(named.nameKey).length).trim().split(" ");
  const last = words.findLastIndex((word) => !LITTLE_WORDS.has(word));
  return last === -1 ? null : { name: words.slice(0, last + 1).join(" "), departments: named.departments };
}

function beginsWith(key: string, name: string): boolean {
  return name.length > 1 && (key.startsWith(name) || withoutArticle(key).startsWith(name));
}

async function read(pool: Pool): Promise<Territory[]> {
  const { rows } = await pool.query<Row>(
    `select code, name, region, region_code as "regionCode", population, lat, lon from departments
     where lat is not null order by code`,
  );
  const departments = rows.map((row) => territory("departement", row, [row.code]));
  const codes = [...new Set(rows.map(({ regionCode }) => regionCode))];
  return (
    [
      ...departments,
      ...codes.map((code) =>
        regionOf(
          code,
          rows.filter((row) => row.regionCode === code),
        ),
      ),
    ]
      .filter((place): place is Territory => place !== null)
      // The department of Paris is the commune.
      .filter(({ kind, code }) => kind !== "departement" || code !== "75")
  );
}

/** Null for a region of one department, which says the same. */
function regionOf(code: string, departments: readonly Row[]): Territory | null {
  const [first] = departments;
  if (!first || departments.length === 1) return null;
  const population = departments.reduce((sum, department) => sum + department.population, 0);
  const mean = (axis: "lat" | "lon") =>
    departments.reduce((sum, department) => sum + department[axis] * department.population, 0) / population;
  const row = { code, name: first.region, population, lat: mean("lat"), lon: mean("lon") };
  return territory(
    "region",
    row,
    departments.map((department) => department.code),
  );
}

function territory(
  kind: "departement" | "region",
  { code, name, population, lat, lon }: Pick<Row, "code" | "name" | "population" | "lat" | "lon">,
  departments: string[],
): Territory {
  const nameKey = normalizeText(name);
  const shown = name.replaceAll("'", "’");
  return {
    kind,
    code,
    name: shown,
    nameKey,
    population,
    lat,
    lon,
    departments,
    postcodes: [],
    placeId: null,
    codeIsPostcode: false,
  };
}
