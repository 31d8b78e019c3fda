import { FREE_MAIL } from "../../companies/free-mail.ts";
import type { ChatWarningKind } from "../../messages/chat-warnings/kind.ts";
import type { Cents } from "../../money/money.ts";
import { hourlyCents, type PayPeriod } from "../mission.ts";
import { RISK_EXPLANATIONS } from "./explanations.fr.ts";
import { RISK_KINDS, type RiskKind } from "./reason-kind.ts";
import { DEFAULT_RISK_SETTINGS, RISK_KIND_OF, type RiskRule, type RiskSettings } from "./rule.ts";

export type RiskMission = {
  title: string;
  description: string;
  payCents: Cents | null;
  payPeriod: PayPeriod | null;
  hoursPerDay: number | null;
  companyAgeDays: number;
  emailDomain: string;
  /** Of the sector, when enough missions are known. */
  medianHourlyCents?: Cents | null;
  /** Another account published the same words. */
  isCopied?: boolean;
  /** Messages of the company that warned their reader of a request for money, codes, papers or bank details. */
  warnedMessages?: number;
  /** Messages that look like such a request, without certainty. */
  doubtfulMessages?: number;
};

/** What in the mission triggered the rule: its words as typed, or the figure. */
export type RiskFinding = { rule: RiskRule; weight: number; trigger: string; explanation: string };
export type MissionRisk = { score: number; isHeld: boolean; findings: RiskFinding[] };

const NEW_COMPANY_DAYS = 30;
const UNUSUAL_HOURLY_CENTS = 4000;
const MANY_MEDIANS = 2;
const SEVERAL_WARNED_MESSAGES = 2;
const SEVERAL_DOUBTFUL_MESSAGES = 3;

/** Requests that are as doubtful in an ad as in a message. */
export const FROM_CHAT: Readonly<Record<ChatWarningKind, RiskRule>> = {
  code: "codes",
  iban: "bank_details",
  identity: "identity_papers",
  cheque: "cheque",
  money: "candidate_pays",
  link: "login_link",
  elsewhere: "outside_contact",
};

/** A rule, and the words or the figure that triggered it. */
export type RiskTrigger = [RiskRule, string];

/**
 * What is doubtful in a new employer's mission, beside what was found in its words; the sum of the weights says whether
 * a person looks at it first.
 */
export function missionRisk(
  mission: RiskMission,
  inText: readonly RiskTrigger[],
  settings: RiskSettings = DEFAULT_RISK_SETTINGS,
): MissionRisk {
  const triggers = new Map<RiskRule, string>([...figureTriggers(mission), ...inText]);
  const findings = [...triggers].map(([rule, trigger]) => ({
    rule,
    weight: settings.weights[rule],
    trigger,
    explanation: RISK_EXPLANATIONS[rule],
  }));
  const score = findings.reduce((sum, { weight }) => sum + weight, 0);
  return { score, isHeld: score >= settings.threshold, findings };
}

/** Each kind once, always in the same order. */
export function riskKinds(findings: readonly Pick<RiskFinding, "rule">[]): RiskKind[] {
  const found = new Set(findings.map(({ rule }) => RISK_KIND_OF[rule]));
  return RISK_KINDS.filter((kind) => found.has(kind));
}

/** Rules about the company, whose figures change by themselves. */
const OF_THE_ACCOUNT: ReadonlySet<RiskRule> = new Set([
  "new_company",
  "free_mail",
  "warned_messages",
  "doubtful_messages",
]);

/** Whether the mission says something doubtful that the person who released it has not read. */
export function hasNewFinding(
  findings: readonly RiskFinding[],
  reviewed: readonly Pick<RiskFinding, "rule" | "trigger">[],
): boolean {
  return findings.some(
    ({ rule, trigger }) =>
      !reviewed.some((known) => known.rule === rule && (OF_THE_ACCOUNT.has(rule) || known.trigger === trigger)),
  );
}

function figureTriggers(mission: RiskMission): RiskTrigger[] {
  const found: RiskTrigger[] = [];
  const { companyAgeDays, payCents, payPeriod, hoursPerDay, medianHourlyCents } = mission;
  const emailDomain = mission.emailDomain.toLowerCase();
  if (companyAgeDays < NEW_COMPANY_DAYS) found.push(["new_company", String(companyAgeDays)]);
  if (FREE_MAIL.has(emailDomain)) found.push(["free_mail", emailDomain]);
  if (payCents && payPeriod) {
    const hourly = hourlyCents({ payCents, payPeriod, hoursPerDay });
    const most = medianHourlyCents ? MANY_MEDIANS * medianHourlyCents : UNUSUAL_HOURLY_CENTS;
    if (hourly > most) found.push(["high_pay", String(hourly)]);
  }
  if (mission.isCopied) found.push(["copied_text", mission.title]);
  const { warnedMessages = 0, doubtfulMessages = 0 } = mission;
  if (warnedMessages >= SEVERAL_WARNED_MESSAGES) found.push(["warned_messages", String(warnedMessages)]);
  if (doubtfulMessages >= SEVERAL_DOUBTFUL_MESSAGES) found.push(["doubtful_messages", String(doubtfulMessages)]);
  return found;
}
