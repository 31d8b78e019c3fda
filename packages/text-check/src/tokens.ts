import { fold } from "@app/domain/text/sentences";
import { CONCEPTS } from "./concepts.fr.ts";
import { SHAPES, TOKEN } from "./shapes.ts";

/** A word, a sign or a figure of the text: `form` is what counts, `start` and `end` its place as typed. */
export type Token = { form: string; concept: string | null; start: number; end: number };

export function tokenise(typed: string): Token[] {
  const tokens: Token[] = [];
  for (const match of fold(typed).matchAll(TOKEN)) {
    const form = formOf(match);
    tokens.push({ form, concept: conceptOf(form), start: match.index, end: match.index + match[0].length });
  }
  markPhrases(tokens);
  return tokens;
}

function formOf({ 0: found, groups = {} }: RegExpExecArray): string {
  if (groups.word) return plainWord(found);
  if (groups.mark) return found.charAt(0);
  if (groups.spelled) return found.replaceAll(/[^a-z]/g, "");
  return `<${Object.keys(SHAPES).find((name) => groups[name] !== undefined)}>`;
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "€": "e",
};

/** « wh4ts4pp » reads « whatsapp », « siiii » reads « sii », and any number is the same token. */
function plainWord(word: string): string {
  if (!/[a-zœæ]/.test(word)) return /^\d/.test(word) ? "<number>" : word;
  const letters = /[\d$€@]/.test(word) ? word.replaceAll(/[01345@$€]/g, (sign) => LOOKALIKES[sign] ?? sign) : word;
  return letters
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll(/(.)\1{2,}/g, "$1$1");
}

type Lexicon = { words: Map<string, string>; beginnings: Map<string, string>; phrases: Map<string, string> };
const LONGEST_BEGINNING = 14;
const LONGEST_PHRASE = 4;

function readLexicon(): Lexicon {
  const lexicon: Lexicon = { words: new Map(), beginnings: new Map(), phrases: new Map() };
  for (const [concept, list] of Object.entries(CONCEPTS)) {
    for (const entry of list.split(",").map((one) => one.trim())) {
      const map = entry.includes(" ") ? lexicon.phrases : entry.endsWith("*") ? lexicon.beginnings : lexicon.words;
      const key = entry.replace("*", "");
      if (!map.has(key)) map.set(key, concept);
    }
  }
  return lexicon;
}
const LEXICON = readLexicon();

function conceptOf(form: string): string | null {
  if (form.startsWith("<")) return form === "<number>" ? null : form.slice(1, -1);
  const whole = LEXICON.words.get(form) ?? LEXICON.words.get(form.replace(/s$/, ""));
  if (whole) return whole;
  for (let length = Math.min(form.length, LONGEST_BEGINNING); length >= 3; length -= 1) {
    const found = LEXICON.beginnings.get(form.slice(0, length));
    if (found) return found;
  }
  return null;
}

/** The first word of a known phrase carries its concept, the others none. */
function markPhrases(tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = LONGEST_PHRASE; length >= 2; length -= 1) {
      const words = tokens.slice(at, at + length);
      const concept = LEXICON.phrases.get(words.map(({ form }) => form).join(" "));
      if (!concept) continue;
      for (const [place, word] of words.entries()) word.concept = place === 0 ? concept : null;
      break;
    }
  }
}
