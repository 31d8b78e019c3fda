import { normalizeText } from "../text/relevance.ts";
import { arrondissementKey, parseArrondissement } from "./arrondissement.ts";

/** What was typed or chosen as a place. `name`: normalized, abbreviations written out. */
export type PlaceText =
  | { kind: "commune"; code: string }
  | { kind: "department"; code: string }
  | { kind: "region"; code: string }
  | { kind: "postcode"; postcode: string; name: string }
  /** In these departments, or anywhere. */
  | { kind: "name"; name: string; departments: readonly string[] | null }
  /** Nothing typed, or « France ». */
  | { kind: "anywhere" };

const DEPARTMENT_CODE = /^(?:\d{2}|2[AB]|97\d)$/;
const FIVE = /^\d[\dAB]\d{3}$/;
const ANYWHERE = new Set(["", "france", "france entiere", "toute la france", "partout", "partout en france"]);
const REGION_ABBREVIATIONS: Record<string, string> = { paca: "93", idf: "11" };

/** Five digits are a postcode; « commune:13001 » is an INSEE code whatever the postcodes. */
export function parsePlace(text: string): PlaceText {
  const typed = text.trim();
  const [, prefix, prefixed] = /^(commune|region):(\w{2,5})$/i.exec(typed) ?? [];
  if (prefixed)
    return { kind: prefix?.toLowerCase() === "region" ? "region" : "commune", code: prefixed.toUpperCase() };
  const upper = typed.toUpperCase();
  if (FIVE.test(upper)) return { kind: "postcode", postcode: upper, name: "" };
  if (DEPARTMENT_CODE.test(upper)) return { kind: "department", code: upper };

  const { bare, departments } = splitDepartment(typed);
  const postcode = /(?:^|[\s,(])(?:F-)?(\d{5})(?:[\s,)]|$)/i.exec(bare)?.[1];
  const name = placeKey(postcode === undefined ? bare : bare.replace(postcode, " "));
  if (postcode !== undefined) return { kind: "postcode", postcode, name };
  const region = REGION_ABBREVIATIONS[name];
  if (region !== undefined) return { kind: "region", code: region };
  return ANYWHERE.has(name) ? { kind: "anywhere" } : { kind: "name", name, departments };
}

/** « Saint-Denis (93) », « Saint-Denis 93 », « 93 Saint-Denis »; « Lyon 7 » and « Paris 11 » are arrondissements. */
function splitDepartment(typed: string): { bare: string; departments: readonly string[] | null } {
  const [, before, inBrackets] = /^([^()]*)\(\s*(\w{2,3})\s*\)$/.exec(typed) ?? [];
  if (before !== undefined && inBrackets !== undefined) return { bare: before, departments: departmentsOf(inBrackets) };
  if (parseArrondissement(normalizeText(typed))) return { bare: typed, departments: null };
  const [, name, after] = /^(\D*[^\s,\d])[\s,]+(\d{2,3}|2[ab])$/i.exec(typed) ?? [];
  if (name !== undefined && after !== undefined) return { bare: name, departments: departmentsOf(after) };
  const [, first, rest] = /^(\d{2,3}|2[ab])[\s,]+(\D+)$/i.exec(typed) ?? [];
  if (first !== undefined && rest !== undefined) return { bare: rest, departments: departmentsOf(first) };
  return { bare: typed, departments: null };
}

/** Corsica was 20. */
function departmentsOf(code: string): readonly string[] {
  const upper = code.toUpperCase();
  return upper === "20" ? ["2A", "2B"] : [upper];
}

/** « St-Étienne » and « Saint Etienne » are the same; « Lyon 7 » is « lyon 7e ». */
export function placeKey(text: string): string {
  const key = normalizeText(text.replace(/\bs\//gi, "sur "))
    .replace(/[(),;"«»\\%_]/g, " ")
    .replace(/\bcedex(?: \d{1,2})?\b/g, " ")
    .replace(/\bste\b/g, "sainte")
    .replace(/\bst\b/g, "saint")
    .replace(/\s+/g, " ")
    .trim();
  const arrondissement = parseArrondissement(key);
  return arrondissement ? arrondissementKey(arrondissement) : key;
}

/** « la rochelle » is also searched as « rochelle ». */
export const withoutArticle = (key: string) => key.replace(/^(?:le|la|les|l) (?=\S)/, "");
