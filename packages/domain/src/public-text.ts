import { FIRST_SMIC_RATES } from "./catalogue/smic.ts";
import { ADVICE } from "./lint/advice.fr.ts";
import type { LintRule } from "./lint/rule.ts";
import { lintMission } from "./mission-lint.ts";
import type { RiskRule } from "./mission-risk/rule.ts";
import { missionRisk, type RiskFinding } from "./mission-risk.ts";

/**
 * `employer`: words of someone who hires, under the law of job offers. `worker`: words of someone who looks for work or tells
 * of it: they may say their age, or how they were turned away; only requests for money, codes and papers are looked for.
 */
export type Speaker = "employer" | "worker";

/**
 * Every text that a stranger reads, by who writes it and its name in the API. A mission's own are those of `LINT_TEXTS`, which are
 * checked with its figures; messages are warned about where they are read.
 */
export const PUBLIC_TEXTS = {
  employer_account: { speaker: "employer", fields: ["company", "address"] },
  company: {
    speaker: "employer",
    fields: ["name", "description", "culture", "benifits_perks", "address"],
  },
  establishment: { speaker: "employer", fields: ["name", "street", "access"] },
  employer_rating: { speaker: "employer", fields: ["comment", "reply"] },
  worker_rating: { speaker: "worker", fields: ["comment", "reply"] },
  profile: { speaker: "worker", fields: ["profession", "about", "skills", "experiences"] },
} as const satisfies Record<string, { speaker: Speaker; fields: readonly string[] }>;
export type PublicText = keyof typeof PUBLIC_TEXTS;

export type PublicFault = { rule: LintRule; excerpt: string; law: string; suggestion: string };

/** An ad must be in French; a company's name, or what one says of oneself, need not. */
const NOT_FOR_PAGES: ReadonlySet<LintRule> = new Set(["language"]);

/** What refuses this text; empty for an ordinary one. */
export function publicFaults(text: string, speaker: Speaker): PublicFault[] {
  const unlawful = speaker === "worker" ? [] : unlawfulWords(text);
  const asked = unlawful.length > 0 ? null : fraudulentRequest(text);
  if (!asked) return unlawful;
  const rule = LAW_OF[asked.rule] ?? "money_request";
  return [{ rule, excerpt: asked.trigger, ...ADVICE[rule] }];
}

const LAW_OF: Partial<Record<RiskRule, LintRule>> = { bank_details: "bank", identity_papers: "documents" };

const unlawfulWords = (text: string): PublicFault[] =>
  lintMission({ description: text }, FIRST_SMIC_RATES)
    .filter(({ rule, severity }) => severity === "block" && !NOT_FOR_PAGES.has(rule))
    .map(({ rule, excerpt, law, suggestion }) => ({ rule, excerpt, law, suggestion }));

/** What would hold the first mission of a company by its words alone. */
function fraudulentRequest(text: string): RiskFinding | null {
  const account = { payCents: null, payPeriod: null, hoursPerDay: null, companyAgeDays: 365, emailDomain: "" };
  const { isHeld, findings } = missionRisk({ title: "", description: text, ...account });
  return isHeld ? (findings[0] ?? null) : null;
}
