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
  "pay_unclear",
  "below_smic",
  "salary_history",
  "sham_freelance",
  "working_time",
  "contact_outside",
] as const;
export type LintRule = (typeof LINT_RULES)[number];

/** `block`: plainly unlawful. `warn`: lawful in some cases, or a bad idea. */
export const LINT_SEVERITIES = ["block", "warn"] as const;
export type LintSeverity = (typeof LINT_SEVERITIES)[number];

/** What has a shape rather than words (figures, numbers, addresses), read against one folded sentence at a time. */
export type Pattern = {
  rules: readonly LintRule[];
  severity: LintSeverity;
  find: RegExp;
  /** The sentence speaks of something else. */
  unless?: RegExp;
  /** The law makes room for it: a `block` becomes a `warn`. */
  soften?: RegExp;
  in?: "title" | "description";
};

export const block = (rule: LintRule | readonly LintRule[], find: RegExp, more: Partial<Pattern> = {}): Pattern => ({
  rules: [rule].flat(),
  severity: "block",
  find,
  ...more,
});
export const warn = (rule: LintRule | readonly LintRule[], find: RegExp, more: Partial<Pattern> = {}): Pattern => ({
  ...block(rule, find, more),
  severity: "warn",
});
