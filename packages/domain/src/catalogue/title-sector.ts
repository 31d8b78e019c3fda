import { normalizeText } from "../relevance.ts";
import { SECTORS, type Sector } from "./sectors.ts";
import { withGenderMark } from "./titles.ts";

/** The sector whose list holds this very title; null for a title of one's own. */
export function sectorOfTitle(title: string): Sector | null {
  const wanted = normalizeText(withGenderMark(title));
  return SECTORS.find(({ titles }) => titles.some((known) => normalizeText(withGenderMark(known)) === wanted)) ?? null;
}
