import { wordsOf } from "../text/relevance.ts";
import { NARROWER_GROUPS, SAME_GROUPS } from "./data/synonyms.ts";
import { feminineOf } from "./feminine.ts";
import { METIERS, type Metier } from "./metiers.ts";

/** One idea of a query: a word, or an expression that the table knows. */
export type Concept = {
  /** What was typed, without accents and little words. */
  typed: string;
  /** The group of expressions it belongs to, named by the first of them; null for a word the table does not know. */
  group: string | null;
  /** Groups that what was typed covers: proposed after the exact matches. */
  narrower: readonly string[];
  /** A misspelling is understood, and never searched, shown or suggested. */
  isMisspelt: boolean;
  /** It names a métier, and not a licence, a contract, an hour or a wide word. */
  isMetier: boolean;
};

/** An expression of the tables in the form in which it is compared. `group` is empty for the little words left out of it. */
export type SearchTerm = { key: string; group: string; isMetier: boolean };

type Group = { name: string; sector: string; isMetier: boolean };
type Entry = { group: Group; isMisspelt: boolean; isAmbiguous: boolean };
type Expressions = Omit<Metier, "sector" | "titles">;
type Span = { from: number; to: number; entry: Entry | null };

/** « agent de sécurité » and « agent sécurité » are the same expression. */
const LITTLE_WORDS = new Set(
  "a au aux avec d de des du en et l la le les ou par pour sans sur un une h f hf m mf".split(" "),
);
/** What people write around a trade, and no mission needs to say. */
const NOISE = new Set(
  "annonce annonces boulot cherche emploi emplois job jobs mission missions offre offres poste postes recherche travail".split(
    " ",
  ),
);
const NEUTRAL_SECTOR = "general";

const entries = new Map<string, Entry>();
const narrowerOf = new Map<string, Set<string>>();
const metiers = new Map<string, Metier>();
let longest = 1;

for (const metier of METIERS) {
  const group = { name: nameOf(metier.terms), sector: metier.sector ?? NEUTRAL_SECTOR, isMetier: true };
  metiers.set(group.name, metier);
  learnAll(metier, group);
}
for (const { sector, terms, misspellings = [], abbreviations = [], ambiguous = [] } of SAME_GROUPS) {
  learnAll({ terms, misspellings, abbreviations, ambiguous }, { name: nameOf(terms), sector, isMetier: false });
}
for (const { sector, from, to } of NARROWER_GROUPS) {
  for (const wide of from) {
    const { name } = groupOf(wide, sector);
    const covered = narrowerOf.get(name) ?? new Set();
    const names = to.map((term) => groupOf(term, sector).name);
    for (const narrower of names) if (narrower !== name) covered.add(narrower);
    narrowerOf.set(name, covered);
  }
}

/** The métier of a group; null for a group that is none, or that has no title of its own. */
export function metierOf(group: string): Metier | null {
  return metiers.get(group) ?? null;
}

/** The ideas of a query. Where expressions overlap the longest wins: « chef de rang » is not a « chef ». */
export function readQuery(query: string): Concept[] {
  const words = contentWords(query);
  const spans = spansOf(words);
  const sectors = new Set(spans.flatMap(({ entry }) => (entry && !entry.isAmbiguous ? entry.group.sector : [])));
  const concepts = spans.map(({ from, to, entry }): Concept => {
    const typed = words.slice(from, to).join(" ");
    if (!entry || isContradicted(entry, sectors)) return unknown(typed);
    const { name, isMetier } = entry.group;
    const narrower = [...(narrowerOf.get(name) ?? [])];
    return { typed, group: name, narrower, isMisspelt: entry.isMisspelt, isMetier };
  });
  const useful = concepts.filter(({ typed, group }) => group !== null || !NOISE.has(typed));
  return distinct(useful.length > 0 ? useful : concepts);
}

/** Everything by which a mission may be known to belong to a group; an ambiguous abbreviation alone proves nothing. */
export function searchTerms(): SearchTerm[] {
  const little = [...LITTLE_WORDS].map((key) => ({ key, group: "", isMetier: false }));
  const known = [...entries].filter(([, { isAmbiguous }]) => !isAmbiguous);
  return [...little, ...known.map(([key, { group }]) => ({ key, group: group.name, isMetier: group.isMetier }))];
}

/** Every word of the table that may be shown: what a misspelt word may have meant. */
export function synonymWords(): string[] {
  return [...new Set([...METIERS, ...SAME_GROUPS].flatMap(({ terms }) => terms).flatMap(contentWords))];
}

export function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !LITTLE_WORDS.has(word));
}

/** Whole words, plural or not; short ones are often acronyms, whose last letter counts. `group_lexemes` does the same. */
export function keyOf(words: readonly string[]): string {
  return words.map((word) => (word.length > 4 ? word.replace(/[sx]$/, "") : word)).join(" ");
}

function nameOf(terms: readonly string[]): string {
  return keyOf(contentWords(terms[0] ?? ""));
}

function learnAll({ terms, abbreviations, ambiguous, misspellings }: Expressions, group: Group): void {
  for (const term of terms) learn(term, { group, isMisspelt: false, isAmbiguous: false });
  for (const term of abbreviations) learn(term, { group, isMisspelt: false, isAmbiguous: ambiguous.includes(term) });
  for (const term of misspellings) learn(term, { group, isMisspelt: true, isAmbiguous: false });
}

function learn(term: string, entry: Entry): void {
  const words = contentWords(term);
  const key = keyOf(words);
  longest = Math.max(longest, words.length);
  if (!entries.has(key)) entries.set(key, entry);
}

function groupOf(term: string, sector: string): Group {
  const name = keyOf(contentWords(term));
  const known = entries.get(name);
  if (known) return known.group;
  const group = { name, sector, isMetier: false };
  for (const form of [term, feminineOf(term)]) learn(form, { group, isMisspelt: false, isAmbiguous: false });
  return group;
}

function unknown(typed: string): Concept {
  return { typed, group: null, narrower: [], isMisspelt: false, isMetier: false };
}

function spansOf(words: readonly string[]): Span[] {
  const spans: Span[] = [];
  const isFree = (from: number, to: number) => spans.every((span) => to <= span.from || from >= span.to);
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const entry = entries.get(keyOf(words.slice(from, from + length))) ?? null;
      if ((entry || length === 1) && isFree(from, from + length)) spans.push({ from, to: from + length, entry });
    }
  }
  return spans.toSorted((a, b) => a.from - b.from);
}

/** « as » is an aide-soignant, unless the rest of the query names another trade. */
function isContradicted({ group, isAmbiguous }: Entry, sectors: ReadonlySet<string>): boolean {
  return isAmbiguous && [...sectors].some((sector) => sector !== group.sector && sector !== NEUTRAL_SECTOR);
}

/** « serveur / serveuse » is one idea written twice. */
function distinct(concepts: readonly Concept[]): Concept[] {
  const seen = new Set<string>();
  return concepts.filter(({ typed, group }) => {
    const idea = group === null ? typed : `#${group}`;
    return !seen.has(idea) && seen.add(idea);
  });
}
