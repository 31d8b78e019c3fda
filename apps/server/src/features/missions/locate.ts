import type { Pool } from "@app/db/database";
import { withoutArrondissement } from "@app/domain/arrondissement";
import { normalizeText } from "@app/domain/relevance";
import { LRUCache } from "lru-cache";
import { defineStatement, runForRow, type Statement } from "../../platform/prepared-statements.ts";

export type Place = { code: string; lat: number; lon: number };

const BY_NAME = defineStatement(
  "locate_commune",
  `select code, lat, lon from communes
   where name_key = $1 and ($2::text is null or department_code = $2) order by population desc limit 1`,
);
const BY_CODE = defineStatement("locate_code", "select code, lat, lon from communes where code = $1");
const BY_POSTCODE = defineStatement(
  "locate_postcode",
  "select code, lat, lon from communes where postcodes @> array[$1] order by population desc limit 1",
);

const cache = new LRUCache<string, { place: Place | null }>({ max: 20_000 });

/** « Lyon (69) », « lyon », an INSEE code or a postcode: the largest commune it matches, or null. */
export async function locate(pool: Pool, text: string): Promise<Place | null> {
  const typed = text.trim().toUpperCase();
  if (/^\d[\dAB]\d{3}$/.test(typed)) return (await locateCode(pool, typed)) ?? readOnce(pool, BY_POSTCODE, [typed]);
  const [, name = text, department] = /^(.*?)(?:\s*\((\w{2,3})\))?$/.exec(text.trim()) ?? [];
  return readOnce(pool, BY_NAME, [withoutArrondissement(normalizeText(name)), department?.toUpperCase() ?? null]);
}

/** By INSEE code. */
export function locateCode(pool: Pool, code: string): Promise<Place | null> {
  return readOnce(pool, BY_CODE, [code]);
}

/** Communes do not move: what was found once stays true. */
async function readOnce(pool: Pool, statement: Statement, values: (string | null)[]): Promise<Place | null> {
  const key = `${statement.name}|${values.join("|")}`;
  const cached = cache.get(key);
  if (cached) return cached.place;
  const place = (await runForRow<Place>(pool, statement, values)) ?? null;
  cache.set(key, { place });
  return place;
}
