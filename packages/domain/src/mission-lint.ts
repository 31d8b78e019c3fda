import { SMIC_HOURLY_CENTS } from "./catalogue/smic.ts";
import { ADVICE } from "./lint/advice.fr.ts";
import { ages } from "./lint/ages.ts";
import { isAboutPeople, readFrames } from "./lint/frames.ts";
import { oneFormOnly } from "./lint/gendered-title.ts";
import { foreignLanguage } from "./lint/language.ts";
import { PATTERNS } from "./lint/patterns.ts";
import { payBelowMinimum } from "./lint/pay.ts";
import { Reading } from "./lint/reading.ts";
import { repair } from "./lint/repair.ts";
import type { LintRule, LintSeverity } from "./lint/rule.ts";
import { fold, type Sentence, sentences } from "./lint/text.ts";
import { hourlyCents, type MissionType, type PayPeriod } from "./mission.ts";
import type { Cents } from "./money.ts";

export const LINT_FIELDS = ["title", "description", "compensation", "hoursPerDay"] as const;
export type LintField = (typeof LINT_FIELDS)[number];

export type Advert = {
  title: string;
  description: string;
  payCents?: Cents | null;
  payPeriod?: PayPeriod | null;
  hoursPerDay?: number | null;
  type?: MissionType | null;
};

export type Finding = {
  rule: LintRule;
  severity: LintSeverity;
  field: LintField;
  /** The words found, from `start` to `end` in the field; empty when the field is a number. */
  excerpt: string;
  start: number;
  end: number;
  law: string;
  suggestion: string;
};
type Found = { rule: LintRule; severity: LintSeverity; start: number; end: number };

const USUAL_DAY = 10;
const LONGEST_DAY = 12;

/** What the law forbids or watches in a mission's words and figures, in reading order; empty when nothing was seen. */
export function lintMission(advert: Advert): Finding[] {
  return [...lintText("title", advert.title), ...lintText("description", advert.description), ...lintFigures(advert)];
}

function lintText(field: "title" | "description", typed: string): Finding[] {
  // An accent typed apart would shift every place found after it.
  const text = typed.normalize("NFC");
  const folded = fold(text);
  const { text: mended, at } = repair(folded);
  const found = sentences(mended)
    .flatMap((sentence) => lintSentence(field, sentence))
    .map((one) => ({ ...one, start: at[one.start] ?? 0, end: at[one.end] ?? text.length }));
  const language = foreignLanguage(folded, field);
  if (language) found.push({ rule: "language", severity: language, start: 0, end: text.length });
  const trade = field === "title" ? oneFormOnly(folded) : null;
  // A title that already asks for one sex needs no second remark on its ending, nor one in another language.
  if (trade && !language && !found.some(({ rule }) => rule === "sex")) {
    found.push({ rule: "gendered_title", severity: "warn", ...trade });
  }
  return found
    .toSorted((a, b) => a.start - b.start)
    .map((one) => ({ ...one, field, excerpt: text.slice(one.start, one.end), ...ADVICE[one.rule] }));
}

/** One remark per rule and sentence: the most serious, and the first of these. */
function lintSentence(field: "title" | "description", { text, start }: Sentence): Found[] {
  const kept = new Map<LintRule, Found>();
  const keep = (one: Found) => {
    const known = kept.get(one.rule);
    if (!known || (known.severity === "warn" && one.severity === "block")) kept.set(one.rule, one);
  };
  const reading = new Reading(text);
  for (const pattern of PATTERNS) {
    if (pattern.in && pattern.in !== field) continue;
    if (reading.isEqual && pattern.rules.some(isAboutPeople)) continue;
    const match = pattern.find.exec(text);
    if (!match || pattern.unless?.test(text)) continue;
    const severity = pattern.soften?.test(text) ? "warn" : pattern.severity;
    const from = start + match.index;
    for (const rule of pattern.rules) keep({ rule, severity, start: from, end: from + match[0].length });
  }
  for (const one of [...readFrames(reading, field), ...ages(reading, text)]) {
    for (const rule of one.rules) {
      keep({ rule, severity: one.severity, start: start + one.start, end: start + one.end });
    }
  }
  const pay = payBelowMinimum(text);
  if (pay) keep({ rule: "pay_below_smic", severity: "warn", start: start + pay.start, end: start + pay.end });
  return [...kept.values()];
}

function lintFigures({ payCents, payPeriod, hoursPerDay, type }: Advert): Finding[] {
  // A freelance sets a price and an intern gets a grant: neither is a wage, nor counted in hours by this law.
  if (type === "freelance" || type === "internship") return [];
  const found: Finding[] = [];
  if (
    payCents &&
    payPeriod &&
    hourlyCents({ payCents, payPeriod, hoursPerDay: hoursPerDay ?? null }) < SMIC_HOURLY_CENTS
  ) {
    found.push(figure("pay_below_smic", "warn", "compensation"));
  }
  if (hoursPerDay && hoursPerDay > USUAL_DAY) {
    found.push(figure("working_time", hoursPerDay > LONGEST_DAY ? "block" : "warn", "hoursPerDay"));
  }
  return found;
}

const figure = (rule: LintRule, severity: LintSeverity, field: LintField): Finding => ({
  rule,
  severity,
  field,
  excerpt: "",
  start: 0,
  end: 0,
  ...ADVICE[rule],
});
