import { COMMON_PASSWORDS } from "./catalogue/common-passwords.ts";

const MIN_LENGTH = 8;
const MAX_LENGTH = 256;

export type PasswordRefusal = "too_short" | "too_long" | "too_common";

/** The only three reasons to refuse a password; everything else is advice. */
export function refusePassword(password: string): PasswordRefusal | null {
  const { length } = Array.from(password);
  if (length < MIN_LENGTH) return "too_short";
  if (length > MAX_LENGTH) return "too_long";
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? "too_common" : null;
}

/** Advice shown while typing: 0 refused, 1 weak, 2 fair, 3 strong. Length counts more than odd characters. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (refusePassword(password) !== null) return 0;
  const characters = Array.from(password);
  const distinct = new Set(characters).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  if (distinct < 5) return 1;
  if (characters.length >= 16 || (characters.length >= 12 && kinds >= 3)) return 3;
  return characters.length >= 12 || kinds >= 3 ? 2 : 1;
}
