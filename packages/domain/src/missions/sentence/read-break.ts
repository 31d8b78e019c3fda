import { matchesOf, type Span } from "./plain-text.ts";

type BreakMention = Span & { minutes: number };

const LENGTH =
  "(?:(?<min>\\d{1,3}) ?(?:min\\b|')|(?<h>\\d|une) ?h\\b(?: ?(?<m>[0-5][05])(?![.,\\d]| ?(?:h|€|e\\b|brut|net)))?|(?<half>(?:une )?(?:1\\/2|demi) ?h\\b))";
const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\b${LENGTH} (?:(?:de |d )?(?:pauses?|poses?)|pour (?:manger|dejeuner|le repas|la pause))\\b`, "g"),
  new RegExp(
    `\\b(?:pauses?|poses?|coupure)(?: dejeuner| repas| midi| payee)? ?(?:de |d |: ?|\\()?${LENGTH}(?! ?(?:a|-|/) ?\\d| \\d{1,2} ?h\\b)`,
    "g",
  ),
  /\bdont (?<min>\d{2}) ?\(?(?:min )?(?:de )?pause\b\)?/g,
  /\bpause (?:de )?(?<min>15|20|30|45|60)(?! ?(?:h\b|€|:)|[\d.,]\d)/g,
];

/** « 30 min de pause », « pause d’une heure » */
export function readBreak(text: string): BreakMention | null {
  const [found] = PATTERNS.flatMap((pattern) => matchesOf(text, pattern));
  if (!found) return null;
  const { min = "", h = "", m = "", half = "" } = found.groups;
  const hours = h === "une" ? 1 : Number(h);
  const minutes = half === "" ? Number(min) + hours * 60 + Number(m) : 30;
  return minutes > 0 && minutes <= 240 ? { from: found.from, to: found.to, minutes } : null;
}
