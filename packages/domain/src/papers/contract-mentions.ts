import type { PayPeriod } from "../missions/mission.ts";
import { paidMinutes } from "../missions/shift.ts";
import { shiftPay } from "../missions/shift-pay.ts";
import type { Cents } from "../money/money.ts";
import type {
  ContractCase,
  ContractFacts,
  ContractPerson,
  ContractTerms,
  EmployerFacts,
  Organisation,
  PostFacts,
} from "./contract-facts.ts";
import { type CompleteFacts, type ContractGap, contractGaps } from "./contract-gaps.ts";
import type { LawSource } from "./law-source.ts";

type Hours = { startsAt: Date; endsAt: Date; breakMinutes: number };

/** What a contract says, in its order: `kind` is the mention, and `MENTION_SOURCES` the article that asks for it. */
export type Mention =
  | { kind: "employer"; employer: Pick<EmployerFacts, "name" | "siret" | "address" | "signatory"> }
  | { kind: "person"; person: ContractPerson }
  | { kind: "motive"; case: ContractCase; reason: string | null }
  | { kind: "replaced_person"; name: string; qualification: string }
  | { kind: "term"; startsAt: Date; endsAt: Date }
  | { kind: "post"; title: string; qualification: string; place: string }
  | { kind: "risk_list"; listed: boolean }
  | { kind: "working_time"; shifts: Hours[]; minutes: number; breakPaid: boolean }
  | { kind: "trial"; days: number }
  | {
      kind: "pay";
      payCents: Cents;
      payPeriod: PayPeriod;
      /** For all the hours of the contract, before what is added to it. */
      totalCents: Cents;
      extras: readonly string[];
    }
  | { kind: "bonus"; cents: Cents }
  | { kind: "holiday_pay"; cents: Cents }
  | { kind: "agreement"; name: string }
  | { kind: "pension_fund"; fund: Organisation }
  | { kind: "prevoyance"; organisation: Organisation | null }
  | { kind: "declaration"; body: EmployerFacts["declarationBody"] };

export type MentionKind = Mention["kind"];

export const MENTION_SOURCES: Record<MentionKind, LawSource> = {
  employer: "parties",
  person: "parties",
  motive: "motive",
  replaced_person: "replaced_person",
  term: "term",
  post: "post",
  risk_list: "post",
  working_time: "working_time",
  trial: "trial",
  pay: "pay",
  bonus: "bonus",
  holiday_pay: "holiday_pay",
  agreement: "agreement",
  pension_fund: "social_funds",
  prevoyance: "social_funds",
  declaration: "declaration",
};

export type PreparedContract = { gaps: ContractGap[]; mentions: null } | { gaps: []; mentions: Mention[] };

/** The mentions of article L1242-12 for a contract of this case, or what is missing before it can be made. */
export function prepareContract(facts: ContractFacts): PreparedContract {
  const gaps = contractGaps(facts);
  return isComplete(facts, gaps) ? { gaps: [], mentions: mentionsOf(facts) } : { gaps, mentions: null };
}

const isComplete = (facts: ContractFacts, gaps: readonly ContractGap[]): facts is CompleteFacts => gaps.length === 0;

function mentionsOf({ employer, person, post, terms }: CompleteFacts): Mention[] {
  const { name, siret, address, signatory } = employer;
  return [
    { kind: "employer", employer: { name, siret, address, signatory } },
    { kind: "person", person },
    ...motiveMentions(terms.case, post),
    termOf(terms),
    { kind: "post", title: post.title, qualification: post.qualification, place: post.place },
    { kind: "risk_list", listed: post.riskListed },
    workingTimeOf(terms),
    { kind: "trial", days: post.trialDays },
    ...payMentions(terms),
    { kind: "agreement", name: employer.agreement },
    { kind: "pension_fund", fund: employer.pensionFund },
    { kind: "prevoyance", organisation: employer.prevoyance === "none" ? null : employer.prevoyance },
    { kind: "declaration", body: employer.declarationBody },
  ];
}

function motiveMentions(contract: ContractCase, { reason, replaced }: PostFacts): Mention[] {
  if (contract !== "replacement" || replaced === null) return [{ kind: "motive", case: contract, reason }];
  return [
    { kind: "motive", case: contract, reason: null },
    { kind: "replaced_person", name: replaced.name, qualification: replaced.qualification },
  ];
}

function termOf({ shifts }: ContractTerms): Mention {
  const startsAt = new Date(Math.min(...shifts.map((shift) => shift.startsAt.getTime())));
  const endsAt = new Date(Math.max(...shifts.map((shift) => shift.endsAt.getTime())));
  return { kind: "term", startsAt, endsAt };
}

function workingTimeOf({ shifts, breakPaid }: ContractTerms): Mention {
  const inOrder = shifts.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return {
    kind: "working_time",
    shifts: inOrder.map(({ startsAt, endsAt, breakMinutes }) => ({ startsAt, endsAt, breakMinutes })),
    minutes: shifts.reduce((sum, shift) => sum + paidMinutes(shift, breakPaid), 0),
    breakPaid,
  };
}

/** A bonus of 0 is written too: the contract says that none is due. */
function payMentions({ case: contract, shifts, payCents, payPeriod, breakPaid, payExtras }: ContractTerms): Mention[] {
  const contractKind = contract === "extra" || contract === "seasonal" ? contract : "cdd";
  const pay = shiftPay({ payCents, payPeriod, breakPaid, contractKind }, shifts);
  return [
    { kind: "pay", payCents, payPeriod, totalCents: pay.payCents, extras: payExtras },
    { kind: "bonus", cents: pay.bonusCents },
    { kind: "holiday_pay", cents: pay.holidayCents },
  ];
}
