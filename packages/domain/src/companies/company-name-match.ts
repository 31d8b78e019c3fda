import { ARTICLES, comparableWords, hasWord, isSameWord, LEGAL_WORDS, TRADE_WORDS } from "./company-words.ts";

export type NameMatch = "agrees" | "doubtful" | "differs";

/** A share of common words under which two names have nothing to do with each other. */
const LEAST_SHARE = 0.34;

type Name = { all: string[]; distinctive: string[] };

/** Compares the name someone typed with one that the register has. */
export function matchName(typed: string, registered: string, towns: readonly string[]): NameMatch {
  const [one, other] = [readName(typed, towns), readName(registered, towns)];
  if (one.all.length === 0 || other.all.length === 0) return "differs";
  const isSameText = one.all.join(" ") === other.all.join(" ");
  if (one.distinctive.length === 0 || other.distinctive.length === 0)
    return isSameText || one.all.some((word) => hasWord(other.all, word)) ? "doubtful" : "differs";
  if (isSameText || isSameWord(one.distinctive.join(""), other.distinctive.join(""))) return "agrees";
  if (isWithin(one, other) || isWithin(other, one)) return "agrees";
  const common = one.distinctive.filter((word) => hasWord(other.distinctive, word)).length;
  const share = (2 * common) / (one.distinctive.length + other.distinctive.length);
  return common > 0 && share >= LEAST_SHARE ? "doubtful" : "differs";
}

/** A sole trader's own name: the first name or the surname alone may be anybody's. */
export function matchPerson(typed: string, fullName: string): NameMatch {
  const words = readName(typed, []).distinctive;
  const [outside = "", ...inside] = fullName.split(/[()]/);
  const ownWords = comparableWords(outside);
  const given = words.filter((word) => hasWord(ownWords, word)).length;
  const others = words.filter((word) => !hasWord(ownWords, word));
  const isSurnameOfBirth = inside.some((part) => comparableWords(part).some((word) => hasWord(others, word)));
  if (given >= 2 || (given === 1 && isSurnameOfBirth)) return "agrees";
  return given === 1 || isSurnameOfBirth ? "doubtful" : "differs";
}

function readName(text: string, towns: readonly string[]): Name {
  const all = comparableWords(text).filter((word) => !LEGAL_WORDS.has(word) && !ARTICLES.has(word));
  const townWords = new Set(towns.flatMap(comparableWords));
  return { all, distinctive: all.filter((word) => !TRADE_WORDS.has(word) && !townWords.has(word)) };
}

const isWithin = (one: Name, other: Name): boolean => one.distinctive.every((word) => hasWord(other.distinctive, word));
