/** With French words and keyboards. Slow: only used in `password-strength-thread.ts`. */
import { isMadeOf, type PasswordWeakness } from "@app/domain/accounts/password";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as french } from "@zxcvbn-ts/language-fr";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Only the first characters: 256 hostile ones take seconds. */
const ANALYSED = 40;
const LOWEST_SCORE = 2;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...french, "passwords-fr": [...COMMON_PASSWORDS] },
  graphs: adjacencyGraphs,
  // Each one doubles the worst case; « P@ssw0rd » needs one.
  l33tMaxSubstitutions: 4,
  maxLength: ANALYSED,
});

/** Null when it is strong enough, given words about its owner. */
export function findWeakness(password: string, words: readonly string[]): PasswordWeakness | null {
  const { score, sequence } = zxcvbn.check(password.slice(0, ANALYSED), [...words]);
  // Their names are worth many guesses to it, and none to whoever knows them.
  if (score >= LOWEST_SCORE) return isMadeOf(words, password) ? "personal" : null;
  const dictionaries = sequence.map((match) => ("dictionaryName" in match ? String(match.dictionaryName) : ""));
  if (dictionaries.includes("userInputs")) return "personal";
  return dictionaries.some((name) => name.startsWith("passwords")) ? "common" : "guessable";
}
