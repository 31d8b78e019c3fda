import type { Pool } from "@app/db/database";
import { withoutArticle } from "@app/domain/places/place-text";
import { typingErrors } from "@app/domain/text/spelling";
import { COLUMNS, type NamedCommune } from "./communes.ts";

/** How near what was typed: the name or its first words (« Aix »), the beginning of a word, a word further on, a typing error. */
export const NAMED = { words: 1, letters: 2, inside: 3, mistyped: 4 } as const;

/** `isExact`: the whole name, its article aside. */
export type RankedCommune = NamedCommune & { rank: number; isExact: boolean };

/** One way to read what was typed: a name, in these departments or anywhere. */
export type Reading = { name: string; departments: readonly string[] | null };

/** The longest name of a commune has 45 letters and 8 words. */
const LONGEST_NAME = 60;
const MOST_WORDS = 9;
const MOST_NAMESAKES = 3;
const LEAST = 10;

const IN_DEPARTMENT = "(a.departments is null or c.department_code = any (a.departments))";
const TOWN = "c.population >= 2000";
const VILLAGE = "c.population < 2000";
/** A name holds letters, digits and spaces: « ! » follows the space and « ~ » everything. */
const FIRST_WORDS = "c.name_key ~>=~ (x || ' ') and c.name_key ~<~ (x || '!')";
const FIRST_LETTERS = `c.name_key ~>=~ (x || '!') and c.name_key ~<~ (x || '~') and (c.kind = 'commune' or x like '% %')`;
const INSIDE = `length(a.name) > 2 and c.kind = 'commune' and c.name_key like '% ' || a.name || '%' and not c.name_key ^@ any (a.names)`;
/** Arrondissements are offered in their order once their city is written. */
const ORDER = "is_part desc, case when is_part then code end, population desc, code";

/** OFFSET 0: sorted once found, never found along the order. */
const among = (rank: number, from: string, condition: string, limit = "$3") => `
  (select code, ${rank} as rank from (
     select c.code, c.population, c.kind = 'arrondissement' as is_part from ${from}
     where ${condition} and ${IN_DEPARTMENT} offset 0) named
   order by ${ORDER} limit ${limit})`;
const EACH_NAME = "unnest(a.names) x, communes c";

/** The next part is only read when the parts before it leave the list short. */
const BY_NAME = {
  name: "places_by_name",
  text: `with asked as (
     select n, name, string_to_array(departments, ',') as departments,
       array[name, 'le ' || name, 'la ' || name, 'les ' || name, 'l ' || name] as names
     from unnest($1::text[], $2::text[]) with ordinality a (name, departments, n)
   ), found as (
     select a.n, a.names, f.code, f.rank from asked a cross join lateral (${[
       among(NAMED.words, "communes c", "c.name_key = any (a.names)", String(MOST_NAMESAKES)),
       among(NAMED.words, EACH_NAME, `${FIRST_WORDS} and ${TOWN}`),
       among(NAMED.words, EACH_NAME, `${FIRST_WORDS} and ${VILLAGE}`),
       among(NAMED.letters, EACH_NAME, `${FIRST_LETTERS} and ${TOWN}`),
       among(NAMED.letters, EACH_NAME, `${FIRST_LETTERS} and ${VILLAGE}`),
       among(NAMED.inside, "communes c", `${INSIDE} and ${TOWN}`),
       among(NAMED.inside, "communes c", `${INSIDE} and ${VILLAGE}`),
     ].join(" union all ")}
       limit $3) f
     limit $3
   )
   select ${COLUMNS}, f.n::integer as reading, f.rank, c.name_key = any (f.names) as "isExact",
     coalesce((select p.population from communes p where p.code = c.parent_code), c.population) as weight
   from found f join communes c using (code) join departments d on d.code = c.department_code`,
};

const SIMILAR = {
  name: "places_similar",
  text: `select ${COLUMNS} from similar_places($1, $2) c join departments d on d.code = c.department_code
   where $3::text[] is null or c.department_code = any ($3)`,
};

type Found = RankedCommune & { reading: number; weight: number };

/** Best first, the first reading before the next ones. */
export async function findByName(pool: Pool, readings: readonly Reading[], limit: number): Promise<RankedCommune[]> {
  const asked = readings.filter(isPossible);
  if (asked.length === 0) return [];
  const { rows } = await pool.query<Found>({
    ...BY_NAME,
    values: [
      asked.map(({ name }) => name),
      asked.map(({ departments }) => departments?.join(",") ?? null),
      Math.max(limit, LEAST),
    ],
  });
  const seen = new Set<string>();
  return rows
    .toSorted(
      (a, b) =>
        a.reading - b.reading ||
        a.rank - b.rank ||
        exactFirst(asked, a) - exactFirst(asked, b) ||
        b.weight - a.weight ||
        orderOfCity(a, b),
    )
    .filter(({ code }) => !seen.has(code) && seen.add(code))
    .map(({ reading, weight: _, ...row }) => (reading === 1 ? row : { ...row, rank: NAMED.mistyped, isExact: false }))
    .slice(0, limit);
}

function isPossible({ name }: Reading): boolean {
  return name.length <= LONGEST_NAME && name.split(" ").length <= MOST_WORDS;
}

/** « Aix (19) » is the label of that very commune; « Aix » alone is more likely the largest that begins so. */
const exactFirst = (asked: readonly Reading[], { reading, isExact }: Found) =>
  asked[reading - 1]?.departments && isExact ? 0 : 1;

/** A city, then its arrondissements from the first to the last. */
const orderOfCity = (a: Found, b: Found) =>
  Number(a.kind === "arrondissement") - Number(b.kind === "arrondissement") || a.code.localeCompare(b.code);

/** One letter wrong, two in a long name; best first. */
export async function findMistyped(pool: Pool, typed: Reading): Promise<RankedCommune[]> {
  const { name, departments } = typed;
  const words = name.split(" ");
  if (!isPossible(typed) || words.every((word) => word.length < 4)) return [];
  const allowed = name.length < 9 ? 1 : 2;
  const bare = withoutArticle(name);
  const { rows } = await pool.query<NamedCommune>({ ...SIMILAR, values: [name, likeness(words), departments] });
  return rows
    .map((row) => ({
      ...row,
      rank: NAMED.mistyped,
      isExact: false,
      errors: Math.min(typingErrors(name, row.nameKey), typingErrors(bare, withoutArticle(row.nameKey))),
    }))
    .filter(({ errors }) => errors <= allowed)
    .toSorted((a, b) => a.errors - b.errors || b.population - a.population);
}

/** Two wrong letters change six groups of three at most; a word has as many groups as letters, and one more. */
function likeness(words: readonly string[]): number {
  const groups = words.reduce((sum, word) => sum + word.length + 1, 0);
  return Math.max(0.2, (groups - 6) / (groups + 6) - 0.05);
}
