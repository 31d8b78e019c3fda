/** What is known of a company: nothing, that the register has its SIRET under its name or address, or that a person checked it. */
export const COMPANY_LEVELS = ["unverified", "siret_found", "verified"] as const;
export type CompanyLevel = (typeof COMPANY_LEVELS)[number];

/** What the register's answer says of the SIRET, name and address a company gave. */
export const REGISTER_OUTCOMES = ["siret_found", "doubtful", "hidden", "not_found", "closed", "another_name"] as const;
export type RegisterOutcome = (typeof REGISTER_OUTCOMES)[number];

/** Why a mission is held: an answer of the register, a new identity, or a risk rule. */
export const HELD_REASONS = ["not_found", "closed", "another_name", "new_identity", "risk"] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export type RegisterRefusal = Exclude<HeldReason, "risk" | "new_identity">;

/** The answers that keep a company's missions from being published. */
export function refusalOf(outcome: RegisterOutcome | null): RegisterRefusal | null {
  return outcome === "not_found" || outcome === "closed" || outcome === "another_name" ? outcome : null;
}

const HOUR_MS = 3_600_000;

/** How long an answer need not be asked for again: one that says « unknown » may be corrected within the hour. */
export function isFreshAnswer(outcome: RegisterOutcome, askedAt: Date, now: Date): boolean {
  const hours = outcome === "not_found" ? 1 : 24;
  return now.getTime() - askedAt.getTime() < hours * HOUR_MS;
}
