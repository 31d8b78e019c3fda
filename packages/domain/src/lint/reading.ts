import { meanings, type Role, type Span } from "./meaning.ts";
import type { LintRule, LintSeverity } from "./rule.ts";
import { type Token, tokens } from "./tokens.ts";
import { LIGHT } from "./words/speech.ts";

export type Seen = { rules: readonly LintRule[]; severity: LintSeverity; start: number; end: number };

const LIGHT_WORDS = new Set(LIGHT.split(/[,\s]+/));

/** A sentence whose words and roles are known. */
export class Reading {
  readonly words: readonly Token[];
  readonly spans: readonly Span[];
  /** « quels que soient l'âge, le sexe… »: nothing is asked, unless the sentence takes it back. */
  readonly isEqual: boolean;
  readonly #byRole = new Map<Role, Span[]>();

  constructor(sentence: string) {
    this.words = tokens(sentence);
    this.spans = meanings(this.words);
    for (const span of this.spans) {
      if (span.meaning.kind !== "role") continue;
      const known = this.#byRole.get(span.meaning.role);
      if (known) known.push(span);
      else this.#byRole.set(span.meaning.role, [span]);
    }
    const equal = this.of("equal")[0];
    this.isEqual = equal !== undefined && !this.of("however").some(({ from }) => from > equal.from);
  }

  of(...roles: Role[]): Span[] {
    return roles.flatMap((role) => this.#byRole.get(role) ?? []);
  }
  /** One of these roles is played by words that begin between two places. */
  between(from: number, to: number, ...roles: Role[]): boolean {
    return this.of(...roles).some((span) => span.from >= from && span.from < to);
  }
  /** One of these roles ends just before a place, give or take a few words. */
  before(at: number, reach: number, ...roles: Role[]): boolean {
    return this.of(...roles).some((span) => span.to <= at && at - span.to <= reach && !this.cut(span.to, at, true));
  }
  /** Punctuation parts the words from one place to the other. */
  cut(from: number, to: number, comma: boolean): boolean {
    return this.words.slice(from, to + 1).some((word) => word.stop || (comma && word.comma));
  }
  /** The words just before a place name others than the reader, and no wish has come since. */
  ofOthers(at: number, reach = 3): boolean {
    return this.of("serve", "others").some(
      (span) =>
        span.to <= at &&
        at - span.to <= reach &&
        !this.cut(span.to, at, true) &&
        !this.between(span.to, at, "wish", "required"),
    );
  }
  /** Another sense of the same words, as a whole: « femme de ménage ». */
  isNeutral({ from, to, meaning }: Span): boolean {
    return this.of("neutral").some(
      (one) => one.from <= from && one.to >= to && (meaning.kind === "group" || one.to - one.from > to - from),
    );
  }
  /** The women and the men named in the sentence. */
  sexes(): Span[] {
    return this.spans.filter(
      (span) => span.meaning.kind === "group" && span.meaning.group.side && !this.isNeutral(span),
    );
  }
  /** How many words between two places weigh in the meaning. */
  heavy(from: number, to: number): number {
    const people = this.of("person").filter((one) => one.from >= from && one.to <= to);
    return this.words
      .slice(from, to)
      .filter(
        ({ word }, at) =>
          !LIGHT_WORDS.has(word) &&
          !/^\d+$/.test(word) &&
          !people.some((one) => one.from <= from + at && from + at < one.to),
      ).length;
  }
  seen(rules: readonly LintRule[], severity: LintSeverity, from: number, to: number): Seen {
    return { rules, severity, start: this.words[from]?.start ?? 0, end: this.words[to - 1]?.end ?? 0 };
  }
}
