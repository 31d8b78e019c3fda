import { METIER_LINES, type MetierLine } from "./data/metiers.ts";
import { feminineOf } from "./feminine.ts";
import { type SectorKey, sectorByKey } from "./sectors.ts";

export type Metier = {
  /** Null for office work, which any sector has. */
  sector: SectorKey | null;
  /** Proposed in publishing, without « (H/F) ». */
  titles: readonly string[];
  /** Every way to name it, feminine forms among them; the first is the plainest. */
  terms: readonly string[];
  misspellings: readonly string[];
  abbreviations: readonly string[];
  /** Abbreviations that may mean something else. */
  ambiguous: readonly string[];
};

/** Words people cut short: « agent de sécu », « serveuse petit dej ». */
const SHORT_WORDS: readonly [whole: string, short: string][] = [
  ["électricien", "élec"],
  ["informatique", "info"],
  ["manutention", "manut"],
  ["périscolaire", "périsco"],
  ["petit-déjeuner", "petit dej"],
  ["professeur", "prof"],
  ["restaurant", "resto"],
  ["restauration", "restau"],
  ["sécurité", "sécu"],
];

/** In the order of the table. */
export const METIERS: readonly Metier[] = METIER_LINES.map(readLine);

/** The titles of a sector, the most usual first. */
export function titlesOf(sector: SectorKey): string[] {
  return METIERS.filter((metier) => metier.sector === sector).flatMap(({ titles }) => titles);
}

function readLine(line: MetierLine): Metier {
  const titles = list(line.titles);
  const named = [...list(line.words), ...titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1))];
  return {
    sector: sectorByKey(line.sector)?.key ?? null,
    titles,
    terms: [...new Set(named.flatMap((term) => [term, feminineOf(term)]).flatMap(withShortWords))],
    misspellings: list(line.misspelt),
    abbreviations: list(line.short),
    ambiguous: list(line.unsure),
  };
}

function withShortWords(term: string): string[] {
  const cut = SHORT_WORDS.flatMap(([whole, short]) => {
    const words = term.split(" ");
    return words.includes(whole) ? words.map((word) => (word === whole ? short : word)).join(" ") : [];
  });
  return [term, ...cut];
}

function list(words: string | undefined): string[] {
  return words?.split(", ") ?? [];
}
