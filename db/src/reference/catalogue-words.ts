import { SECTORS } from "@app/domain/catalogue/sectors";
import { synonymWords } from "@app/domain/catalogue/synonyms";
import { wordsOf } from "@app/domain/text/relevance";

/** Words of métiers, skills and synonyms, as searches write them: corrections for mistyped words on a new database. */
export function catalogueWords(): string[] {
  const texts = SECTORS.flatMap(({ skills }) => skills);
  const words = [...texts.flatMap(wordsOf), ...synonymWords()];
  return [...new Set(words)].filter((word) => /^[a-z0-9]{3,}$/.test(word)).toSorted();
}
