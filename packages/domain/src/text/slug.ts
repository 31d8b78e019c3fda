import { normalizeText } from "./relevance.ts";

const MAX_LENGTH = 80;

/** "123-serveur-en-salle-lyon": the id decides, the words are for people and search engines. */
export function missionSlug({ id, title, city }: { id: number; title: string; city: string | null }): string {
  const town = asciiWords(city ?? "");
  // « (H/F) » says nothing in an address.
  const words = asciiWords(title.replace(/\(?\b[HF]\s*\/\s*[HF]\b\)?/gi, " "));
  let slug = String(id);
  for (const word of words) {
    const available = MAX_LENGTH - ["", ...town].join("-").length;
    if (`${slug}-${word}`.length > available) break;
    slug = `${slug}-${word}`;
  }
  return [slug, ...town].join("-").slice(0, MAX_LENGTH).replace(/-+$/, "");
}

/** "45-brasserie-vauquelle" */
export function companySlug({ id, name }: { id: number; name: string }): string {
  return missionSlug({ id, title: name, city: null });
}

export function idFromSlug(text: string): number | null {
  const match = /^([1-9]\d{0,15})(?:-|$)/.exec(text);
  const id = Number(match?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}

function asciiWords(text: string): string[] {
  return normalizeText(text).match(/[a-z0-9]+/g) ?? [];
}

/** The first words of a name, within so many characters. */
export function wordsSlug(text: string, most: number): string {
  let slug = "";
  for (const word of asciiWords(text)) {
    const longer = slug === "" ? word : `${slug}-${word}`;
    if (longer.length > most) break;
    slug = longer;
  }
  return slug;
}
