import { typingErrors } from "../spelling.ts";
import { FORMS, NAMES } from "./meaning.ts";
import { ORDINARY } from "./words/ordinary.ts";
import { GLUED, OTHERWISE_SPELT, WORTH_MENDING } from "./words/spelling.ts";

/** A text with its misspelt words put right; `at` gives the place in the text as typed of each of its characters. */
export type Repaired = { text: string; at: readonly number[] };

const CHUNK = /[a-z](?:[ ._-][a-z]){3,}(?![a-z'])|[a-z0-9€@$*]+/g;
const SHORTEST = 5;
const LONG = 10;
const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "€": "e",
  "@": "a",
  $: "s",
};

const RIGHT: ReadonlySet<string> = new Set([...NAMES, ...WORTH_MENDING]);
const KNOWN: ReadonlySet<string> = new Set([...RIGHT, ...FORMS]);
const BY_LETTER = new Map<string, string[]>();
const BY_SOUND = new Map<string, string>();
for (const word of RIGHT) {
  if (!/^[a-z]+$/.test(word) || word.length < SHORTEST) continue;
  const letter = word.charAt(0);
  BY_LETTER.set(letter, [...(BY_LETTER.get(letter) ?? []), word]);
  if (!BY_SOUND.has(sound(word))) BY_SOUND.set(sound(word), word);
}

export function repair(folded: string): Repaired {
  let text = "";
  const at: number[] = [];
  let copied = 0;
  const copyUntil = (end: number) => {
    for (; copied < end; copied += 1) {
      text += folded.charAt(copied);
      at.push(copied);
    }
  };
  const mended = new Map<string, string>();
  for (const { 0: chunk, index } of folded.matchAll(CHUNK)) {
    let right = mended.get(chunk);
    if (right === undefined) {
      right = mend(chunk);
      mended.set(chunk, right);
    }
    if (right === chunk) continue;
    copyUntil(index);
    for (let place = 0; place < right.length; place += 1) at.push(index + Math.min(place, chunk.length - 1));
    text += right;
    copied = index + chunk.length;
  }
  copyUntil(folded.length);
  at.push(folded.length);
  return { text, at };
}

function mend(chunk: string): string {
  if (/[ ._-]/.test(chunk)) {
    const joined = chunk.replaceAll(/[ ._-]/g, "");
    return KNOWN.has(joined) ? joined : chunk;
  }
  if (!/^[a-z]+$/.test(chunk)) return /[a-z].*[a-z]/.test(chunk) ? disguised(chunk) : chunk;
  const other = OTHERWISE_SPELT.get(chunk);
  if (other) return other;
  if (KNOWN.has(chunk) || ORDINARY.has(chunk)) return chunk;
  return stretched(chunk) ?? unglued(chunk) ?? closest(chunk) ?? chunk;
}

/** « f€mme », « j3une », « n*irs ». */
function disguised(chunk: string): string {
  const plain = chunk.replaceAll(/[0-9€@$]/g, (sign) => LEET[sign] ?? sign);
  if (KNOWN.has(plain)) return plain;
  if (!plain.includes("*") || chunk.length < 4) return chunk;
  const shape = new RegExp(`^${plain.replaceAll("*", "[a-z]")}$`);
  return (BY_LETTER.get(plain.charAt(0)) ?? []).find((word) => shape.test(word)) ?? chunk;
}

/** « jeuuune ». */
function stretched(word: string): string | null {
  if (!/(.)\1\1/.test(word)) return null;
  const one = word.replaceAll(/(.)\1{2,}/g, "$1");
  if (KNOWN.has(one)) return one;
  const two = word.replaceAll(/(.)\1{2,}/g, "$1$1");
  return KNOWN.has(two) ? two : null;
}

/** « sabstenir », « dorigine », « pasde », « jeunefille ». */
function unglued(word: string): string | null {
  for (let cut = 1; cut <= word.length - 4; cut += 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (!KNOWN.has(tail) || tail.length < 4) continue;
    if (/^(?:[ldsnjmct]|qu)$/.test(head) && /^[aeiouyh]/.test(tail)) return `${head}'${tail}`;
    if (GLUED.has(head) || (KNOWN.has(head) && head.length >= 4 && tail.length >= SHORTEST)) return `${head} ${tail}`;
  }
  return null;
}

function closest(word: string): string | null {
  if (word.length < SHORTEST) return null;
  const near = (BY_LETTER.get(word.charAt(0)) ?? []).filter((known) => Math.abs(known.length - word.length) <= 2);
  const slip = near.find((known) => isOneSlip(word, known) && root(known) !== root(word));
  if (slip) return slip;
  const two =
    word.length < LONG ? undefined : near.find((known) => known.length >= LONG - 1 && isTwoSlips(word, known));
  if (two) return two;
  const alike = BY_SOUND.get(sound(word));
  if (!alike || root(alike) === root(word) || sound(word).length < 4) return null;
  return Math.abs(alike.length - word.length) <= 2 ? alike : null;
}

/** One letter added, forgotten, replaced or swapped with its neighbour. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return (
    a.slice(at + 1) === b.slice(at + 1) ||
    a.slice(at) === b.slice(at + 1) ||
    a.slice(at + 1) === b.slice(at) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2))
  );
}
const isTwoSlips = (a: string, b: string) =>
  a.slice(0, 2) === b.slice(0, 2) && root(a) !== root(b) && typingErrors(a, b) <= 2;

/** Two endings of one verb are no slip. */
const root = (word: string) => word.replace(/(?:er|ez|ent|ons|ant|ions|iez|ait|ees?|es?|s|ement)$/, "");

/** How a word sounds, roughly: what a hurried hand writes the same way. */
function sound(word: string): string {
  return word
    .replaceAll("ph", "f")
    .replaceAll(/qu|k/g, "c")
    .replaceAll("y", "i")
    .replaceAll(/eau|au/g, "o")
    .replaceAll(/ai|ei/g, "e")
    .replaceAll(/(?<!c)h/g, "")
    .replaceAll(/(.)\1+/g, "$1")
    .replaceAll(/(?:er|ez|ee|es|e|s|x)+$/g, "");
}
