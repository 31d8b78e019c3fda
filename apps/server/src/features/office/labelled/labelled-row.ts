/** A text the office decided on, as a line of `packages/text-check/sets`, without its id. */
export type Labelled = { decidedAt: Date; row: Readonly<Record<string, unknown>> };

/** The published rules that a fraud breaks: a decision by another one says nothing of what is asked. */
const FRAUD_RULES: ReadonlySet<string | null> = new Set([
  "real_employer",
  "nothing_to_pay",
  "personal_data",
  "declared_work",
]);

export const isAboutFraud = (rule: string | null): boolean => FRAUD_RULES.has(rule);
