/** What a written contract is made of: the mission, what its employer fills in, and the civil status the person shared. */
import type { ContractKind, ContractMotive } from "../missions/contract-kind.ts";
import type { PayPeriod } from "../missions/mission.ts";
import type { Shift } from "../missions/shift.ts";
import type { Cents } from "../money/money.ts";

/** A CDD by its case of article L1242-2. */
export const CONTRACT_CASES = ["extra", "replacement", "increase", "seasonal"] as const;
export type ContractCase = (typeof CONTRACT_CASES)[number];

/** Null where the company signs no CDD with the person: an agency's mission, a freelance, an internship, or no motive yet. */
export function contractCase(kind: ContractKind, motive: ContractMotive | null): ContractCase | null {
  if (kind === "extra" || kind === "seasonal") return kind;
  return kind === "cdd" ? motive : null;
}

export type Organisation = { name: string; address: string };

export type EmployerFacts = {
  name: string;
  siret: string;
  address: string;
  /** Who signs: the owner, or a manager whom the owner declared empowered. */
  signatory: string;
  agreement: string | null;
  pensionFund: Organisation | null;
  /** « none »: the company has none. Null: nobody said. */
  prevoyance: Organisation | "none" | null;
  /** Who receives the declaration of the hire. */
  declarationBody: "urssaf" | "msa";
};

/** As the dossier has it. Neither sex, which is for the declaration alone, nor nationality. */
export type ContractPerson = {
  birthName: string;
  lastName: string;
  firstNames: string;
  /** A day. */
  birthDate: string;
  birthPlace: string;
  birthCountry: string;
  address: string;
};

export type PostFacts = {
  title: string;
  qualification: string | null;
  place: string;
  /** On the employer's list of posts with particular risks; null: nobody said. */
  riskListed: boolean | null;
  /** Why this contract is temporary, in the employer's words. */
  reason: string | null;
  /** Never why they are away. */
  replaced: { name: string; qualification: string } | null;
  /** Calendar days; 0 without one. */
  trialDays: number;
};

export type ContractTerms = {
  case: ContractCase;
  /** Under the agreement of hotels, cafés and restaurants: `followsHotelAgreement`. */
  hotels: boolean;
  /** At least one. */
  shifts: readonly Shift[];
  payCents: Cents;
  payPeriod: PayPeriod;
  breakPaid: boolean;
  /** Bonuses and benefits besides the pay, in the employer's words. */
  payExtras: readonly string[];
};

export type ContractFacts = {
  employer: EmployerFacts;
  person: ContractPerson | null;
  post: PostFacts;
  terms: ContractTerms;
};
