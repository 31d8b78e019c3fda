import type { Pool } from "@app/db/database";
import { metierOf, readQuery } from "@app/domain/catalogue/synonyms";
import { isTimeWord } from "@app/domain/search/query-time";
import { wordsOf } from "@app/domain/text/relevance";
import { closestWord } from "@app/domain/text/spelling";
import { defineStatement } from "../../platform/database/prepared-statements.ts";

const SIMILAR = defineStatement(
  "similar_words",
  `select t.word, exists (select 1 from search_words s where s.word = t.word) as known, similar_words(t.word) as similar
   from unnest($1::text[]) as t (word)`,
);
/** Shorter words match too many others. */
const SHORTEST = 4;
const MAX_WORDS = 8;

type Found = { word: string; known: boolean; similar: string[] };

/** What to search instead of words that find nothing, the closest first: similar words, then the métier alone. */
export async function* otherQueries(pool: Pool, query: string): AsyncGenerator<string> {
  const corrected = await correctQuery(pool, query);
  if (corrected !== null) yield corrected;
  const bare = withoutDetails(corrected ?? query);
  if (bare !== null) yield bare;
}

/** « cariste caces 3 » is « cariste », « garde personne âgée » is « personne agee »; what tells when stays. Null when nothing is left out. */
function withoutDetails(query: string): string | null {
  const concepts = readQuery(query);
  const times = concepts.filter(isTimeWord);
  const known = concepts.filter((concept) => concept.group !== null && !isTimeWord(concept));
  const metiers = known.filter(({ isMetier }) => isMetier);
  const [main] = metiers.length > 0 ? metiers : known;
  if (!main || 1 + times.length === concepts.length) return null;
  return [main, ...times].map(({ typed, group }) => metierOf(group ?? "")?.terms[0] ?? typed).join(" ");
}

/** The query with unknown words replaced by similar ones; null when nothing was replaced. */
async function correctQuery(pool: Pool, query: string): Promise<string | null> {
  const understood = new Set(readQuery(query).flatMap(({ typed, group }) => (group ? typed.split(" ") : [])));
  const words = wordsOf(query);
  const doubtful = words.filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word) && !understood.has(word));
  if (doubtful.length === 0) return null;
  const { rows } = await pool.query<Found>({ ...SIMILAR, values: [[...new Set(doubtful)].slice(0, MAX_WORDS)] });
  const meant = new Map(rows.map(({ word, known, similar }) => [word, known ? null : closestWord(word, similar)]));
  const corrected = words.map((word) => meant.get(word) ?? word).join(" ");
  return corrected === words.join(" ") ? null : corrected;
}
