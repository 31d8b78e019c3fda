import { missionLintFr as fr } from "@app/contract/missions/mission-lint.fr";
import { PUBLIC_TEXTS, type PublicText, publicFaults } from "@app/text-check/public-text";

/** What nobody may write where strangers read it: sentences with the law, by field. Null for ordinary texts. */
export function unlawfulFields(kind: PublicText, body: object): Record<string, string[]> | null {
  const { speaker, fields } = PUBLIC_TEXTS[kind];
  const sent = new Map(Object.entries(body));
  const refused: Record<string, string[]> = {};
  for (const field of fields) {
    const sentences = wordsOf(sent.get(field)).flatMap((text) => publicFaults(text, speaker).map(fr.forbidden));
    if (sentences.length > 0) refused[field] = [...new Set(sentences)];
  }
  return Object.keys(refused).length > 0 ? refused : null;
}

/** A text, those of a list, or those of its entries. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(wordsOf);
}
