import { normalizeText } from "../text/relevance.ts";
import { agreements, feminineOf } from "./feminine.ts";
import { METIERS } from "./metiers.ts";

const KNOWN = new Set(METIERS.flatMap(({ titles }) => titles.map((title) => normalizeText(title))));

/** « un plongeur ou une plongeuse », « un ou une fleuriste »; null for a title that is not in the catalogue. */
export function bothGenders(title: string): string | null {
  const plain = title.replace(/ {0,3}\(?\b(?:H ?\/ ?F|F ?\/ ?H)\b\)? {0,3}/i, " ").trim();
  if (!KNOWN.has(normalizeText(plain))) return null;
  const [head = "", ...rest] = plain.split(" ");
  const agree = agreements(rest);
  // The forms go as far as the last word that agrees: « un surveillant de nuit qualifié ou une surveillante de nuit qualifiée ».
  const last = agree.lastIndexOf(true);
  const others = rest.slice(last + 1);
  const masculine = [head.charAt(0).toLowerCase() + head.slice(1), ...rest.slice(0, last + 1)].join(" ");
  const feminine = feminineOf(masculine);
  const forms = masculine === feminine ? `un ou une ${masculine}` : `un ${masculine} ou une ${feminine}`;
  return [forms, ...others].join(" ");
}
