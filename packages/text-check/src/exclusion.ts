import { LEGAL_EXCEPTION, OPEN_TO_ALL } from "@app/domain/missions/lint/discrimination-rules";
import { fold } from "@app/domain/text/sentences";
import { tokenise } from "./tokens.ts";

/** Grounds on which the law lets nobody be chosen, named by a word of their own. */
const GROUNDS: ReadonlySet<string> = new Set([
  "woman",
  "man",
  "old",
  "young",
  "age",
  "agerange",
  "origin",
  "religion",
  "orient",
  "union",
  "opinion",
]);
const EXCLUDES: ReadonlySet<string> = new Set(["neg", "refuse", "only"]);
/** The sentence is about who is served, or says that everybody is welcome. */
const OTHERWISE: ReadonlySet<string> = new Set(["serve", "thing", "welcome"]);
const FARTHEST = 8;

/** Whether a word that turns people away stands near the name of a ground: such a rule names the law. */
export function namesExclusion(sentence: string): boolean {
  const text = sentence.normalize("NFC");
  const folded = fold(text);
  if (OPEN_TO_ALL.test(folded) || LEGAL_EXCEPTION.test(folded)) return false;
  const concepts = tokenise(text).map(({ concept }) => concept ?? "");
  if (concepts.some((concept) => OTHERWISE.has(concept))) return false;
  return concepts.some(
    (concept, at) =>
      EXCLUDES.has(concept) &&
      concepts.slice(Math.max(0, at - FARTHEST), at + FARTHEST + 1).some((near) => GROUNDS.has(near)),
  );
}
