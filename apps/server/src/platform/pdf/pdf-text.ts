/** What the font of our PDFs can write: the alphabets of western and central Europe. */
const WRITABLE =
  /[\n\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u2190-\u2193\u2212]/u;

const REPLACED: Readonly<Record<string, string>> = {
  "\u202f": "\u00a0",
  "\u2010": "-",
  "\u2011": "-",
  "\u2015": "\u2014",
  "\u2044": "/",
  "\t": " ",
};

/** Breaking a longer word between lines takes the library a time that grows with its square. */
const LONGEST_WORD = /\S{80}(?=\S)/g;

/**
 * The text with what the font can write: « Nguyễn » becomes « Nguyen », « m² » « m2 ». Emoji, controls and other alphabets are left
 * out, with the spaces they leave at the ends of lines.
 */
export function writable(text: string): string {
  return Array.from(text.toWellFormed().normalize("NFC"), writableCharacter)
    .join("")
    .replace(/ {2,}/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(LONGEST_WORD, "$& ")
    .trim();
}

function writableCharacter(character: string): string {
  if (WRITABLE.test(character)) return character;
  const replaced = REPLACED[character];
  if (replaced !== undefined) return replaced;
  return Array.from(character.normalize("NFKD"), (part) => REPLACED[part] ?? part)
    .filter((part) => part !== "\n" && WRITABLE.test(part))
    .join("");
}
