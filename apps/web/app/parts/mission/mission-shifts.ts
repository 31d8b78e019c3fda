import type { MissionCard, MissionView } from "@app/contract/missions/missions";
import type { ShiftView } from "@app/contract/missions/shifts";
import type { Shift } from "@app/domain/missions/shift";
import { formatShifts } from "@app/domain/missions/shift.fr";
import { type PayTerms, type ShiftPay, shiftPay } from "@app/domain/missions/shift-pay";
import { eurosToCents } from "@app/domain/money/money";

type Hours = Pick<ShiftView, "startsAt" | "endsAt" | "breakMinutes">;
export type Payable = Pick<MissionView, "compensation" | "compensationType" | "breakPaid" | "contractKind">;

/** « lun. 16 nov., 18 h – 0 h 30 », « 4 créneaux, du 16 au 21 nov. » */
export function shiftsText({
  startDate,
  endDate,
  shiftCount,
}: Pick<MissionCard, "startDate" | "endDate" | "shiftCount">): string {
  return formatShifts({ startsAt: new Date(startDate), endsAt: endDate ? new Date(endDate) : null, shiftCount });
}

type Counted = Pick<MissionCard, "hoursKnown" | "totalDays" | "compensationType">;

/** Of days whose hours are still to be specified, as many are paid as the employer counted. */
export function paidShifts<T>(
  { hoursKnown, totalDays, compensationType }: Counted,
  shifts: readonly T[],
): readonly T[] {
  return hoursKnown || totalDays === null || compensationType === "weekly" ? shifts : shifts.slice(0, totalDays);
}

/** « 12 jours, du 20 nov. au 19 déc., horaires à préciser » */
export function daysText(mission: Counted & Pick<MissionCard, "startDate" | "endDate" | "shiftCount">): string {
  const days = paidShifts(mission, Array.from({ length: mission.shiftCount })).length;
  return days > 1 ? `${days}\u00a0jours, ${shiftsText(mission)}` : shiftsText(mission);
}

export function readHours(shift: Hours): Shift {
  return { ...shift, startsAt: new Date(shift.startsAt), endsAt: new Date(shift.endsAt), positions: 1 };
}

/** What one person earns with these shifts. */
export function payOf(mission: Payable, shifts: readonly Hours[]): ShiftPay {
  const terms: PayTerms = {
    payCents: eurosToCents(mission.compensation),
    payPeriod: mission.compensationType,
    breakPaid: mission.breakPaid,
    contractKind: mission.contractKind,
  };
  return shiftPay(terms, shifts.map(readHours));
}
