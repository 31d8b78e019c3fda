import type { Cents } from "../../money/money.ts";
import { NET_SHARE } from "../earnings.ts";

const HOURLY =
  /(\d{1,3}(?:[,.]\d{1,2})?) ?(?:€|euros?)( bruts?| nets?)?(?: ?\/ ?h\b| ?\/ ?heure| (?:de l'|par |l'|a l')heure)/g;
const PER_SHIFT =
  /(\d{2,4}(?:[,.]\d{1,2})?) ?(?:€|euros?)( bruts?| nets?)? (?:la journee de|la soiree de|la nuit de|le service de|par jour pour|par jour de|pour|les) (\d{1,2}) ?h(?:eures?)?\b/g;
/** It comes on top of the pay. */
const EXTRA =
  /(?:prime|majoration|majore\w*|supplement|bonus|panier|indemnite|plus|pourboires?|\+)(?: \w+)?(?: de| d'environ)? ?$/;

/** The first pay in a sentence that comes to less than the minimum wage. */
export function payBelowMinimum(sentence: string, smicCents: Cents): { start: number; end: number } | null {
  for (const found of [...sentence.matchAll(HOURLY), ...sentence.matchAll(PER_SHIFT)]) {
    const [words, amount = "", kind = "", hours = "1"] = found;
    if (EXTRA.test(sentence.slice(Math.max(0, found.index - 30), found.index))) continue;
    const hourlyCents = Math.round((Number(amount.replace(",", ".")) * 100) / Math.max(1, Number(hours)));
    const minimum = kind.startsWith(" net") ? Math.round(smicCents * NET_SHARE) : smicCents;
    if (hourlyCents < minimum) return { start: found.index, end: found.index + words.length };
  }
  return null;
}
