import { normalizeText } from "../relevance.ts";
import { SECTORS, type SectorKey } from "./sectors.ts";

const MAX_SUGGESTIONS = 8;
const GENDER_MARK = "(H/F)";

/** A published title is open to everyone and says so. */
export function withGenderMark(title: string): string {
  const trimmed = title.trim();
  return /\b(?:H\s*\/\s*F|F\s*\/\s*H)\b/i.test(trimmed) ? trimmed : `${trimmed} ${GENDER_MARK}`;
}

/** Titles of these sectors (of all when none is chosen) that contain the query; those that begin with it come first. */
export function suggestTitles(query: string, sectorKeys: readonly SectorKey[]): string[] {
  const wanted = normalizeText(query);
  const sectors = sectorKeys.length === 0 ? SECTORS : SECTORS.filter((sector) => sectorKeys.includes(sector.key));
  const matches = [...new Set(sectors.flatMap((sector) => sector.titles))]
    .map(withGenderMark)
    .filter((title) => normalizeText(title).includes(wanted));
  const startsWithQuery = (title: string) => normalizeText(title).startsWith(wanted);
  return [...matches.filter(startsWithQuery), ...matches.filter((title) => !startsWithQuery(title))].slice(
    0,
    MAX_SUGGESTIONS,
  );
}
