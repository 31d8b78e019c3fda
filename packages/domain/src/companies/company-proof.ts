import { FREE_MAIL } from "./free-mail.ts";

/** How a company shows that it receives what is sent to its address. */
export const PROOF_METHODS = ["mail", "letter", "document"] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/**
 * `code_sent`: a mail left, or the letter was posted; its code is waited for. `to_post`: the office prints the letter. `waiting`: the office
 * decides. `accepted` and `refused` are answers; `expired`, its code was not typed in time; `ended`, the company changed, or asked again.
 */
export const PROOF_STATES = ["code_sent", "to_post", "waiting", "accepted", "refused", "expired", "ended"] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** Why a method cannot be used now: no website of its own, an address the register hides or does not have. */
export const PROOF_OBSTACLES = [
  "website_missing",
  "free_mail",
  "address_hidden",
  "establishment_closed",
  "register_silent",
] as const;
export type ProofObstacle = (typeof PROOF_OBSTACLES)[number];

export type ProofMailRefusal = "website_missing" | "free_mail" | "other_domain";

/**
 * A mailbox proves something when it is at the very domain of the website the company declares, null without one, and not everyone can
 * open one there.
 */
export function refuseProofMail(email: string, domain: string | null): ProofMailRefusal | null {
  const mailbox = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (FREE_MAIL.has(mailbox)) return "free_mail";
  if (domain === null) return "website_missing";
  if (FREE_MAIL.has(domain)) return "free_mail";
  return mailbox === domain ? null : "other_domain";
}

/** Written with letters that may look like others: a person reads it. */
export const isLookAlikeDomain = (domain: string): boolean =>
  domain.split(".").some((label) => label.startsWith("xn--"));

const GAP = "(?:\\s|&nbsp;|&#160;|&#xa0;|&#8239;|\\.){0,2}";

/** Whether a page names this SIREN: alone, in a SIRET, or in a VAT number. */
export function namesSiren(page: string, siren: string): boolean {
  const groups = [siren.slice(0, 3), siren.slice(3, 6), siren.slice(6, 9)].join(GAP);
  return new RegExp(`(?<!\\d)(?:FR${GAP}\\d\\d${GAP})?${groups}(?:${GAP}\\d{5})?(?!\\d)`, "i").test(page);
}
