/** The kind of a reason, as the employer reads it: neither the rule nor the words that triggered it. */
export const RISK_KINDS = ["data", "money", "contact", "work", "copy", "pay", "messages", "account", "mail"] as const;
export type RiskKind = (typeof RISK_KINDS)[number];
