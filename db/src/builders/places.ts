import type { Db } from "../database.ts";

/** A commune as people, companies and missions carry it. */
export type Place = {
  communeCode: string;
  city: string;
  region: string;
  departmentCode: string;
  postcode: string;
  lat: number;
  lon: number;
};

export const LYON = "69123";

export async function findPlaces(db: Db, codes: readonly string[]): Promise<Map<string, Place>> {
  const rows = await db
    .selectFrom("communes")
    .innerJoin("departments", "departments.code", "communes.departmentCode")
    .select(["communes.code", "communes.name", "departments.region", "communes.departmentCode"])
    .select(["communes.postcodes", "communes.lat", "communes.lon"])
    .where("communes.code", "in", [...codes])
    .execute();
  return new Map(
    rows.map(({ code, name, region, departmentCode, postcodes, lat, lon }) => [
      code,
      { communeCode: code, city: name, region, departmentCode, postcode: postcodes[0] ?? "", lat, lon },
    ]),
  );
}

export async function findPlace(db: Db, code: string): Promise<Place> {
  const place = (await findPlaces(db, [code])).get(code);
  if (!place) throw new Error(`Commune ${code} is not in this database: is the reference data loaded?`);
  return place;
}

/** « Lyon (69) », as the city list writes it. */
export function locationOf({ city, departmentCode }: Place): string {
  return `${city} (${departmentCode})`;
}
