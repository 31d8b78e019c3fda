/**
 * What people type, written by a hand that had not read the code. An entry is never changed to fit a result.
 *
 * `metiers.json`: right when one of the first 3 titles proposed in publishing is in `means`, and when a search for `words`, in a
 * database with one mission of every title of the catalogue, has a mission of `means` in its first 3 results. `sector`: a key of
 * the catalogue, or several where two are sensible.
 *
 * `places.json`: right when the first result has the `code` (INSEE; the arrondissement’s own in Paris, Lyon, Marseille) and the
 * `kind`. Namesakes and short forms go to the most populated place whose name begins so.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type MetierEntry = { words: string; means: string[]; sector: string | string[] };
export type PlaceEntry = { q: string; code: string; kind?: string; label_contains: string };

export const METIERS = read<MetierEntry>("metiers");
export const PLACES = read<PlaceEntry>("places");

function read<T>(name: string): T[] {
  const entries: T[] = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8"));
  return entries;
}
