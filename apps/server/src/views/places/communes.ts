import type { Pool } from "@app/db/database";
import { withoutArticle } from "@app/domain/place-text";
import { typingErrors } from "@app/domain/spelling";
import type { Place } from "./place.ts";

/** How near what was typed: the same name, the same without its article, its beginning, the beginning of a word. */
export const NAMED = { same: 1, withArticle: 2, beginning: 3, inside: 4, mistyped: 5 } as const;

/** A commune or an arrondissement. */
export type Commune = Place & {
  kind: "commune" | "arrondissement";
  parentCode: string | null;
  department: string;
  region: string;
};
export type RankedCommune = Commune & { nameKey: string; rank: number };

const COLUMNS = `
  c.code, c.kind, c.name, c.name_key as "nameKey", c.lat, c.lon, c.population, c.postcodes, c.place_id as "placeId",
  array[c.department_code] as departments, c.parent_code as "parentCode", d.name as department, d.region,
  not c.postcodes @> array[c.code] and exists (select 1 from communes o where o.postcodes @> array[c.code]) as "codeIsPostcode"`;
const FROM = "communes c join departments d on d.code = c.department_code";
/** Arrondissements are offered once their city is written. */
const NAMES = `(c.kind = 'commune' or c.name_key like $1 || ' %' or ($1 like '% %' and c.name_key like $1 || '%'))
  and ($2::text is null or c.department_code = $2)`;
const ARTICLES = "array['le ' || $1, 'la ' || $1, 'les ' || $1, 'l ' || $1]";

const BY_CODE = `select ${COLUMNS} from ${FROM} where c.code = $1`;
/** An arrondissement says more than its commune. */
const BY_POSTCODE = `select ${COLUMNS} from ${FROM} where c.postcodes @> array[$1]
   order by c.kind = 'arrondissement' desc, c.population desc limit 60`;
const BY_NAME = `with named as (
     select c.code, case when c.name_key = $1 then ${NAMED.same} when c.name_key = any(${ARTICLES}) then ${NAMED.withArticle}
       when c.name_key like $1 || '%' then ${NAMED.beginning} else ${NAMED.inside} end as rank
     from communes c
     where (c.name_key like $1 || '%' or length($1) > 2 and c.name_key like '% ' || $1 || '%') and ${NAMES}
     order by rank, c.kind = 'arrondissement' and c.name_key like $1 || ' %' desc,
       case when c.kind = 'arrondissement' then c.code end, c.population desc, c.code limit $3)
   select ${COLUMNS}, n.rank from named n join communes c using (code) join departments d on d.code = c.department_code
   order by n.rank, c.kind = 'arrondissement' desc, case when c.kind = 'arrondissement' then c.code end,
     c.population desc, c.code`;
const LARGEST = `select ${COLUMNS} from ${FROM} where c.kind = 'commune' order by c.population desc limit $1`;
const NEAREST = `select ${COLUMNS} from ${FROM}
   where c.lat between $1::float8 - 0.5 and $1 + 0.5 and c.lon between $2::float8 - 1 and $2 + 1
     and not exists (select 1 from communes a where a.parent_code = c.code)
   order by distance_km(c.lat, c.lon, $1, $2), c.code limit 1`;
const SIMILAR = `select ${COLUMNS} from similar_communes($1) c join departments d on d.code = c.department_code
   where c.kind = 'commune' and ($2::text is null or c.department_code = $2)`;

type Row = Commune & { nameKey: string };

export const findByCode = async (pool: Pool, code: string) => (await read<Row>(pool, BY_CODE, [code]))[0] ?? null;
export const findByPostcode = (pool: Pool, postcode: string) => read<Row>(pool, BY_POSTCODE, [postcode]);
export const findLargest = (pool: Pool, limit: number) => read<Row>(pool, LARGEST, [limit]);
/** The arrondissement rather than its city. */
export const findNearest = async (pool: Pool, { lat, lon }: { lat: number; lon: number }) =>
  (await read<Row>(pool, NEAREST, [lat, lon]))[0] ?? null;

/** Best first. `name`: as `placeKey` writes it. */
export function findByName(
  pool: Pool,
  name: string,
  department: string | null,
  limit: number,
): Promise<RankedCommune[]> {
  return read<RankedCommune>(pool, BY_NAME, [name, department, limit]);
}

/** One letter wrong, two in a long name; best first. */
export async function findMistyped(pool: Pool, name: string, department: string | null): Promise<RankedCommune[]> {
  if (name.length < 4) return [];
  const allowed = name.length < 9 ? 1 : 2;
  const bare = withoutArticle(name);
  const rows = await read<Row>(pool, SIMILAR, [name, department]);
  return rows
    .map((row) => ({
      ...row,
      rank: NAMED.mistyped,
      errors: Math.min(typingErrors(name, row.nameKey), typingErrors(bare, withoutArticle(row.nameKey))),
    }))
    .filter(({ errors }) => errors <= allowed)
    .toSorted((a, b) => a.errors - b.errors || b.population - a.population);
}

async function read<T extends object>(pool: Pool, statement: string, values: readonly unknown[]): Promise<T[]> {
  const { rows } = await pool.query<T>(statement, [...values]);
  return rows;
}
