export const LINT_RULES = [
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
  "status",
  "bank",
  "documents",
  "criminal_record",
  "fees",
  "money_request",
  "premium_number",
  "language",
  "misleading",
  "undeclared_work",
  "unpaid_work",
  "strike",
  "internship",
  "pay_unclear",
  "below_smic",
  "salary_history",
  "sham_freelance",
  "working_time",
  "contact_outside",
] as const;
export type LintRule = (typeof LINT_RULES)[number];
export const isLintRule = (name: string): name is LintRule => (LINT_RULES as readonly string[]).includes(name);

/** `block`: plainly unlawful. `warn`: lawful in some cases, or a bad idea. */
export const LINT_SEVERITIES = ["block", "warn"] as const;
export type LintSeverity = (typeof LINT_SEVERITIES)[number];

/** A ground on which nobody may be chosen, as it is written about the person sought. */
export type DiscriminationRule = {
  rule: LintRule;
  /** People are turned away: certain, unless the words are about people who are served. */
  refusals: readonly RegExp[];
  /** People are asked to be so: certain, unless the law allows it or everybody is named. */
  demands: readonly RegExp[];
  /** The sentence is about something else. */
  unless?: RegExp;
};

/** What an employer may not ask of candidates, nor promise them. */
export type EmploymentRule = {
  rule: LintRule;
  certain: readonly RegExp[];
  unless?: RegExp;
};
