import { SECTORS, type Sector } from "@app/domain/catalogue/sectors";
import { sectorOfTitle } from "@app/domain/catalogue/title-sector";
import { normalizeText } from "@app/domain/text/relevance";

export interface SkilledPerson {
  profession: string | null;
  skills: readonly string[];
}

/** Every skill of the catalogue, those of the person's own trade first. */
export function suggestSkills(person: SkilledPerson): string[] {
  const known = new Set(person.skills.map(normalizeText));
  const own = sectorOfTitle(person.profession ?? "")?.key;
  const closeness = (sector: Sector) =>
    sector.skills.filter((skill) => known.has(normalizeText(skill))).length + (sector.key === own ? 3 : 0);
  const ranked = SECTORS.map((sector) => ({ skills: sector.skills, rank: closeness(sector) }));
  return [...new Set(ranked.toSorted((a, b) => b.rank - a.rank).flatMap(({ skills }) => skills))];
}
