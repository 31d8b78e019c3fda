import type { Pool } from "@app/db/database";
import { type PlaceText, parsePlace } from "@app/domain/places/place-text";
import { findByCode, findByPostcode, findLargest } from "./communes.ts";
import { findByName, findMistyped, NAMED, type Reading } from "./names.ts";
import type { Place } from "./place.ts";
import { findTerritories, findTerritory, withoutTerritory } from "./territories.ts";

/** `rank`: one of NAMED. A code and a postcode are exact. */
export type Suggestion = Place & { rank: number; isExact: boolean };

/** What a text may mean, best first; the largest communes when nothing is typed. */
export async function suggestPlaces(pool: Pool, text: string, limit: number): Promise<Suggestion[]> {
  const parsed = parsePlace(text);
  const found = parsed.kind === "name" ? await byName(pool, parsed, limit) : await byCode(pool, parsed, limit);
  return found.slice(0, limit);
}

async function byCode(pool: Pool, parsed: Exclude<PlaceText, { kind: "name" }>, limit: number): Promise<Suggestion[]> {
  switch (parsed.kind) {
    case "anywhere":
      return exact(await findLargest(pool, limit));
    case "commune":
      return exact([await findByCode(pool, parsed.code)]);
    case "department":
      // The department of Paris is the commune.
      return exact([
        parsed.code === "75" ? await findByCode(pool, "75056") : await findTerritory(pool, "departement", parsed.code),
      ]);
    case "region":
      return exact([(await findTerritory(pool, "region", parsed.code)) ?? (await soleDepartment(pool, parsed.code))]);
    case "postcode":
      return byPostcode(pool, parsed, limit);
  }
}

async function byPostcode(
  pool: Pool,
  { postcode, name }: Extract<PlaceText, { kind: "postcode" }>,
  limit: number,
): Promise<Suggestion[]> {
  const here = await findByPostcode(pool, postcode);
  if (name !== "" && here[0]?.kind !== "arrondissement") {
    const named = here.filter(({ nameKey }) => nameKey === name);
    if (named.length > 0) return exact(named);
    const elsewhere = await byName(pool, { name, departments: null }, limit);
    if (elsewhere[0]?.isExact) return elsewhere;
  }
  return exact(here.length > 0 ? here : [await findByCode(pool, postcode)]);
}

async function byName(pool: Pool, typed: Reading, limit: number): Promise<Suggestion[]> {
  const { name, departments } = typed;
  // « Vienne Isère »; « Lyon (33) » is Lyon all the same.
  const other = departments ? { name, departments: null } : await withoutTerritory(pool, name);
  const communes = await findByName(pool, other ? [typed, other] : [typed], limit);
  const territories = (await findTerritories(pool, name)).filter(
    (territory) => departments === null || territory.departments.some((code) => departments.includes(code)),
  );
  const found = merge(communes, territories);
  return found.length > 0 ? found : findMistyped(pool, other && !departments ? other : typed);
}

/** Both lists are sorted; a territory comes before a smaller commune that matches no better. */
function merge(communes: readonly Suggestion[], territories: readonly Suggestion[]): Suggestion[] {
  const rest = [...territories];
  const merged = communes.flatMap((commune) => {
    const before = rest.filter(
      ({ rank, population }) => rank < commune.rank || (rank === commune.rank && population > commune.population),
    );
    rest.splice(0, before.length);
    return [...before, commune];
  });
  return [...merged, ...rest];
}

/** La Réunion is a region and a department. */
async function soleDepartment(pool: Pool, region: string): Promise<Place | null> {
  const { rows } = await pool.query<{ code: string }>("select code from departments where region_code = $1", [region]);
  const [only] = rows;
  return only && rows.length === 1 ? findTerritory(pool, "departement", only.code) : null;
}

function exact(places: readonly (Place | null)[]): Suggestion[] {
  return places.flatMap((place) => (place ? [{ ...place, rank: NAMED.words, isExact: true }] : []));
}
