/** How hard a password is to guess, with French words and keyboards. Run by `password-strength-thread.ts` only: it is slow. */
import type { PasswordWeakness } from "@app/domain/password";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as french } from "@zxcvbn-ts/language-fr";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** The first characters say enough; the analysis of 256 hostile ones takes seconds. */
const ANALYSED = 40;
const LOWEST_SCORE = 2;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...french, "passwords-fr": [...COMMON_PASSWORDS] },
  graphs: adjacencyGraphs,
  // Each more doubles the worst case; « P@ssw0rd » is caught with one.
  l33tMaxSubstitutions: 4,
  maxLength: ANALYSED,
});

/** Null when the password is hard enough to guess, even by someone who knows these words about its owner. */
export function findWeakness(password: string, words: readonly string[]): PasswordWeakness | null {
  const { score, sequence } = zxcvbn.check(password.slice(0, ANALYSED), [...words]);
  if (score >= LOWEST_SCORE) return null;
  const dictionaries = sequence.map((match) => ("dictionaryName" in match ? String(match.dictionaryName) : ""));
  if (dictionaries.includes("userInputs")) return "personal";
  return dictionaries.some((name) => name.startsWith("passwords")) ? "common" : "guessable";
}
