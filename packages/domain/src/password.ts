const MIN_LENGTH = 8;
const MAX_LENGTH = 256;

export type PasswordRefusal = "too_short" | "too_long";

/** The checks that need no dictionary; the server also refuses passwords that are easy to guess. */
export function refusePassword(password: string): PasswordRefusal | null {
  const { length } = Array.from(password);
  if (length < MIN_LENGTH) return "too_short";
  return length > MAX_LENGTH ? "too_long" : null;
}

/** Why a password of the right length is refused all the same. */

export type PasswordWeakness = "personal" | "common" | "guessable";
