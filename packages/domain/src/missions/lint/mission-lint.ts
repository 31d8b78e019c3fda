import { type SmicRate, type SmicZone, smicOn, smicZone } from "../../catalogue/smic.ts";
import type { Cents } from "../../money/money.ts";
import { fold, type Sentence, sentences } from "../../text/sentences.ts";
import { parisDay } from "../../time/calendar.ts";
import { hourlyCents, type MissionType, type PayPeriod } from "../mission.ts";
import { MISSION_TEXT_NAMES } from "../mission-texts.fr.ts";
import { adviceFor } from "./advice.fr.ts";
import { DISCRIMINATION_RULES, LEGAL_EXCEPTION, OPEN_TO_ALL, PEOPLE_SERVED } from "./discrimination-rules.ts";
import { EMPLOYMENT_RULES, INTERNSHIP_RULE } from "./employment-rules.ts";
import { foreignLanguage } from "./language.ts";
import { payBelowMinimum } from "./pay.ts";
import type { DiscriminationRule, EmploymentRule, LintRule, LintSeverity } from "./rule.ts";

/** Every text of a mission that candidates read, by its name in the API. */
export const LINT_TEXTS = [
  "title",
  "description",
  "requirement",
  "benifits_perks",
  ...MISSION_TEXT_NAMES,
  "skills",
  "tags",
  "location",
] as const;
export type LintText = (typeof LINT_TEXTS)[number];
export const LINT_FIELDS = [...LINT_TEXTS, "compensation", "hoursPerDay"] as const;
export type LintField = (typeof LINT_FIELDS)[number];

export type Advert = { [field in LintText]?: string | readonly string[] | null | undefined } & {
  payCents?: Cents | null;
  payPeriod?: PayPeriod | null;
  hoursPerDay?: number | null;
  type?: MissionType | null;
  /** When the work starts: the minimum wage of that day counts. Without it, the latest known. */
  startDate?: Date | null;
  /** Every Paris day worked, when they are known: the highest minimum wage among them counts. */
  days?: readonly string[] | null;
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

/** Words of a list, not sentences: they have no language of their own. */
const NAME_FIELDS: ReadonlySet<LintText> = new Set(["skills", "tags", "location", "collectiveAgreement"]);
const MAX_EXCERPT = 500;
const SERVED_WINDOW = 25;
const PAUSES = [",", ":", ";", "(", "!"];
const USUAL_HOURS = 10;
const LONGEST_HOURS = 12;

/** What the law forbids or watches in a mission's words and figures, in reading order; empty when nothing was seen. */
export function lintMission(advert: Advert, rates: readonly SmicRate[]): Finding[] {
  const smicCents = minimumWage(advert, rates);
  const isInternship = advert.type === "internship";
  const texts = LINT_TEXTS.flatMap((field) =>
    [advert[field] ?? []].flat().flatMap((text) => lintText(field, text, { smicCents, isInternship })),
  );
  return [...texts, ...lintFigures(advert, smicCents)];
}

function minimumWage({ startDate, days, zone, location }: Advert, rates: readonly SmicRate[]): Cents {
  const where = zone ?? smicZone(null, [location ?? []].flat().join(" "));
  const worked = days && days.length > 0 ? days : [startDate ? parisDay(startDate) : "9999-12-31"];
  return Math.max(...worked.map((day) => smicOn(day, where, rates).cents));
}

type Context = { smicCents: Cents; isInternship: boolean };

function lintText(field: LintText, typed: string, context: Context): Finding[] {
  // An accent typed apart would shift every place found after it.
  const text = typed.normalize("NFC");
  const folded = fold(text);
  const found = sentences(folded).flatMap((sentence) => lintSentence(sentence, context));
  if (field === "title") found.push(...lintSought(folded, context, found));
  const language = NAME_FIELDS.has(field) ? null : foreignLanguage(folded, field === "title" ? "title" : "description");
  if (language) found.push({ rule: "language", severity: language, start: 0, end: text.length });
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ rule, severity, start, end }) => ({
      rule,
      severity,
      field,
      excerpt: text.slice(start, end).slice(0, MAX_EXCERPT),
      ...adviceFor(rule, context.smicCents),
    }));
}

const SOUGHT = "recherche ";
const GENDER_MARK = / \(h\/f\)$/;
const AU_PAIR = /jeune fille(?= au pair)/g;
/** In the singular, « femme de chambre » and « garçon limonadier » are names of trades. */
const TRADE_NAME = /^(?:femme|homme|dame|garcon)$/;

/** A title names the person sought without a verb, and the mark we add to it opens nothing that its own words close. */
function lintSought(title: string, context: Context, known: readonly Found[]): Found[] {
  const sought = title.replace(GENDER_MARK, "").replaceAll(AU_PAIR, (words) => "personne".padEnd(words.length));
  return lintSentence({ text: SOUGHT + sought, start: -SOUGHT.length }, context)
    .map((one) => ({ ...one, start: Math.max(0, one.start) }))
    .filter(
      ({ rule, start, end }) => !known.some((one) => one.rule === rule) && !TRADE_NAME.test(title.slice(start, end)),
    );
}

/** One remark at most per rule and sentence. */
function lintSentence({ text, start }: Sentence, { smicCents, isInternship }: Context): Found[] {
  const employmentRules = isInternship ? [...EMPLOYMENT_RULES, INTERNSHIP_RULE] : EMPLOYMENT_RULES;
  const found = [
    ...DISCRIMINATION_RULES.flatMap((ground) => lintDiscrimination(ground, text) ?? []),
    ...employmentRules.flatMap((rule) => lintEmployment(rule, text) ?? []),
  ];
  const pay = payBelowMinimum(text, smicCents);
  if (pay) found.push({ rule: "below_smic", severity: "warn", ...pay });
  return found.map((one) => ({ ...one, start: start + one.start, end: start + one.end }));
}

function lintDiscrimination({ rule, refusals, demands, unless }: DiscriminationRule, text: string): Found | null {
  const refusal = firstMatch(refusals, text);
  const isExempt = unless?.test(text) || OPEN_TO_ALL.test(text);
  if (refusal) return { rule, severity: isExempt || isServed(text, refusal) ? "warn" : "block", ...refusal };
  if (isExempt) return null;
  const demand = firstMatch(demands, text);
  if (demand && !isServed(text, demand)) {
    return { rule, severity: LEGAL_EXCEPTION.test(text) ? "warn" : "block", ...demand };
  }
  return null;
}

function lintEmployment({ rule, certain, unless }: EmploymentRule, text: string): Found | null {
  if (unless?.test(text)) return null;
  const match = firstMatch(certain, text);
  return match && { rule, severity: "block", ...match };
}

type Span = { start: number; end: number };

function firstMatch(patterns: readonly RegExp[], text: string): Span | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Those just named before, without a pause, are served: they are not the people sought. */
function isServed(text: string, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - SERVED_WINDOW), start);
  return PEOPLE_SERVED.test(before.slice(Math.max(...PAUSES.map((pause) => before.lastIndexOf(pause))) + 1));
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
  if (hoursPerDay && hoursPerDay > USUAL_HOURS) {
    add("working_time", hoursPerDay > LONGEST_HOURS ? "block" : "warn", "hoursPerDay");
  }
  return found;
}

/** A day without its hours, or a week of part-time work, is counted as a full one: that is a guess. */
function areHoursKnown({ payPeriod, hoursPerDay, type }: Advert): boolean {
  if (payPeriod === "daily") return (hoursPerDay ?? 0) > 0;
  return payPeriod === "hourly" || type !== "part-time";
}
