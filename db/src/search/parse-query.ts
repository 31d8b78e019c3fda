import { type Concept, metierOf, readQuery } from "@app/domain/catalogue/synonyms";
import { isTimeWord } from "@app/domain/search/query-time";

/** What people type in words and missions say by ticking a box. */
const FACETS: Record<string, string[]> = {
  urgent: ["=u"],
  teletravail: ["=r"],
  "temp plein": ["=tfull-time"],
  "temp partiel": ["=tpart-time"],
  freelance: ["=tfreelance"],
  stage: ["=tinternship"],
  // Beside classes: part time, or in the evening.
  "job etudiant": ["=tpart-time", "=h4"],
};

/**
 * A query as `search_missions` takes it: its ideas, read from the closest way to the widest. Each idea is a list of
 * alternatives; `~` is a word of the title, `@` of the place, `^` of the text where the title names no métier, `#` the trade the
 * title names, `=` a facet. Words that tell when are left to `readQueryTime`.
 */
export function parseQuery(query: string, sort: string): string[][] {
  const concepts = readQuery(query).filter((concept) => !isTimeWord(concept));
  // « serveur barman » is seldom a title: two métiers are looked for in the whole text.
  const isOneMetier = concepts.filter(({ isMetier }) => isMetier).length === 1;
  const read = isOneMetier ? concepts : concepts.map((concept) => ({ ...concept, isMetier: false }));
  const interpretations = [...(sort === "relevance" ? [exactTrade, inTitle] : []), anywhere, widest].map((way) =>
    read.map((concept) => [...way(concept), ...facetOf(concept)].join("|")),
  );
  // Two ways of reading that come to the same are one.
  return concepts.length === 0
    ? []
    : interpretations.filter((ideas, index) => String(ideas) !== String(interpretations[index - 1]));
}

function facetOf({ typed, group }: Concept): string[] {
  return FACETS[group ?? typed] ?? [];
}

/** « serveur » is the trade of « Serveuse (H/F) », not yet that of « Serveur en banquet ». */
function exactTrade(concept: Concept): string[] {
  return concept.group === null ? inTitle(concept) : [`#${concept.group}`];
}

function inTitle(concept: Concept): string[] {
  return [...spellings(concept).map((word) => `~${word}`), ...inPlaceOrTrade(concept)];
}

/** A métier is what a title says: a description speaks of many others. */
function anywhere(concept: Concept): string[] {
  return concept.isMetier
    ? [...inTitle(concept), ...new Set([...spellings(concept), ...plainNames(concept)].map((word) => `^${word}`))]
    : [...spellings(concept), ...inPlaceOrTrade(concept)];
}

function widest(concept: Concept): string[] {
  return [...anywhere(concept), ...concept.narrower.map((group) => `#${group}`)];
}

/** An unknown word may be a place: « serveur Lyon » finds what is in Lyon and what mentions it. */
function inPlaceOrTrade({ typed, group }: Concept): string[] {
  return [group === null ? `@${typed}` : `#${group}`];
}

/** « serveur », « serveuse ». */
function plainNames({ group }: Concept): string[] {
  return metierOf(group ?? "")?.terms.slice(0, 2) ?? [];
}

/** What was typed, and the plain name of the trade when one word says it. */
function spellings({ typed, group, isMisspelt }: Concept): string[] {
  const typedWell = isMisspelt ? [] : [typed];
  return group === null || group === typed || group.includes(" ") ? typedWell : [...typedWell, group];
}
