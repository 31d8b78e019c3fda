/** Numbers as dictation writes them: « quatorze », « vingt-deux », « quatre-vingt-dix », « cent dix ». */

const UNITS: ReadonlyMap<string, number> = new Map(
  "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
    .split(" ")
    .map((word, at) => [word, at + 2]),
);
const TENS: ReadonlyMap<string, number> = new Map(
  "vingt trente quarante cinquante soixante".split(" ").map((word, at) => [word, (at + 2) * 10]),
);

type Read = { value: number; count: number };

/** The number that these words begin with, and how many of them it takes. « un » alone is an article, and is left. */
export function readNumberWords(words: readonly string[]): Read | null {
  const thousands = multiple(words, /^mille$/, 1000);
  const hundreds = multiple(words.slice(thousands.count), /^cents?$/, 100);
  const rest = underHundred(words.slice(thousands.count + hundreds.count));
  const count = thousands.count + hundreds.count + rest.count;
  return count === 0 ? null : { value: thousands.value + hundreds.value + rest.value, count };
}

function multiple(words: readonly string[], pattern: RegExp, size: number): Read {
  const [first = "", second = ""] = words;
  if (pattern.test(first)) return { value: size, count: 1 };
  const times = UNITS.get(first);
  return times !== undefined && pattern.test(second) ? { value: times * size, count: 2 } : { value: 0, count: 0 };
}

function underHundred([first = "", second = "", third = "", fourth = ""]: readonly string[]): Read {
  if (first === "quatre" && /^vingts?$/.test(second)) {
    const rest = third === "un" || third === "une" ? { value: 1, count: 1 } : underTwenty(third, fourth);
    return { value: 80 + rest.value, count: 2 + rest.count };
  }
  const tens = TENS.get(first);
  if (tens === undefined) return underTwenty(first, second);
  if (second === "et" && /^une?$/.test(third)) return { value: tens + 1, count: 3 };
  if (second === "et" && third === "onze" && tens === 60) return { value: 71, count: 3 };
  const rest = underTwenty(second, third);
  const fits = rest.count > 0 && rest.value < (tens === 60 ? 20 : 10);
  return fits ? { value: tens + rest.value, count: 1 + rest.count } : { value: tens, count: 1 };
}

function underTwenty(first = "", second = ""): Read {
  const unit = UNITS.get(first);
  if (unit === undefined) return { value: 0, count: 0 };
  const more = UNITS.get(second) ?? 0;
  return first === "dix" && more >= 7 && more <= 9 ? { value: 10 + more, count: 2 } : { value: unit, count: 1 };
}
