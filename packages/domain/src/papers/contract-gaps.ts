import { addDays, addMonths, daysBetween } from "../time/calendar.ts";
import { hasHours } from "../time/day-without-hours.ts";
import type { ContractFacts, ContractPerson, EmployerFacts, Organisation, PostFacts } from "./contract-facts.ts";
import { contractDays, vacationsOf } from "./vacations.ts";

/** In the order in which they are asked for. */
export const CONTRACT_GAPS = [
  "agreement",
  "pension_fund",
  "prevoyance",
  "risk_list",
  "replaced_person",
  "reason",
  "qualification",
  "signatory",
  "hours",
  "several_vacations",
  "trial_too_long",
  "civil_status",
] as const;
export type ContractGap = (typeof CONTRACT_GAPS)[number];

export type CompleteFacts = ContractFacts & {
  employer: EmployerFacts & {
    agreement: string;
    pensionFund: Organisation;
    prevoyance: Organisation | "none";
  };
  person: ContractPerson;
  post: PostFacts & { qualification: string; riskListed: boolean };
};

/** Why no contract can be made of these facts yet; none when it can. */
export function contractGaps({ employer, person, post, terms }: ContractFacts): ContractGap[] {
  const isReplacement = terms.case === "replacement";
  const { firstDay, lastDay } = contractDays(terms.shifts);
  const missing: Record<ContractGap, boolean> = {
    agreement: isBlank(employer.agreement),
    pension_fund: !isKnown(employer.pensionFund),
    prevoyance: employer.prevoyance !== "none" && !isKnown(employer.prevoyance),
    risk_list: post.riskListed === null,
    replaced_person: isReplacement && (isBlank(post.replaced?.name) || isBlank(post.replaced?.qualification)),
    // The replaced person is the reason of a replacement.
    reason: !isReplacement && isBlank(post.reason),
    qualification: isBlank(post.qualification),
    signatory: isBlank(employer.signatory),
    hours: terms.shifts.some(({ startsAt }) => !hasHours(startsAt)),
    several_vacations: terms.case === "extra" && terms.hotels && vacationsOf(terms.shifts).length > 1,
    trial_too_long: post.trialDays > longestTrialDays(firstDay, lastDay),
    civil_status: person === null || Object.values(person).some(isBlank),
  };
  return CONTRACT_GAPS.filter((gap) => missing[gap]);
}

const isBlank = (text: string | null | undefined) => !text?.trim();

const isKnown = (organisation: Organisation | "none" | null) =>
  organisation !== null && organisation !== "none" && !isBlank(organisation.name) && !isBlank(organisation.address);

const SHORT_CONTRACT_MONTHS = 6;
const LONGEST_TRIAL_DAYS = 14;

/** Article L1242-10: a day for each whole week, two weeks at most; a month beyond six months. */
export function longestTrialDays(firstDay: string, lastDay: string): number {
  if (lastDay > addDays(addMonths(firstDay, SHORT_CONTRACT_MONTHS), -1)) {
    return daysBetween(firstDay, addMonths(firstDay, 1));
  }
  return Math.min(LONGEST_TRIAL_DAYS, Math.floor((daysBetween(firstDay, lastDay) + 1) / 7));
}
