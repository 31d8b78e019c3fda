import type { Group } from "./group.ts";
import { fits, isGap, names, type Phrase, phrases, type Step } from "./lexicon.ts";
import type { Token } from "./tokens.ts";
import { NEUTRAL, OTHER_AGE } from "./words/neutral.ts";
import { PAIRS, type Pair } from "./words/pairs.ts";
import { PAIRS_OF_THE_DEAL } from "./words/pairs-deal.ts";
import { BODY } from "./words/people-body.ts";
import { LIFE } from "./words/people-life.ts";
import { SAID, type Said } from "./words/said.ts";
import { SAID_OF_THE_DEAL } from "./words/said-deal.ts";
import { SAID_OF_LIFE } from "./words/said-life.ts";
import * as speech from "./words/speech.ts";

/** What a run of words does in the sentence. */
const ROLES = {
  wish: speech.WISH,
  required: speech.REQUIRED,
  refuse: speech.REFUSE_BEFORE,
  without: speech.WITHOUT,
  goAway: speech.GO_AWAY,
  turnedAway: speech.TURNED_AWAY,
  person: speech.PERSON,
  youAre: speech.YOU_ARE,
  jobFor: speech.JOB_FOR,
  others: speech.OTHERS,
  serve: speech.SERVE,
  payers: speech.PAYERS,
  things: speech.THINGS,
  equal: speech.EQUAL,
  however: speech.HOWEVER,
  byLaw: speech.BY_LAW,
  welcome: speech.WELCOME,
  neutral: NEUTRAL,
  otherAge: OTHER_AGE,
} as const;
export type Role = keyof typeof ROLES;

type Meaning =
  | { kind: "role"; role: Role }
  | { kind: "group"; group: Group }
  | { kind: "said"; said: Said }
  | { kind: "unless"; said: Said }
  | { kind: "pair"; pair: Pair; half: "first" | "beside" | "unless" };
export type Span = { from: number; to: number; meaning: Meaning };

const GROUPS: readonly Group[] = [...BODY, ...LIFE];
const ALL_SAID: readonly Said[] = [...SAID, ...SAID_OF_LIFE, ...SAID_OF_THE_DEAL];

/** How many letters of a stem tell it from the others; none is shorter. */
const STEM = 3;
type Entry = { phrase: Phrase; meaning: Meaning };
const ENTRIES: readonly Entry[] = [
  ...Object.entries(ROLES).flatMap(([role, list]) =>
    phrases(list).map((phrase) => ({ phrase, meaning: { kind: "role" as const, role: role as Role } })),
  ),
  ...GROUPS.flatMap((group) =>
    names(group.names).map((phrase) => ({ phrase, meaning: { kind: "group" as const, group } })),
  ),
  ...ALL_SAID.flatMap((said) => [
    ...phrases(said.phrases).map((phrase) => ({ phrase, meaning: { kind: "said" as const, said } })),
    ...phrases(said.unless ?? "").map((phrase) => ({ phrase, meaning: { kind: "unless" as const, said } })),
  ]),
  ...[...PAIRS, ...PAIRS_OF_THE_DEAL].flatMap((pair) =>
    (["first", "beside", "unless"] as const).flatMap((half) =>
      phrases(pair[half] ?? "").map((phrase) => ({ phrase, meaning: { kind: "pair" as const, pair, half } })),
    ),
  ),
];

/** By the first word, or how it begins, so that each word of a text is tried against a few phrases only. */
const BY_OPENING = new Map<string, Entry[]>();
for (const entry of ENTRIES) {
  for (const opening of openings(entry.phrase[0])) {
    const known = BY_OPENING.get(opening);
    if (known) known.push(entry);
    else BY_OPENING.set(opening, [entry]);
  }
}
function openings(first: Step | undefined): Set<string> {
  if (!first || isGap(first)) return new Set();
  const stems = first.stems.map((stem) => `${stem.slice(0, STEM)}*`);
  return new Set([...first.words, ...stems, ...(first.number ? ["#"] : [])]);
}

/** Every known run of words of a sentence; they may overlap. */
export function meanings(words: readonly Token[]): Span[] {
  return words.flatMap(({ word }, from) => {
    const keys = [word, `${word.slice(0, STEM)}*`, ...(/^\d/.test(word) ? ["#"] : [])];
    return keys
      .flatMap((key) => BY_OPENING.get(key) ?? [])
      .flatMap(({ phrase, meaning }) => {
        const to = endOf(phrase, 0, words, from);
        return to === null ? [] : [{ from, to, meaning }];
      });
  });
}

function endOf(phrase: Phrase, at: number, words: readonly Token[], from: number): number | null {
  const step = phrase[at];
  if (!step) return from;
  if (isGap(step)) {
    if (at === phrase.length - 1) return from;
    for (let skipped = 0; skipped <= step.atMost; skipped += 1) {
      const end = endOf(phrase, at + 1, words, from + skipped);
      if (end !== null) return end;
    }
    return null;
  }
  const token = words[from];
  if (!token || !fits(step, token.word)) return null;
  return endOf(phrase, at + 1, words, from + 1);
}

/** Shorter ones look too much like plain words. */
const SHORT = 5;
/** Names of people of one word: those a slip is mended into as they are listed, and all their forms, left alone. */
const NAMES_OF_ONE_WORD = ENTRIES.flatMap(({ phrase: [only, ...more], meaning }) =>
  meaning.kind === "group" && only && !isGap(only) && more.length === 0 ? [[...only.words]] : [],
);
export const NAMES: ReadonlySet<string> = new Set(
  NAMES_OF_ONE_WORD.flatMap(([name = ""]) =>
    name.length > SHORT ? [name, /[sx]$/.test(name) ? name : `${name}s`] : [],
  ),
);
export const FORMS: ReadonlySet<string> = new Set(NAMES_OF_ONE_WORD.flat());
