import type { CommuneView } from "@app/contract/site";
import type { Pool } from "@app/db/database";
import { withoutArrondissement } from "@app/domain/arrondissement";
import { normalizeText } from "@app/domain/relevance";
import { defineStatement } from "../../platform/prepared-statements.ts";

const COLUMNS = `c.code, c.name, c.department_code as department, d.region, c.postcodes`;

const BIGGEST = defineStatement(
  "cities_biggest",
  `select ${COLUMNS} from communes c join departments d on d.code = c.department_code order by c.population desc limit $1`,
);
/** Prefix matches first, then others; largest communes first. */
const MATCHING = defineStatement(
  "cities_matching",
  `select ${COLUMNS} from communes c join departments d on d.code = c.department_code
   where c.name_key like $1 || '%' or c.name_key like '% ' || $1 || '%'
   order by c.name_key like $1 || '%' desc, c.population desc limit $2`,
);
const BY_POSTCODE = defineStatement(
  "cities_postcode",
  `select ${COLUMNS} from communes c join departments d on d.code = c.department_code
   where c.postcodes @> array[$1] order by c.population desc limit $2`,
);

type Row = Omit<CommuneView, "label">;

export async function listCities(
  pool: Pool,
  typed: string | undefined,
  limit: number | undefined,
): Promise<CommuneView[]> {
  const words = withoutArrondissement(normalizeText((typed ?? "").replace(/\(.*$/, "")).replace(/[\\%_]/g, ""));
  const query = /^\d{5}$/.test(words)
    ? { ...BY_POSTCODE, values: [words, limit ?? 30] }
    : words
      ? { ...MATCHING, values: [words, limit ?? 30] }
      : { ...BIGGEST, values: [limit ?? 25] };
  const { rows } = await pool.query<Row>(query);
  return rows.map((row) => ({ ...row, label: `${row.name} (${row.department})` }));
}
