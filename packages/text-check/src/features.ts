import type { Token } from "./tokens.ts";

/** `first` and `last` are the tokens it was read from; a fact known besides the text has none. */
export type Feature = { bucket: number; value: number; first: number; last: number };

export const BITS = 17;
const CHARS = { shortest: 3, longest: 5 };
const LONGEST_CONCEPT_RUN = 4;
const NEAR = 4;
const FARTHEST = 30;
const BLOCK_WEIGHT = { words: 1, chars: 1, concepts: 1.5 };
const FEWEST_IN_BLOCK = 4;
const FACT_VALUE = 0.3;
const BIAS_VALUE = 0.5;

/** Words and pairs of words, pieces of words, and concepts alone, in a run, or two by two anywhere in the passage. */
export function features(tokens: readonly Token[], facts: readonly string[]): Feature[] {
  const found: Feature[] = [];
  const addBlock = (block: Block, weight: number) => {
    const value = weight / Math.sqrt(Math.max(block.size, FEWEST_IN_BLOCK));
    for (const [name, [first, last]] of block) found.push({ bucket: bucketOf(name), value, first, last });
  };
  const stems = tokens.map(({ form }) => stem(form));
  addBlock(wordBlock(stems), BLOCK_WEIGHT.words);
  addBlock(charBlock(tokens), BLOCK_WEIGHT.chars);
  addBlock(conceptBlock(tokens, stems), BLOCK_WEIGHT.concepts);
  for (const fact of facts) found.push({ bucket: bucketOf(`fact:${fact}`), value: FACT_VALUE, first: 0, last: -1 });
  found.push({ bucket: bucketOf("bias"), value: BIAS_VALUE, first: 0, last: -1 });
  return found;
}

function bucketOf(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 12)) >>> 0) & (2 ** BITS - 1);
}

/** Plural, feminine and verb endings. */
function stem(form: string): string {
  if (form.length < 5 || form.startsWith("<")) return form;
  const cut = form
    .replace(/[sx]$/, "")
    .replace(/(?:euse|rice|eresse)$/, "eur")
    .replace(/iere$/, "ier")
    .replace(/i?enne$/, "en")
    .replace(/ive$/, "if")
    .replace(/(?:issons|issez|issent|erons|eront|erez|aient|ions|iez|ons|ent|ait|ais|ees|ee|er|ez|es|e)$/, "");
  return cut.length >= 3 ? cut : form;
}

type Block = Map<string, [first: number, last: number]>;
const addOnce = (block: Block, name: string, first: number, last: number) =>
  block.has(name) ? block : block.set(name, [first, last]);

function wordBlock(stems: readonly string[]): Block {
  const block: Block = new Map();
  for (const [at, word] of stems.entries()) {
    addOnce(block, `word:${word}`, at, at);
    const next = stems[at + 1];
    if (next !== undefined) addOnce(block, `pair:${word} ${next}`, at, at + 1);
  }
  return block;
}

function charBlock(tokens: readonly Token[]): Block {
  const block: Block = new Map();
  for (const [at, { form }] of tokens.entries()) {
    if (form.startsWith("<") || !/[a-z]/.test(form)) continue;
    const word = `_${form}_`;
    for (let size = CHARS.shortest; size <= CHARS.longest; size += 1) {
      for (let from = 0; from + size <= word.length; from += 1) {
        addOnce(block, `chars:${word.slice(from, from + size)}`, at, at);
      }
    }
  }
  return block;
}

function conceptBlock(tokens: readonly Token[], stems: readonly string[]): Block {
  const block: Block = new Map();
  const symbols = tokens.map(({ concept }, at) => concept?.toUpperCase() ?? stems[at] ?? "");
  const places = tokens.flatMap(({ concept }, at) => (concept ? [at] : []));
  for (let at = 0; at < symbols.length; at += 1) {
    for (let size = 1; size <= LONGEST_CONCEPT_RUN && at + size <= symbols.length; size += 1) {
      if (!tokens.slice(at, at + size).some(({ concept }) => concept)) continue;
      addOnce(block, `run:${symbols.slice(at, at + size).join(" ")}`, at, at + size - 1);
    }
  }
  for (const [rank, first] of places.entries()) {
    for (const last of places.slice(rank + 1, rank + 1 + FARTHEST)) {
      if (last - first > FARTHEST) break;
      const [one = "", two = ""] = [symbols[first], symbols[last]];
      addOnce(block, `then:${one}>${two}${last - first <= NEAR ? "" : "~"}`, first, last);
      addOnce(block, `both:${one < two ? `${one}&${two}` : `${two}&${one}`}`, first, last);
    }
  }
  return block;
}
