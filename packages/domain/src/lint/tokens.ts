/** A word of a folded sentence, with its place; punctuation is only remembered as what stood before. */
export type Token = { word: string; start: number; end: number; comma: boolean; stop: boolean };

const WORD = /[a-z]+|\d+|€/g;
/** « employé(e)s », « vendeur·se », « étudiant.e.s »: the second ending is no word of its own. */
const OTHER_ENDING =
  /^(?:\((?:e|ne|se|le|te|euse|iere|ere|trice|rice|re|s|es|x|ve|sse)s?\)s?|[·•.](?:e|ne|se|le|te|euse|iere|ere|trice|rice|re|ve|sse)(?:[·•.]?s)?(?![a-z]))/;

const TENS = ["vingt", "trente", "quarante", "cinquante", "soixante"];
const UNITS = ["", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];

/** « trente-cinq » is 35: ages are also written in words. */
function figures(words: readonly Token[]): Token[] {
  return words.flatMap((token, at) => {
    const tens = TENS.indexOf(token.word);
    const before = TENS.includes(words[at - 1]?.word ?? "");
    if (tens < 0) return before && UNITS.indexOf(token.word) > 0 ? [] : [token];
    const next = words[at + 1];
    const unit = Math.max(0, UNITS.indexOf(next?.word ?? ""));
    return [{ ...token, word: String((tens + 2) * 10 + unit), end: unit > 0 && next ? next.end : token.end }];
  });
}

export function tokens(sentence: string): Token[] {
  const found: Token[] = [];
  let before = 0;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(sentence); match; match = WORD.exec(sentence)) {
    const between = sentence.slice(before, match.index);
    const [word] = match;
    let end = match.index + word.length;
    const ending = word.length > 1 ? OTHER_ENDING.exec(sentence.slice(end, end + 9)) : null;
    if (ending) end += ending[0].length;
    found.push({
      word: word === "€" ? "euros" : word,
      start: match.index,
      end,
      comma: /[,()]/.test(between),
      stop: /[;:]|\s[-–—]\s/.test(between),
    });
    before = end;
    WORD.lastIndex = end;
  }
  return figures(found);
}
