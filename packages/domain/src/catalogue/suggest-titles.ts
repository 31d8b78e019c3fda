import { closestWord } from "../text/spelling.ts";
import { METIERS, type Metier } from "./metiers.ts";
import { contentWords, keyOf, metierOf, readQuery } from "./synonyms.ts";
import { withGenderMark } from "./titles.ts";

const MAX_SUGGESTIONS = 8;
/** Shorter words look like too many others. */
const SHORTEST_CORRECTED = 4;

/** Titles of the métiers that the words name, begin to name, or almost name; the closest first, those of every sector. */
export function suggestTitles(query: string): string[] {
  const words = contentWords(query);
  const found = titlesFor(words);
  const titles = found.length > 0 ? found : titlesFor(words.map(correct));
  return titles.slice(0, MAX_SUGGESTIONS).map(withGenderMark);
}

function titlesFor(words: readonly string[]): string[] {
  const typed = words.join(" ");
  const concepts = readQuery(typed);
  const metiers = concepts.flatMap(({ group }) => (group === null ? [] : (metierOf(group) ?? [])));
  const covered = concepts.flatMap(({ narrower }) => narrower.flatMap((group) => metierOf(group) ?? []));
  const isOneIdea = concepts.length === 1;
  return [
    ...new Set([
      ...(isOneIdea ? titlesOf(metiers) : []),
      // A wide word alone: what it covers, before what merely begins with it.
      ...(isOneIdea && metiers.length === 0 ? titlesOf(covered) : []),
      ...beginning(typed),
      ...titlesOf(metiers),
      ...titlesOf(covered),
    ]),
  ];
}

const titlesOf = (metiers: readonly Metier[]) => metiers.flatMap(({ titles }) => titles);

type Known = { metier: Metier; titles: { title: string; key: string }[]; keys: string[] };
const KNOWN: readonly Known[] = METIERS.map((metier) => ({
  metier,
  titles: metier.titles.map((title) => ({ title, key: contentWords(title).join(" ") })),
  keys: [...metier.terms, ...metier.abbreviations].map((term) => contentWords(term).join(" ")),
}));

/** Titles that begin so, those of métiers said so, then those where each word begins one. */
function beginning(typed: string): string[] {
  const words = typed.split(" ");
  const holds = (key: string) => words.every((word) => ` ${key}`.includes(` ${word}`));
  const begins = (key: string) => key.startsWith(typed) || key.startsWith(keyOf(words));
  return [
    ...KNOWN.flatMap(({ titles }) => titles.filter(({ key }) => begins(key)).map(({ title }) => title)),
    ...KNOWN.flatMap(({ metier, keys }) => (keys.some(begins) ? metier.titles : [])),
    ...KNOWN.flatMap(({ titles }) => titles.filter(({ key }) => holds(key)).map(({ title }) => title)),
    ...KNOWN.flatMap(({ metier, keys }) => (keys.some(holds) ? metier.titles : [])),
  ];
}

const WORDS: readonly string[] = [...new Set(KNOWN.flatMap(({ keys }) => keys).flatMap((key) => key.split(" ")))];

function correct(word: string): string {
  const isKnown = word.length < SHORTEST_CORRECTED || WORDS.some((known) => known.startsWith(word));
  return isKnown ? word : (closestWord(word, WORDS) ?? word);
}
