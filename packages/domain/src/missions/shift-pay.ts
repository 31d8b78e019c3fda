import type { Cents } from "../money/money.ts";
import { parisDay } from "../time/calendar.ts";
import { type ContractKind, isEmployeeKind } from "./contract-kind.ts";
import { estimateEarnings, NET_SHARE, payCount } from "./earnings.ts";
import type { PayPeriod } from "./mission.ts";
import { deriveFields, paidMinutes, type Shift } from "./shift.ts";

/** A CDD or an agency's mission ends with a tenth of the pay; an extra and a season do not. */
const BONUS_KINDS: ReadonlySet<ContractKind> = new Set(["cdd", "agency"]);

export type PayTerms = { payCents: Cents; payPeriod: PayPeriod; breakPaid: boolean; contractKind: ContractKind };

type Gross = {
  /** The pay of each shift, in the order given; they add up to `payCents`. */
  shiftCents: Cents[];
  payCents: Cents;
  /** End-of-contract bonus. */
  bonusCents: Cents;
  /** Paid holiday, a tenth of pay and bonus. */
  holidayCents: Cents;
  grossCents: Cents;
};

/** `netCents` is an estimate in whole euros; null for whoever sends an invoice or gets a grant. */
export type ShiftPay = Gross & { netCents: Cents | null };

/** What one person earns by working these shifts. */
export function shiftPay(terms: PayTerms, shifts: readonly Shift[]): ShiftPay {
  const gross = withAddOns(terms.contractKind, payByShift(terms, shifts));
  const isNetKnown = isEmployeeKind(terms.contractKind);
  return { ...gross, netCents: isNetKnown ? Math.round((gross.grossCents * NET_SHARE) / 100) * 100 : null };
}

/** What all the people of these shifts cost, gross, without the employer's contributions. */
export function employerCost(terms: PayTerms, shifts: readonly Shift[]): Gross {
  const perPerson = payByShift(terms, shifts);
  return withAddOns(
    terms.contractKind,
    shifts.map(({ positions }, index) => (perPerson[index] ?? 0) * positions),
  );
}

function withAddOns(kind: ContractKind, shiftCents: Cents[]): Gross {
  const payCents = shiftCents.reduce((sum, cents) => sum + cents, 0);
  const bonusCents = BONUS_KINDS.has(kind) ? Math.round(payCents / 10) : 0;
  const holidayCents = isEmployeeKind(kind) ? Math.round((payCents + bonusCents) / 10) : 0;
  return { shiftCents, payCents, bonusCents, holidayCents, grossCents: payCents + bonusCents + holidayCents };
}

function payByShift(terms: PayTerms, shifts: readonly Shift[]): Cents[] {
  if (shifts.length === 0) return [];
  const { payCents, payPeriod, breakPaid } = terms;
  const minutes = shifts.map((shift) => paidMinutes(shift, breakPaid));
  if (payPeriod === "daily") return payByDay(payCents, shifts, minutes);
  const fields = deriveFields(shifts, { payPeriod, breakPaid, takeSome: false });
  const total =
    payPeriod === "hourly"
      ? hourlyPay(payCents, fields.paidMinutes)
      : payCents * (payCount({ ...fields, payPeriod })?.count ?? 1);
  return split(total, minutes);
}

function payByDay(payCents: Cents, shifts: readonly Shift[], minutes: readonly number[]): Cents[] {
  const days = shifts.map(({ startsAt }) => parisDay(startsAt));
  const cents = shifts.map(() => 0);
  for (const day of new Set(days)) {
    const ofDay = days.flatMap((one, index) => (one === day ? [index] : []));
    const parts = split(
      payCents,
      ofDay.map((index) => minutes[index] ?? 0),
    );
    for (const [place, index] of ofDay.entries()) cents[index] = parts[place] ?? 0;
  }
  return cents;
}

function hourlyPay(payCents: Cents, minutes: number): Cents {
  return Math.round((payCents * minutes) / 60);
}

/** In proportion to the minutes, in whole cents that add up to the total. */
function split(total: Cents, minutes: readonly number[]): Cents[] {
  const all = minutes.reduce((sum, one) => sum + one, 0);
  let counted = 0;
  let given = 0;
  return minutes.map((one, index) => {
    counted += one;
    const upToHere = all > 0 ? Math.round((total * counted) / all) : Math.round((total * (index + 1)) / minutes.length);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}

type CardPay = {
  payCents: Cents | null;
  payPeriod: PayPeriod;
  paidMinutes: number;
  totalDays: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
};

/** What a mission pays one person, for a card that does not hold its shifts; null when it cannot be estimated. */
export function earningsFromMinutes(card: CardPay): Cents | null {
  if (card.payPeriod !== "hourly") return estimateEarnings({ ...card, hoursPerDay: null })?.totalCents ?? null;
  const cents = card.payCents === null ? 0 : hourlyPay(card.payCents, card.paidMinutes);
  return cents > 0 ? cents : null;
}
