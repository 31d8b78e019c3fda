import type { CompanyLevel } from "../companies/company-level.ts";
import { LEVEL_OPENS } from "../companies/company-rights.ts";
import type { CandidateStatus } from "./application.ts";
import { statusForCandidate, type UndoableDecision } from "./decision-undo.ts";

/** How much of a person's e-mail and phone an answer holds: all, a mask, or nothing because the person is no longer open. */
export const CONTACT_STATES = ["shown", "masked", "withheld"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/**
 * Why they are masked: nobody was accepted yet, the acceptance can still be undone, the person has not confirmed, or as many people as
 * the company's level allows were seen today.
 */
export const CONTACT_REASONS = ["not_accepted", "not_final", "not_confirmed", "daily_limit"] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

export type LinkedDecision = UndoableDecision & { candidateStatus: CandidateStatus | null };

/**
 * Why an employer does not read how to reach an applicant, nor their CV, which says it too; null when they do. A SIRET can be copied by
 * anyone: below a proven address it takes an acceptance for good, which the person confirmed. An acceptance that can still be undone
 * would let anyone read it without the person being notified.
 */
export function whyMasked(decision: LinkedDecision, level: CompanyLevel, now: Date): ContactReason | null {
  if (LEVEL_OPENS[level].contactsBeforeAcceptance) return null;
  if (decision.status !== "accepted") return "not_accepted";
  if (statusForCandidate(decision, now) !== "accepted") return "not_final";
  return decision.candidateStatus === "confirmed" ? null : "not_confirmed";
}

const DOTS = "•••";

/** « j•••@g•••.fr »: enough to recognise one's own address, too little to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  return `${firstOf(email.slice(0, at))}${DOTS}@${firstOf(domain)}${DOTS}.${ending}`;
}

/** « 06 •• •• •• 12 ». Numbers are stored as ten digits; anything else is hidden entirely. */
export function maskPhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? `${phone.slice(0, 2)} •• •• •• ${phone.slice(8)}` : "•• •• •• •• ••";
}

const firstOf = (text: string) => Array.from(text)[0] ?? "";

type Contact = { email: string; phone: string | null; phoneVerifiedAt: Date | null };
type ContactView = {
  email: string | null;
  phone: string | null;
  contact: ContactState;
  /** There is a number, and it is not given, not even masked. */
  phone_unconfirmed: boolean;
};

/** The two fields as an answer gives them to somebody else: a number only once its owner has confirmed it. */
export function presentContact(person: Contact, state: ContactState): ContactView {
  if (state === "withheld") return { email: null, phone: null, contact: state, phone_unconfirmed: false };
  const { email, phone } = person;
  const isUnconfirmed = phone !== null && person.phoneVerifiedAt === null;
  const given = isUnconfirmed || phone === null ? null : state === "shown" ? phone : maskPhone(phone);
  return {
    email: state === "shown" ? email : maskEmail(email),
    phone: given,
    contact: state,
    phone_unconfirmed: isUnconfirmed,
  };
}

/** The same two fields as their owner reads them. */
export function ownContact({ email, phone, phoneVerifiedAt }: Contact): ContactView {
  return { email, phone, contact: "shown", phone_unconfirmed: phone !== null && phoneVerifiedAt === null };
}
