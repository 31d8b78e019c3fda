import { SECTORS } from "@app/domain/catalogue/sectors";
import { normalizeText } from "@app/domain/text/relevance";

/** Every skill of the catalogue once, in catalogue order, whatever the number of sectors that share it. */
export function catalogueSkills(): string[] {
  const byKey = new Map<string, string>();
  for (const skill of SECTORS.flatMap((sector) => sector.skills)) {
    const key = normalizeText(skill);
    if (!byKey.has(key)) byKey.set(key, skill);
  }
  return [...byKey.values()];
}
