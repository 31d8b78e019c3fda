import type { CommuneView } from "@app/contract/site/site";
import type { Pool } from "@app/db/database";
import { parsePlace } from "@app/domain/places/place-text";
import { type Commune, findByPostcode, findLargest } from "../../views/places/communes.ts";
import { findByName } from "../../views/places/names.ts";
import { placeLabel } from "../../views/places/place.ts";

/** Communes and arrondissements, best first; the largest communes when nothing is typed. */
export async function listCities(
  pool: Pool,
  typed: string | undefined,
  limit: number | undefined,
): Promise<CommuneView[]> {
  const places = await find(pool, typed ?? "", limit);
  return places.slice(0, limit ?? 30).map(present);
}

async function find(pool: Pool, typed: string, limit: number | undefined): Promise<Commune[]> {
  // « Lyon (6 »: the department is being typed.
  const parsed = parsePlace(typed.replace(/\([^)]*$/, ""));
  if (parsed.kind === "anywhere") return findLargest(pool, limit ?? 25);
  if (parsed.kind === "postcode") return findByPostcode(pool, parsed.postcode);
  return parsed.kind === "name" ? findByName(pool, [parsed], limit ?? 30) : [];
}

function present({ kind, code, name, departments, region, postcodes }: Commune): CommuneView {
  return {
    code,
    name,
    department: departments[0] ?? "",
    region,
    postcodes,
    label: placeLabel({ kind, name, departments }),
  };
}
