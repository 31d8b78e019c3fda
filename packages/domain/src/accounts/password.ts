const MIN_LENGTH = 8;
const MAX_LENGTH = 256;

export type PasswordRefusal = "too_short" | "too_long";

/** The checks that need no dictionary; the server also refuses passwords that are easy to guess. */
export function refusePassword(password: string): PasswordRefusal | null {
  const { length } = Array.from(password);
  if (length < MIN_LENGTH) return "too_short";
  return length > MAX_LENGTH ? "too_long" : null;
}

/** Whether all its letters are words about its owner, one after the other, whatever the digits and signs around them. */
export function isMadeOf(words: readonly string[], password: string): boolean {
  const known = words.map(plain).filter((word) => word !== "");
  const runs = plain(password).match(/\p{L}+/gu) ?? [];
  return runs.length > 0 && runs.every((run) => isSpelledBy(known, run));
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** `reached[n]`: the first n letters are whole words. */
function isSpelledBy(words: readonly string[], run: string): boolean {
  const reached = [true];
  for (let end = 1; end <= run.length; end += 1)
    reached[end] = words.some((word) => reached[end - word.length] === true && run.endsWith(word, end));
  return reached[run.length] === true;
}

/** Why a password of the right length is refused all the same. */
export type PasswordWeakness = "personal" | "common" | "guessable";
