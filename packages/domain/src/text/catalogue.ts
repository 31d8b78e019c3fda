import type { Language, OtherLanguage } from "./language.ts";

export interface Catalogue<Words> {
  /** What is loaded already: French always is. */
  ready: (language: Language) => Words | undefined;
  /** French where the others cannot be loaded: a page in French rather than none. */
  load: (language: Language) => Promise<Words>;
}

const every = new Set<Catalogue<unknown>["load"]>();

/** All that there are, so that a page is rendered at once. */
export async function loadEvery(language: Language): Promise<void> {
  await Promise.all([...every].map((load) => load(language)));
}

/** The same sentences in each language. French comes with whoever asks; another language is loaded when it is read. */
export function catalogue<Words>(fr: Words, others: Record<OtherLanguage, () => Promise<Words>>): Catalogue<Words> {
  const loaded = new Map<Language, Words>([["fr", fr]]);
  const loading = new Map<Language, Promise<Words>>([["fr", Promise.resolve(fr)]]);

  async function read(language: OtherLanguage): Promise<Words> {
    const words = await others[language]().catch(() => fr);
    loaded.set(language, words);
    return words;
  }

  function load(language: Language): Promise<Words> {
    const started = loading.get(language);
    if (started || language === "fr") return started ?? Promise.resolve(fr);
    const reading = read(language);
    loading.set(language, reading);
    return reading;
  }

  every.add(load);
  return { ready: (language) => loaded.get(language), load };
}
