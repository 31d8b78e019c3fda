/** Texts of a place field that cost most: little words, repeated beginnings, single letters, wildcards, long names mistyped. */

const LITTLE = [
  "de",
  "la",
  "le",
  "les",
  "sur",
  "en",
  "saint",
  "sous",
  "l",
  "d",
  "du",
  "et",
  "aux",
  "lès",
  "val",
  "mont",
];
const BEGINNINGS = ["sa", "saint", "sainte", "saint-", "mar", "la", "le", "les", "val", "mon", "villeneuve", "ville"];
const LONG_NAMES = [
  "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
  "Saint-Germain-de-Tallevende-la-Lande-Vaumont",
  "Beaujeu-Saint-Vallier-Pierrejux-et-Quitteur",
  "Chasselas-de-la-Roche-sur-les-Monts",
  "Les Essarts-lès-Sézanne-sous-Bois-la-Ville",
];
const SIGNS = [
  "%",
  "_",
  "%%%",
  "_____",
  "%a%",
  "s%",
  "\\",
  "-",
  "---",
  "'",
  "''",
  "(",
  "()",
  "( 93 )",
  "*",
  ".",
  "/",
  "«",
  "😀",
  "é",
];
const ALPHABET = "abcdefghijklmnopqrstuvwxyz".split("");
const COMMON = "aeiourstln".split("");
const LONGEST = 200;
const COUNT = 200;

export function worstQueries(): string[] {
  const all = [
    ...ALPHABET,
    ...SIGNS,
    ...BEGINNINGS,
    ...LITTLE,
    // Sequences of little words, from two to as many as fit.
    ...range(1, 24).map((length) => sequence(LITTLE, length * 2, 1)),
    ...range(1, 24).map((length) => sequence(LITTLE, length, 5)),
    ...range(2, 12).map((length) => sequence(["de", "la", "le", "les", "sur", "en"], length * 4, 1)),
    ...LITTLE.map((word) => `${word} `.repeat(40)),
    ...BEGINNINGS.map((word) => word.repeat(20)),
    ...BEGINNINGS.map((word) => `${word} `.repeat(20)),
    ...LONG_NAMES,
    ...LONG_NAMES.map((name) => name.replaceAll("i", "y")),
    ...LONG_NAMES.map((name) => `${name} ${name} ${name} ${name}`),
    ...LONG_NAMES.map((name) => name.replaceAll("-", "%")),
    ...COMMON.map((letter) => letter.repeat(LONGEST)),
    ...COMMON.map((letter) => `${letter} `.repeat(LONGEST / 2)),
    ...COMMON.map((letter) => `${letter}-`.repeat(LONGEST / 2)),
    ...range(1, 20).map((length) => `saint ${"sur ".repeat(length)}93`),
  ].map((text) => text.slice(0, LONGEST).trim());
  // The longest, and the shortest: those that match most.
  const distinct = [...new Set(all)].filter((text) => text !== "").toSorted((a, b) => b.length - a.length);
  const short = distinct.filter((text) => text.length <= 6);
  return [...short, ...distinct.filter((text) => !short.includes(text))].slice(0, COUNT);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Words of the list one after the other, by a step. */
const sequence = (words: readonly string[], length: number, step: number) =>
  Array.from({ length }, (_, index) => words[(index * step) % words.length]).join(" ");
