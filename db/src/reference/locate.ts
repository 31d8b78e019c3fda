import { normalizeText } from "@app/domain/relevance";
import type { OfficialCommune, Place } from "./read-packages.ts";

export type Precision = "exact" | "postcode" | "epci" | "department";
export type LocatedCommune = OfficialCommune & { nameKey: string; lat: number; lon: number; precision: Precision };

type Point = { lat: number; lon: number };

/** Gives every commune a point: its own when a place is known for it, else the middle of its nearest known neighbours. */
export function locateCommunes(communes: readonly OfficialCommune[], places: readonly Place[]): LocatedCommune[] {
  const known = knownPoints(communes, places);
  const byPostcode = means(communes, known, ({ postcodes }) => postcodes);
  const byEpci = means(communes, known, ({ epci }) => (epci ? [epci] : []));
  const byDepartment = means(communes, known, ({ departmentCode }) => [departmentCode]);

  return communes.map((commune) => {
    const exact = known.get(commune.code);
    if (exact) return located(commune, exact, "exact");
    const postcode = commune.postcodes.map((code) => byPostcode.get(code)).find((point) => point !== undefined);
    if (postcode) return located(commune, postcode, "postcode");
    const epci = commune.epci === null ? undefined : byEpci.get(commune.epci);
    if (epci) return located(commune, epci, "epci");
    const department = byDepartment.get(commune.departmentCode);
    if (department) return located(commune, department, "department");
    throw new Error(`No place is known in department ${commune.departmentCode}, so ${commune.name} has no point.`);
  });
}

/** By INSEE code first, then by name inside the department for the places that claim a wrong code or none. */
function knownPoints(communes: readonly OfficialCommune[], places: readonly Place[]): Map<string, Point> {
  const byCode = new Map(communes.map((commune) => [commune.code, commune]));
  const best = new Map<string, Place>();
  for (const place of places) {
    const commune = place.communeCode === null ? undefined : byCode.get(place.communeCode);
    if (!commune) continue;
    const competitor = best.get(commune.code);
    if (!competitor || isBetter(place, competitor, commune)) best.set(commune.code, place);
  }

  const chosen = new Set(best.values());
  const byName = groupBy(
    communes.filter(({ code }) => !best.has(code)),
    (commune) => normalizeText(commune.name),
  );
  for (const place of places) {
    if (chosen.has(place)) continue;
    const namesakes = (byName.get(normalizeText(place.name)) ?? []).filter(
      ({ departmentCode }) => place.departmentCode === null || departmentCode === place.departmentCode,
    );
    const [commune] = namesakes;
    if (commune && namesakes.length === 1 && !best.has(commune.code)) best.set(commune.code, place);
  }

  // Saint-Barthélemy and Saint-Martin are known by the name of their town, which is not the commune's.
  const byDepartment = groupBy(communes, ({ departmentCode }) => departmentCode);
  for (const place of places) {
    const siblings = place.departmentCode === null ? [] : (byDepartment.get(place.departmentCode) ?? []);
    const [only] = siblings;
    if (only && siblings.length === 1 && !best.has(only.code)) best.set(only.code, place);
  }
  return best;
}

/** Several places may claim one commune (districts, merged villages): its namesake wins, then the largest. */
function isBetter(place: Place, competitor: Place, commune: OfficialCommune): boolean {
  const name = normalizeText(commune.name);
  const isNamesake = normalizeText(place.name) === name;
  const competitorIsNamesake = normalizeText(competitor.name) === name;
  return isNamesake === competitorIsNamesake ? place.population > competitor.population : isNamesake;
}

function means(
  communes: readonly OfficialCommune[],
  known: ReadonlyMap<string, Point>,
  keysOf: (commune: OfficialCommune) => readonly string[],
): Map<string, Point> {
  const sums = new Map<string, { lat: number; lon: number; count: number }>();
  for (const commune of communes) {
    const point = known.get(commune.code);
    if (!point) continue;
    for (const key of keysOf(commune)) {
      const sum = sums.get(key) ?? { lat: 0, lon: 0, count: 0 };
      sums.set(key, { lat: sum.lat + point.lat, lon: sum.lon + point.lon, count: sum.count + 1 });
    }
  }
  return new Map([...sums].map(([key, { lat, lon, count }]) => [key, { lat: lat / count, lon: lon / count }]));
}

function located(commune: OfficialCommune, { lat, lon }: Point, precision: Precision): LocatedCommune {
  return { ...commune, nameKey: normalizeText(commune.name), lat: round(lat), lon: round(lon), precision };
}

// Five decimals are a metre, and keep the rows the same from one machine to another.
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
