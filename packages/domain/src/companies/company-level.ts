/**
 * What is known of a company: nothing; that the register has its SIRET under its name or address, which anyone can copy; that its
 * people receive what is sent to its address; that a person checked it.
 */
export const COMPANY_LEVELS = ["unverified", "siret_found", "address_proven", "verified"] as const;
export type CompanyLevel = (typeof COMPANY_LEVELS)[number];

/** Its people have shown that they are its people. */
export const isProven = (level: CompanyLevel): boolean => level === "address_proven" || level === "verified";

/** The register's label, which is what is left of a level that no longer holds. */
export const levelByRegister = (outcome: RegisterOutcome | null): CompanyLevel =>
  outcome === "siret_found" ? "siret_found" : "unverified";

/** What the register's answer says of the SIRET, name and address a company gave. */
export const REGISTER_OUTCOMES = ["siret_found", "doubtful", "hidden", "not_found", "closed", "another_name"] as const;
export type RegisterOutcome = (typeof REGISTER_OUTCOMES)[number];

/** Why a mission is held: an answer of the register, a new identity, a SIRET that another account gave first, or a risk rule. */
export const HELD_REASONS = ["not_found", "closed", "another_name", "new_identity", "siret_claimed", "risk"] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export type RegisterRefusal = Exclude<HeldReason, "risk" | "new_identity" | "siret_claimed">;

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
