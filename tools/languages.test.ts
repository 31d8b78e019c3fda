/** The catalogues of the pages that exist in several languages. Types ask that no key is missing; this reads the sentences. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

const OTHERS = ["en", "ar", "pt", "uk"] as const;
type Other = (typeof OTHERS)[number];

const files = globSync(`{packages,apps}/**/*.{${OTHERS.join(",")}}.ts`, {
  cwd: ROOT,
  exclude: (path) => path.includes("node_modules") || path.includes("/build/"),
});
const languageOf = (file: string): Other => {
  const found = OTHERS.find((language) => file.endsWith(`.${language}.ts`));
  if (!found) throw new Error(file);
  return found;
};
const stems = [...new Set(files.map((file) => file.replace(/\.\w\w\.ts$/, "")))];

/** Names and abbreviations that are the same in every language. */
const NAMES = /Renfort|SIRET|Google|Facebook|NaN|nom@exemple\.fr/g;
/** Latin text of these two languages is French or English that was left. */
const SCRIPTS: Partial<Record<Other, RegExp>> = { ar: /\p{Script=Arabic}/u, uk: /\p{Script=Cyrillic}/u };
/** Words of French sentences that English and Portuguese do not have. */
const FRENCH =
  /(?<!\p{L})(?:vous|votre|vos|avec|dans|pour|cette|chez|est|sont|être|équipe|missions|personne|compte|mot|lien|réessayez|une|les|des|du|aux|qui|sur|pas|oui|mois|jours?|heures?|candidature|créneaux?|employeurs?|[ldjnscqu]{1,2}’\p{L}+)(?!\p{L})/iu;
/** Letters that Ukrainian does not have and Russian does. */
const RUSSIAN = /[ыэёъ]/iu;

/** A value « ⟦0⟧ », and each of its own fields: « ⟦0.company⟧ ». */
function aMark(index: number): object {
  return new Proxy(new String(`⟦${index}⟧`), {
    get(text, field) {
      if (field === Symbol.toPrimitive) return () => String(text);
      if (typeof field === "string" && !(field in text)) return `⟦${index}.${field}⟧`;
      const own: unknown = Reflect.get(text, field);
      return typeof own === "function" ? own.bind(text) : own;
    },
  });
}

/** Every sentence under its key; a function is called with marks, which show where its values stand. */
function sentencesOf(value: unknown, key: string): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value === "function") {
    const marks = Array.from({ length: Math.max(1, value.length) }, (_, index) => aMark(index));
    try {
      const written: unknown = value(...marks);
      return sentencesOf(marks.some((mark) => mark === written) ? String(written) : written, `${key}()`);
    } catch {
      // It formats dates or a shift, which a mark is not: their own tests read it.
      return [];
    }
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => sentencesOf(inside, key ? `${key}.${name}` : name));
}

async function catalogueOf(file: string): Promise<Map<string, string>> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(ROOT, file)).href);
  const words = Object.values(module).find((exported) => typeof exported === "object");
  return new Map(sentencesOf(words, ""));
}

const marksOf = (sentence: string) => [...sentence.matchAll(/⟦[\w.]+⟧/g)].map(([mark]) => mark).toSorted();
const ownWords = (sentence: string) => sentence.replace(NAMES, "").replace(/⟦[\w.]+⟧|undefined/g, "");

test("there are catalogues, and each is in the five languages", () => {
  expect(stems.length).toBeGreaterThan(3);
  const missing = stems.flatMap((stem) =>
    ["fr", ...OTHERS]
      .map((language) => `${stem}.${language}.ts`)
      .filter((file) => globSync(file, { cwd: ROOT }).length === 0),
  );
  expect(missing).toEqual([]);
});

test.each(stems)("%s: the same sentences, with the same values, all translated", async (stem) => {
  const french = await catalogueOf(`${stem}.fr.ts`);
  for (const language of OTHERS) {
    const words = await catalogueOf(`${stem}.${language}.ts`);
    expect([...words.keys()].toSorted()).toEqual([...french.keys()].toSorted());
    for (const [key, sentence] of words) {
      expect(sentence.trim(), `${language} ${key}`).not.toBe("");
      expect(marksOf(sentence), `${language} ${key}`).toEqual(marksOf(french.get(key) ?? ""));
    }
  }
});

test.each(files)("%s: no French sentence is left", async (file) => {
  const language = languageOf(file);
  const script = SCRIPTS[language];
  const faults = [...(await catalogueOf(file))].filter(([, sentence]) => {
    const text = ownWords(sentence);
    if (script) return /\p{Script=Latin}/u.test(text) || (/\p{L}/u.test(text) && !script.test(text));
    return FRENCH.test(text);
  });
  expect(faults).toEqual([]);
});

test.each(files.filter((file) => languageOf(file) === "uk"))("%s: Ukrainian, not Russian", async (file) => {
  expect([...(await catalogueOf(file))].filter(([, sentence]) => RUSSIAN.test(sentence))).toEqual([]);
});

test("French is recognised", () => {
  for (const sentence of ["Votre métier", "L’équipe", "Réessayez dans un instant.", "Un créneau"])
    expect(FRENCH.test(sentence)).toBe(true);
  for (const sentence of ["Your job", "A sua profissão", "Your team’s work", "Entrar na equipa", "Important point"])
    expect(FRENCH.test(sentence)).toBe(false);
});
