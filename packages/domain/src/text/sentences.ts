export type Sentence = { text: string; start: number };

/** Lower case, without accents, one character for one: a place found in it is the same place in the text. */
export function fold(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at += 1) folded += foldUnit(text.charAt(at));
  return folded;
}

function foldUnit(unit: string): string {
  if (unit <= "\u007f") return unit.toLowerCase();
  if (unit === "’" || unit === "‘") return "'";
  if (unit === "\u00a0" || unit === "\u202f" || unit === "\u2009") return " ";
  if (unit >= "\u2010" && unit <= "\u2015") return "-";
  const bare = unit.normalize("NFD").charAt(0).toLowerCase();
  return bare === "" ? unit : bare;
}

/** A run of words without an end is cut there, so that reading stays linear in the length of the text. */
const LONGEST_SENTENCE = 500;
const LONGEST_WORD = 100;

/** A point inside a number or an address ends nothing. */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isEnd = text[at] === "\n" || (".!?…".includes(text.charAt(at)) && /\s/.test(text[at + 1] ?? " "));
    const isTooLong = at - start >= LONGEST_SENTENCE + (text[at] === " " ? 0 : LONGEST_WORD);
    if (!isEnd && !isTooLong) continue;
    found.push({ text: text.slice(start, at + 1), start });
    start = at + 1;
  }
  if (start < text.length) found.push({ text: text.slice(start), start });
  return found;
}
