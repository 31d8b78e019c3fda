import { parisDay } from "./calendar.ts";
import { type SmicZone, smicOn, smicZone } from "./catalogue/smic.ts";
import { ADVICE, raisePay } from "./lint/advice.fr.ts";
import { DEAL_RULES } from "./lint/deal.ts";
import { EVERYBODY, PERSONAL_GROUNDS, ROOM_BY_LAW, SERVED } from "./lint/grounds.ts";
import { foreignLanguage } from "./lint/language.ts";
import { payBelowMinimum } from "./lint/pay.ts";
import type { DealRule, Ground, LintRule, LintSeverity } from "./lint/rule.ts";
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

export type Advert = { [field in LintText]?: string | readonly string[] | null | undefined } & {
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

/** Words of a list, not sentences: they have no language of their own. */
const NAMES: ReadonlySet<LintText> = new Set(["skills", "tags", "location"]);
const MAX_EXCERPT = 500;
const SERVED_BEFORE = 25;
const PAUSES = [",", ":", ";", "(", "!"];
const USUAL_DAY = 10;
const LONGEST_DAY = 12;

/** What the law forbids or watches in a mission's words and figures, in reading order; empty when nothing was seen. */
export function lintMission(advert: Advert): Finding[] {
  const smicCents = minimumWage(advert);
  const texts = LINT_TEXTS.flatMap((field) =>
    [advert[field] ?? []].flat().flatMap((text) => lintText(field, text, smicCents)),
  );
  // Words on pay hide nothing beside an amount.
  const found = advert.payCents ? texts.filter(({ rule }) => rule !== "pay_unclear") : texts;
  return [...found, ...lintFigures(advert, smicCents)];
}

function minimumWage({ startDate, zone, location }: Advert): Cents {
  const day = startDate ? parisDay(startDate) : "9999-12-31";
  return smicOn(day, zone ?? smicZone(null, [location ?? []].flat().join(" "))).cents;
}

function lintText(field: LintText, typed: string, smicCents: Cents): Finding[] {
  // An accent typed apart would shift every place found after it.
  const text = typed.normalize("NFC");
  const folded = fold(text);
  const found = sentences(folded).flatMap((sentence) => lintSentence(sentence, smicCents));
  const language = NAMES.has(field) ? null : foreignLanguage(folded, field === "title" ? "title" : "description");
  if (language) found.push({ rule: "language", severity: language, start: 0, end: text.length });
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ rule, severity, start, end }) => ({
      rule,
      severity,
      field,
      excerpt: text.slice(start, end).slice(0, MAX_EXCERPT),
      ...adviceFor(rule, smicCents),
    }));
}

const adviceFor = (rule: LintRule, smicCents: Cents) =>
  rule === "below_smic" ? { ...ADVICE[rule], suggestion: raisePay(smicCents) } : ADVICE[rule];

/** One remark at most per rule and sentence. */
function lintSentence({ text, start }: Sentence, smicCents: Cents): Found[] {
  const found = [
    ...PERSONAL_GROUNDS.flatMap((ground) => lintGround(ground, text) ?? []),
    ...DEAL_RULES.flatMap((rule) => lintDeal(rule, text) ?? []),
  ];
  const pay = payBelowMinimum(text, smicCents);
  if (pay) found.push({ rule: "below_smic", severity: "warn", ...pay });
  return found.map((one) => ({ ...one, start: start + one.start, end: start + one.end }));
}

function lintGround({ rule, refusals, demands, doubts, unless }: Ground, text: string): Found | null {
  const refusal = first(refusals, text);
  const isElsewhere = unless?.test(text) || EVERYBODY.test(text);
  if (refusal) return { rule, severity: isElsewhere || isServed(text, refusal) ? "warn" : "block", ...refusal };
  if (isElsewhere) return null;
  const demand = first(demands, text);
  if (demand && !isServed(text, demand)) {
    return { rule, severity: ROOM_BY_LAW.test(text) ? "warn" : "block", ...demand };
  }
  const doubt = first(doubts, text);
  return doubt && !isServed(text, doubt) ? { rule, severity: "warn", ...doubt } : null;
}

function lintDeal({ rule, certain, doubts, unless }: DealRule, text: string): Found | null {
  if (unless?.test(text)) return null;
  const sure = first(certain, text);
  if (sure) return { rule, severity: "block", ...sure };
  const doubt = first(doubts, text);
  return doubt && { rule, severity: "warn", ...doubt };
}

type Place = { start: number; end: number };

function first(ways: readonly RegExp[], text: string): Place | null {
  for (const way of ways) {
    const match = way.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Those just named before, without a pause, are served: they are not the people sought. */
function isServed(text: string, { start }: Place): boolean {
  const before = text.slice(Math.max(0, start - SERVED_BEFORE), start);
  return SERVED.test(before.slice(Math.max(...PAUSES.map((pause) => before.lastIndexOf(pause))) + 1));
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
