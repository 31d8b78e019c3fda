import { fold } from "../../text/sentences.ts";

/** A text as the rules read it, and where each of its characters stands in the text as typed. */
export type ReadableText = { text: string; places: readonly number[] };

const LOOKALIKES: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "@": "a", $: "s" };
const SEPARATORS = " .-_*";
const FEWEST_SPELLED_LETTERS = 3;

/** Without accents, capitals, line breaks, letters spelled one by one (« i.b.a.n ») or digits for letters (« c0de »). */
export function readable(typed: string): ReadableText {
  const folded = fold(typed.replaceAll(/[\s\u200b-\u200d\u2060]/g, " "));
  let text = "";
  const places: number[] = [];
  let at = 0;
  while (at < folded.length) {
    const end = endOfSpelling(folded, at);
    for (; at < end; at += 1) {
      if (!isLetter(folded[at])) continue;
      text += folded[at];
      places.push(at);
    }
    if (at >= folded.length) break;
    text += letterAt(folded, at);
    places.push(at);
    at += 1;
  }
  return { text, places };
}

const isLetter = (unit: string | undefined) => unit !== undefined && unit >= "a" && unit <= "z";

/** Where a run of single letters ends, each parted from the next by one sign; `start` itself when there is none. */
function endOfSpelling(text: string, start: number): number {
  if (isLetter(text[start - 1]) || !isLetter(text[start])) return start;
  let letters = 1;
  let end = start + 1;
  while (SEPARATORS.includes(text[end] ?? "a") && isLetter(text[end + 1]) && text[end] === text[start + 1]) {
    letters += 1;
    end += 2;
  }
  if (isLetter(text[end])) {
    // The last letter begins a word: it is not spelled.
    letters -= 1;
    end -= 2;
  }
  return letters >= FEWEST_SPELLED_LETTERS ? end : start;
}

function letterAt(text: string, at: number): string {
  const unit = text.charAt(at);
  const letter = LOOKALIKES[unit];
  if (letter === undefined || !isLetter(text[at - 1]) || !isLetter(text[at + 1])) return unit;
  return unit === "@" && isAddress(text, at) ? unit : letter;
}

const LONGEST_HOST = 60;

function isAddress(text: string, at: number): boolean {
  const host = text.slice(at + 1, at + LONGEST_HOST).split(" ", 1)[0] ?? "";
  return /\.[a-z]/.test(host);
}
