import type { Span } from "./meaning.ts";
import type { Reading, Seen } from "./reading.ts";
import type { LintRule } from "./rule.ts";
import { soften } from "./soften.ts";
import { type GroupSpan, ways } from "./ways.ts";
import { ALSO_A_LANGUAGE } from "./words/people-life.ts";

const OF_A_PERSON = new Set<LintRule>([
  "age",
  "sex",
  "origin",
  "religion",
  "health",
  "appearance",
  "family",
  "address",
  "orientation",
  "opinion",
  "union",
]);
const ASKED_OF_A_PERSON = new Set<LintRule>([
  "fees",
  "money_request",
  "bank",
  "documents",
  "salary_history",
  "criminal_record",
]);
/** Grounds that a sentence said to everyone, or said so as not to ask, does not touch. */
export const isAboutPeople = (rule: LintRule): boolean => OF_A_PERSON.has(rule) || ASKED_OF_A_PERSON.has(rule);

/** What a sentence says of people that the law does not let an advert say. */
export function readFrames(reading: Reading, field: "title" | "description"): Seen[] {
  const found = [...said(reading), ...pairs(reading)];
  if (!reading.isEqual) found.push(...groups(reading).flatMap((group) => ways(reading, group, field)));
  return found.filter(({ rules }) => !reading.isEqual || !rules.some(isAboutPeople)).map((one) => soften(one, reading));
}

function said(reading: Reading): Seen[] {
  return reading.spans.flatMap((span) => {
    if (span.meaning.kind !== "said") return [];
    const { said: one } = span.meaning;
    if (one.severity === "block" && reading.isNeutral(span)) return [];
    if (reading.spans.some(({ meaning }) => meaning.kind === "unless" && meaning.said === one)) return [];
    const { rules, severity } = one;
    // « aucuns frais », « pas de travail au noir »: said to be refused.
    if (!rules.some((rule) => OF_A_PERSON.has(rule)) && reading.before(span.from, 2, "refuse", "without")) return [];
    // A client's looks, a patient's health: not the worker's.
    if (rules.some(isAboutPeople) && reading.ofOthers(span.from)) return [];
    if (rules.some((rule) => OF_A_PERSON.has(rule)) && reading.before(span.from, 1, "things")) return [];
    return [reading.seen(rules, severity, span.from, span.to)];
  });
}

function pairs(reading: Reading): Seen[] {
  const halves = reading.spans.flatMap(({ from, to, meaning }) =>
    meaning.kind === "pair" ? [{ from, to, ...meaning }] : [],
  );
  const stopped = new Set(halves.filter(({ half }) => half === "unless").map(({ pair }) => pair));
  return halves.flatMap((first) => {
    if (first.half !== "first" || stopped.has(first.pair)) return [];
    const beside = halves.find(
      (one) =>
        one.pair === first.pair &&
        one.half === "beside" &&
        (one.from >= first.to ? one.from - first.to : first.from - one.to) <= first.pair.within &&
        (one.from >= first.to || one.to <= first.from),
    );
    if (!beside) return [];
    const { rules, severity } = first.pair;
    const near = reading.of("payers").some((one) => Math.abs(one.from - first.from) <= 8);
    if (near && rules.some((rule) => ASKED_OF_A_PERSON.has(rule))) return [];
    return [reading.seen(rules, severity, Math.min(first.from, beside.from), Math.max(first.to, beside.to))];
  });
}

/** The people named, but for other senses of the same words. */
function groups(reading: Reading): GroupSpan[] {
  const all = reading.spans.flatMap((span) =>
    span.meaning.kind === "group" ? [{ ...span, group: span.meaning.group }] : [],
  );
  const women = all.filter(({ group }) => group.side === "women");
  const men = all.filter(({ group }) => group.side === "men");
  const both = women.some((one) => men.some((other) => named(reading, one, other) || named(reading, other, one)));
  return all.filter((span) => !reading.isNeutral(span) && !(both && span.group.side) && !isLanguage(reading, span));
}

/** « hommes et femmes », « femme ou homme », « garçon / fille ». */
function named(reading: Reading, one: Span, other: Span): boolean {
  if (reading.between(one.to, other.from, "refuse")) return false;
  const gap = reading.words.slice(one.to, other.from);
  if (other.from < one.to || gap.length > 4) return false;
  return gap.length === 0
    ? !reading.words[other.from]?.comma
    : gap.some(({ word }) => word === "et" || word === "ou" || word === "comme") &&
        !gap.some(({ word }) => word === "pas" || word === "non");
}

/** « Portugais apprécié » asks for a language, « des Portugais » for people. */
function isLanguage(reading: Reading, span: Span): boolean {
  const word = reading.words[span.from]?.word ?? "";
  if (span.to - span.from > 1 || !ALSO_A_LANGUAGE.has(word)) return false;
  const before = reading.words[span.from - 1]?.word ?? "";
  if (["des", "les", "aux", "ces", "nos", "vrai", "vrais"].includes(before)) return false;
  if (["de", "d", "ni", "que", "ou"].includes(before) && reading.before(span.from, 2, "refuse")) return false;
  // A language is not hired.
  if (/^(?:(?:re)?cherch|recrut|embauch|engag)/.test(before)) return false;
  if (/^(?:un|une|\d+|deux|trois|quatre)$/.test(before)) {
    const after = reading.words[span.to]?.word ?? "";
    return /^(?:correct|courant|fluide|parfait|impeccable|de|professionnel|soutenu|oral|ecrit|lu|parle|bon|sans)/.test(
      after,
    );
  }
  return (
    !reading.before(span.from, 0, "person") &&
    !reading.of("goAway").some(({ from }) => from >= span.to && from - span.to <= 3)
  );
}
