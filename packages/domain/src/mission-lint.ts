import { parisDay } from "./calendar.ts";
import { type SmicZone, smicOn, smicZone } from "./catalogue/smic.ts";
import { ADVICE, raisePay } from "./lint/advice.fr.ts";
import { ages } from "./lint/ages.ts";
import { isAboutPeople, readFrames } from "./lint/frames.ts";
import { foreignLanguage } from "./lint/language.ts";
import { PATTERNS } from "./lint/patterns.ts";
import { payBelowMinimum } from "./lint/pay.ts";
import { Reading } from "./lint/reading.ts";
import { repair } from "./lint/repair.ts";
import type { LintRule, LintSeverity } from "./lint/rule.ts";
import { fold, type Sentence, sentences } from "./lint/text.ts";
import { hourlyCents, type MissionType, type PayPeriod } from "./mission.ts";
import type { Cents } from "./money.ts";

/** Every text of a mission that candidates read, by its name in the API. */
export const LINT_TEXTS = [
  "title",
  "description",
  "requirement",
  "benifits_perks",
  "responsibilities",
  "requiredSkills",
  "workingHours",
  "equipment",
  "additionalInfo",
  "skills",
  "tags",
  "location",
] as const;
export type LintText = (typeof LINT_TEXTS)[number];
export const LINT_FIELDS = [...LINT_TEXTS, "compensation", "hoursPerDay"] as const;
export type LintField = (typeof LINT_FIELDS)[number];

export type Advert = Partial<Record<LintText, string | readonly string[] | null>> & {
  payCents?: Cents | null;
  payPeriod?: PayPeriod | null;
  hoursPerDay?: number | null;
  type?: MissionType | null;
  /** When the work starts: the minimum wage of that day counts. Without it, the latest known. */
  startDate?: Date | null;
  /** Which minimum wage applies; read from `location` when absent. */
  zone?: SmicZone | null;
};

export type Finding = {
  rule: LintRule;
  severity: LintSeverity;
  field: LintField;
  /** The words found, as typed; empty when the field is a number. */
  excerpt: string;
  law: string;
  suggestion: string;
};
type Found = { rule: LintRule; severity: LintSeverity; start: number; end: number };

const USUAL_DAY = 10;
const LONGEST_DAY = 12;

/** What the law forbids or watches in a mission's words and figures, in reading order; empty when nothing was seen. */
export function lintMission(advert: Advert): Finding[] {
  const smicCents = minimumWage(advert);
  const texts = LINT_TEXTS.flatMap((field) =>
    [advert[field] ?? []].flat().flatMap((text) => lintText(field, text, smicCents)),
  );
  return [...texts, ...lintFigures(advert, smicCents)];
}

function minimumWage({ startDate, zone, location }: Advert): Cents {
  const day = startDate ? parisDay(startDate) : "9999-12-31";
  return smicOn(day, zone ?? smicZone(null, [location ?? []].flat().join(" "))).cents;
}

function lintText(field: LintText, typed: string, smicCents: Cents): Finding[] {
  // An accent typed apart would shift every place found after it.
  const text = typed.normalize("NFC");
  const folded = fold(text);
  const { text: mended, at } = repair(folded);
  const place = field === "title" ? "title" : "description";
  const found = sentences(mended)
    .flatMap((sentence) => lintSentence(place, sentence, smicCents))
    .map((one) => ({ ...one, start: at[one.start] ?? 0, end: at[one.end] ?? text.length }));
  const language = foreignLanguage(folded, place);
  if (language) found.push({ rule: "language", severity: language, start: 0, end: text.length });
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ rule, severity, start, end }) => ({
      rule,
      severity,
      field,
      excerpt: text.slice(start, end),
      ...adviceFor(rule, smicCents),
    }));
}

const adviceFor = (rule: LintRule, smicCents: Cents) =>
  rule === "below_smic" ? { ...ADVICE[rule], suggestion: raisePay(smicCents) } : ADVICE[rule];

/** One remark per rule and sentence: the most serious, and the first of these. */
function lintSentence(field: "title" | "description", { text, start }: Sentence, smicCents: Cents): Found[] {
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
  const pay = payBelowMinimum(text, smicCents);
  if (pay) keep({ rule: "below_smic", severity: "warn", start: start + pay.start, end: start + pay.end });
  return [...kept.values()];
}

function lintFigures(advert: Advert, smicCents: Cents): Finding[] {
  const { payCents, payPeriod, hoursPerDay, type } = advert;
  // A freelance sets a price and an intern gets a grant: neither is a wage, nor counted in hours by this law.
  if (type === "freelance" || type === "internship") return [];
  const found: Finding[] = [];
  const add = (rule: LintRule, severity: LintSeverity, field: LintField) =>
    found.push({ rule, severity, field, excerpt: "", ...adviceFor(rule, smicCents) });
  if (payCents && payPeriod && hourlyCents({ payCents, payPeriod, hoursPerDay: hoursPerDay ?? null }) < smicCents) {
    add("below_smic", areHoursKnown(advert) ? "block" : "warn", "compensation");
  }
  if (hoursPerDay && hoursPerDay > USUAL_DAY) {
    add("working_time", hoursPerDay > LONGEST_DAY ? "block" : "warn", "hoursPerDay");
  }
  return found;
}

/** A day without its hours, or a week of part-time work, is counted as a full one: that is a guess. */
function areHoursKnown({ payPeriod, hoursPerDay, type }: Advert): boolean {
  if (payPeriod === "daily") return (hoursPerDay ?? 0) > 0;
  return payPeriod === "hourly" || type !== "part-time";
}
