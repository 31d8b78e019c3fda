import { fold } from "./text.ts";

/** A number, whatever it is. */
const ANY_NUMBER = "#";
/** Words that may stand between two others without being said. */
type Gap = { atMost: number };
type Said = { words: ReadonlySet<string>; stems: readonly string[]; number: boolean };
export type Step = Said | Gap;
export type Phrase = readonly Step[];

/**
 * Phrases as a person writes them, separated by commas or new lines.
 * `a/b` either word, `(a b)` may be left out, `a*` any word that begins so, `#` a number, `..` up to three words,
 * `..5` up to five.
 */
export const phrases = (written: string): Phrase[] => read(written, (word) => [word]);

/** The same for names of people: each word is also read in the feminine and the plural, unless `=` says as it is. */
export const names = (written: string): Phrase[] => read(written, forms);

function read(written: string, inflect: (word: string) => string[]): Phrase[] {
  return written
    .split(/[,\n]/)
    .flatMap((one) => everyReading(fold(one).replaceAll(/[':-]/g, " ")))
    .map((one) => one.split(" ").filter((word) => word !== ""))
    .filter((words) => words.length > 0)
    .map((words) => words.map((word) => step(word, inflect)));
}

/** One phrase with words that may be left out is two phrases. */
function everyReading(phrase: string): string[] {
  const found = /\(([^)]*)\)/.exec(phrase);
  if (!found) return [phrase];
  const [head, tail] = [phrase.slice(0, found.index), phrase.slice(found.index + found[0].length)];
  return [...everyReading(`${head} ${found[1]} ${tail}`), ...everyReading(`${head} ${tail}`)];
}

function step(written: string, inflect: (word: string) => string[]): Step {
  const gap = /^\.\.(\d*)$/.exec(written);
  if (gap) return { atMost: Number(gap[1] || 3) };
  const choices = written.split("/");
  const whole = choices.filter((one) => !one.endsWith("*") && one !== ANY_NUMBER);
  return {
    words: new Set(whole.flatMap((one) => (one.startsWith("=") ? [one.slice(1)] : inflect(one)))),
    stems: choices.filter((one) => one.endsWith("*")).map((one) => one.slice(0, -1)),
    number: choices.includes(ANY_NUMBER),
  };
}

/** Too many rather than too few: a form nobody writes harms nobody. */
function forms(word: string): string[] {
  if (word.length < 4) return [word, `${word}s`];
  const roots = [word, `${word}e`];
  if (/[nlt]$/.test(word)) roots.push(`${word}${word.at(-1)}e`);
  if (word.endsWith("s")) roots.push(`${word}se`);
  if (word.endsWith("eau")) roots.push(`${word}x`);
  if (word.endsWith("f")) roots.push(`${word.slice(0, -1)}ve`);
  if (word.endsWith("x")) roots.push(`${word.slice(0, -1)}se`);
  if (word.endsWith("eur")) roots.push(`${word.slice(0, -1)}se`, word.replace(/teur$/, "trice"));
  if (word.endsWith("c")) roots.push(`${word.slice(0, -1)}que`, `${word}he`);
  return roots.flatMap((root) => (/[sx]$/.test(root) ? [root] : [root, `${root}s`]));
}

export const isGap = (one: Step): one is Gap => "atMost" in one;

export function fits(one: Said, word: string): boolean {
  if (one.words.has(word)) return true;
  if (one.number && /^\d+$/.test(word)) return true;
  return one.stems.some((stem) => word.startsWith(stem));
}
