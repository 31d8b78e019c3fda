/** Gives communes, arrondissements and departments their centre (data/geo/README.md). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Point } from "@app/domain/places/distance";
import { normalizeText } from "@app/domain/text/relevance";
import type { Department, OfficialPlace } from "./read-package.ts";

export type Centres = {
  exact: ReadonlyMap<string, Point>;
  /** Good to a few kilometres. */
  approximate: ReadonlyMap<string, Point>;
};

export type LocatedPlace = OfficialPlace & Point & { nameKey: string; precision: "exact" | "postcode" };

const DIRECTORY = join(import.meta.dirname, "../../data/geo");

export async function readCentres(): Promise<Centres> {
  const [communes, arrondissements, others] = await Promise.all(
    ["communes", "arrondissements", "other"].map(readPoints),
  );
  return {
    exact: new Map([...(communes ?? []), ...(arrondissements ?? [])]),
    approximate: new Map(others ?? []),
  };
}

export function locatePlaces(places: readonly OfficialPlace[], { exact, approximate }: Centres): LocatedPlace[] {
  return places.map((place) => {
    const nameKey = normalizeText(place.name);
    const former = place.formerCodes.find((code) => exact.has(code));
    const centre = exact.get(place.code) ?? (former === undefined ? undefined : exact.get(former));
    if (centre) return { ...place, ...centre, nameKey, precision: "exact" };
    const near = approximate.get(place.code);
    if (near) return { ...place, ...near, nameKey, precision: "postcode" };
    throw new Error(`${place.name} (${place.code}) has no centre: add it to data/geo/other-centroids.csv.`);
  });
}

/** The mean of its communes, each weighed by its people. */
export function centreDepartments(
  departments: readonly Department[],
  places: readonly LocatedPlace[],
): (Department & Point & { population: number })[] {
  return departments.map((department) => {
    const communes = places.filter(
      ({ kind, departmentCode }) => kind === "commune" && departmentCode === department.code,
    );
    const population = communes.reduce((sum, commune) => sum + commune.population, 0);
    const mean = (axis: keyof Point) =>
      round(communes.reduce((sum, commune) => sum + commune[axis] * commune.population, 0) / population);
    return { ...department, population, lat: mean("lat"), lon: mean("lon") };
  });
}

// Five decimals are a metre, and keep the rows the same from one machine to another.
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

async function readPoints(name: string): Promise<[code: string, point: Point][]> {
  const text = await readFile(join(DIRECTORY, `${name}-centroids.csv`), "utf8");
  return text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [code = "", lat, lon] = line.split(",");
      return [code, { lat: Number(lat), lon: Number(lon) }];
    });
}
