import type { Pool } from "@app/db/database";
import type { Place } from "./place.ts";

/** A commune or an arrondissement. */
export type Commune = Place & {
  kind: "commune" | "arrondissement";
  parentCode: string | null;
  department: string;
  region: string;
};
export type NamedCommune = Commune & { nameKey: string };

/** Of `c`, a commune, and `d`, its department. */
export const COLUMNS = `
  c.code, c.kind, c.name, c.name_key as "nameKey", c.lat, c.lon, c.population, c.postcodes, c.place_id as "placeId",
  array[c.department_code] as departments, c.parent_code as "parentCode", d.name as department, d.region,
  not c.postcodes @> array[c.code] and exists (select 1 from communes o where o.postcodes @> array[c.code]) as "codeIsPostcode"`;
const FROM = "communes c join departments d on d.code = c.department_code";

const BY_CODE = `select ${COLUMNS} from ${FROM} where c.code = $1`;
/** An arrondissement says more than its commune. */
const BY_POSTCODE = `select ${COLUMNS} from ${FROM} where c.postcodes @> array[$1]
   order by c.kind = 'arrondissement' desc, c.population desc limit 60`;
const LARGEST = `select ${COLUMNS} from ${FROM} where c.kind = 'commune' order by c.population desc limit $1`;
const NEAREST = `select ${COLUMNS} from ${FROM}
   where c.lat between $1::float8 - 0.5 and $1 + 0.5 and c.lon between $2::float8 - 1 and $2 + 1
     and not exists (select 1 from communes a where a.parent_code = c.code)
   order by distance_km(c.lat, c.lon, $1, $2), c.code limit 1`;

export const findByCode = async (pool: Pool, code: string) => (await read(pool, BY_CODE, [code]))[0] ?? null;
export const findByPostcode = (pool: Pool, postcode: string) => read(pool, BY_POSTCODE, [postcode]);
export const findLargest = (pool: Pool, limit: number) => read(pool, LARGEST, [limit]);
/** The arrondissement rather than its city. */
export const findNearest = async (pool: Pool, { lat, lon }: { lat: number; lon: number }) =>
  (await read(pool, NEAREST, [lat, lon]))[0] ?? null;

async function read(pool: Pool, statement: string, values: readonly unknown[]): Promise<NamedCommune[]> {
  const { rows } = await pool.query<NamedCommune>(statement, [...values]);
  return rows;
}
