import { type Sector, sectorByKey } from "./sectors.ts";
import { metierOf, readQuery } from "./synonyms.ts";

/** The sector of the métier a title names, in whatever words; null when it names none, or office work. */
export function sectorOfTitle(title: string): Sector | null {
  const concepts = readQuery(title);
  // A wide word has the sector of the first métier it covers: « cuisine », « nettoyage ».
  const groups = [...concepts.flatMap(({ group }) => group ?? []), ...concepts.flatMap(({ narrower }) => narrower)];
  const metier = groups.map(metierOf).find((found) => found !== null);
  return metier?.sector ? sectorByKey(metier.sector) : null;
}
