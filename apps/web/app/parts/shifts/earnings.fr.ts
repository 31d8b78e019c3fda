import type { MissionView } from "@app/contract/missions/missions";
import type { ShiftView } from "@app/contract/missions/shifts";
import { isEmployeeKind } from "@app/domain/missions/contract-kind";
import { formatPay } from "@app/domain/missions/format-pay";
import { paidMinutes } from "@app/domain/missions/shift";
import { shiftCountText } from "@app/domain/missions/shift.fr";
import { formatEuros } from "@app/domain/money/format-euros";
import { eurosToCents } from "@app/domain/money/money";
import { hasHours } from "@app/domain/time/day-without-hours";
import { formatDay, formatDuration } from "@app/domain/time/format-time";
import { type Payable, payOf, readHours } from "../mission/mission-shifts.ts";

export type PaidShift = Pick<ShiftView, "id" | "startsAt" | "endsAt" | "breakMinutes">;

/** More are added up in one line. */
const MOST_LINES = 6;

const minutesOf = ({ breakPaid }: Payable, shift: PaidShift) => paidMinutes(readHours(shift), breakPaid);

function hoursText(mission: Payable, shifts: readonly PaidShift[]): string {
  return formatDuration(shifts.reduce((sum, shift) => sum + minutesOf(mission, shift), 0) / 60);
}

const isKnown = ({ startsAt }: PaidShift) => hasHours(new Date(startsAt));

/** « 2 créneaux », « 2 jours » while their hours, and perhaps which ones, are to be specified. */
function countText(shifts: readonly PaidShift[]): string {
  const { length } = shifts;
  return shifts.every(isKnown) ? shiftCountText(length) : `${length}\u00a0jour${length > 1 ? "s" : ""}`;
}

/** « Pour 2 créneaux, 11 h », « 159,50 € », « brut, et 15,95 € de congés payés ». */
export function headlinePay(
  mission: Payable,
  chosen: readonly PaidShift[],
): { label: string; text: string; detail: string } {
  if (chosen.length === 0) {
    const rate = formatPay(eurosToCents(mission.compensation), mission.compensationType);
    return { label: "Aucun créneau choisi", text: rate, detail: grossWord(mission) };
  }
  const { payCents, holidayCents } = payOf(mission, chosen);
  const extra = holidayCents > 0 ? `, et ${formatEuros(holidayCents)} de congés payés` : "";
  return {
    label: `Pour ${countText(chosen)}, ${hoursText(mission, chosen)}`,
    text: formatEuros(payCents),
    detail: grossWord(mission) + extra,
  };
}

/** « brut », « hors taxes » for someone who sends an invoice. */
export function grossWord({ contractKind }: Pick<MissionView, "contractKind">): string {
  return contractKind === "freelance" ? "hors taxes" : "brut";
}

export interface EarningsLines {
  lines: [name: string, value: string][];
  /** Only when something is added to the pay. */
  total: string | undefined;
  net: string | undefined;
  note: string;
}

export function earningsLines(mission: Payable, chosen: readonly PaidShift[]): EarningsLines {
  const { shiftCents, payCents, bonusCents, holidayCents, grossCents, netCents } = payOf(mission, chosen);
  const lines: [string, string][] =
    chosen.length > MOST_LINES || !chosen.every(isKnown)
      ? [[`${countText(chosen)}, ${factor(mission, chosen)}`, formatEuros(payCents)]]
      : chosen.map((shift, index) => [
          `${formatDay(new Date(shift.startsAt))}, ${factor(mission, [shift])}`,
          formatEuros(shiftCents[index] ?? 0),
        ]);
  if (bonusCents > 0) lines.push(["Prime de fin de contrat, 10\u202f%", formatEuros(bonusCents)]);
  if (holidayCents > 0) lines.push(["Congés payés, 10\u202f%", formatEuros(holidayCents)]);
  return {
    lines: distinct(lines),
    total: isEmployeeKind(mission.contractKind) ? formatEuros(grossCents) : undefined,
    net: netCents === null ? undefined : `Estimation nette, avant impôt\u00a0: environ ${formatEuros(netCents)}`,
    note: payerNote(mission),
  };
}

/** « 6 h × 14,50 € »; hours alone when the pay does not depend on them. */
function factor(mission: Payable, shifts: readonly PaidShift[]): string {
  const hours = hoursText(mission, shifts);
  return mission.compensationType === "hourly"
    ? `${hours} × ${formatEuros(eurosToCents(mission.compensation))}`
    : hours;
}

/** Two shifts of a day may read the same. */
function distinct(lines: [string, string][]): [string, string][] {
  const seen = new Map<string, number>();
  return lines.map(([name, value]) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [count > 1 ? `${name} (${count})` : name, value];
  });
}

function payerNote({ contractKind }: Pick<MissionView, "contractKind">): string {
  const how =
    contractKind === "freelance"
      ? "Payé par l’entreprise sur votre facture."
      : contractKind === "internship"
        ? "Versé par l’entreprise."
        : "Versé par l’employeur avec le bulletin de paie.";
  return `${how} Renfort ne gère pas les paiements.`;
}
