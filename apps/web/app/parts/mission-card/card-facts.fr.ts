import type { MissionCard } from "@app/contract/missions/missions";
import type { PayPeriod } from "@app/domain/missions/mission";
import { paidMinutes } from "@app/domain/missions/shift";
import { shiftCountText } from "@app/domain/missions/shift.fr";
import { earningsFromMinutes } from "@app/domain/missions/shift-pay";
import { formatEuros } from "@app/domain/money/format-euros";
import { eurosToCents } from "@app/domain/money/money";
import { formatDay } from "@app/domain/time/format-time";
import { cityOf } from "../mission/city.ts";
import { readHours } from "../mission/mission-shifts.ts";

/** The three facts of a card: when, where, how much. */
export interface CardFacts {
  shift?: { startsAt: string; endsAt: string };
  /** « lun. 16 nov. » */
  dayText?: string;
  /** « pause 30 min » */
  breakText?: string;
  /** « + 3 créneaux » */
  moreShiftsText?: string;
  /** « 2,3 km » */
  distanceText?: string;
  /** « Lyon 7e » */
  placeText?: string;
  /** « 91 € » */
  amountText?: string;
  /** What the amount is for, when there are several shifts. */
  amountFor?: string;
  /** « 14,50 € / h » */
  rateText?: string;
}

export type CardMission = Pick<
  MissionCard,
  | "nextShift"
  | "shiftCount"
  | "takeSome"
  | "location"
  | "remote"
  | "establishment"
  | "distanceKm"
  | "compensation"
  | "compensationType"
  | "breakPaid"
  | "paidMinutes"
  | "totalDays"
  | "startDate"
  | "endDate"
  | "hoursKnown"
>;

export function cardFacts(mission: CardMission): CardFacts {
  return { ...whenFacts(mission), ...whereFacts(mission), ...payFacts(mission) };
}

function whenFacts({ nextShift, shiftCount, ...mission }: CardMission): CardFacts {
  if (!nextShift) return {};
  const { startsAt, endsAt, breakMinutes } = nextShift;
  const others = shiftCount - 1;
  // Days whose hours are not known are no shifts yet.
  const more = mission.hoursKnown ? shiftCountText(others) : `${others}\u00a0jour${others > 1 ? "s" : ""}`;
  return {
    shift: { startsAt, endsAt },
    dayText: formatDay(new Date(startsAt)),
    ...(breakMinutes > 0 && { breakText: `pause ${breakMinutes}\u00a0min` }),
    ...(shiftCount > 1 && { moreShiftsText: `+\u00a0${more}` }),
  };
}

function whereFacts({ remote, establishment, location, distanceKm }: CardMission): CardFacts {
  if (remote) return { placeText: "Télétravail" };
  return {
    placeText: establishment?.placeLabel ?? cityOf(location),
    ...(distanceKm !== undefined && { distanceText: formatKilometres(distanceKm) }),
  };
}

const oneDecimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** « 2,3 km », « 14 km », « < 1 km » */
export function formatKilometres(km: number): string {
  if (km < 1) return "<\u00a01\u00a0km";
  return `${oneDecimal.format(km < 10 ? km : Math.round(km))}\u00a0km`;
}

const RATE_UNITS: Record<PayPeriod, string> = { hourly: "h", daily: "jour", weekly: "semaine", monthly: "mois" };

/** What one person earns: with every shift, or with the next one where shifts are taken one by one. */
function payFacts(mission: CardMission): CardFacts {
  const payCents = eurosToCents(mission.compensation);
  const rateText = `${formatEuros(payCents)}\u00a0/\u00a0${RATE_UNITS[mission.compensationType]}`;
  const isOneByOne = mission.takeSome && mission.shiftCount > 1;
  const cents = isOneByOne ? nextShiftCents(mission, payCents) : missionCents(mission, payCents);
  if (cents === null) return { rateText };
  const all = mission.hoursKnown ? `les ${shiftCountText(mission.shiftCount)}` : "en tout";
  const several = isOneByOne ? "ce créneau" : all;
  return { rateText, amountText: formatEuros(cents), ...(mission.shiftCount > 1 && { amountFor: several }) };
}

function missionCents(mission: CardMission, payCents: number): number | null {
  return earningsFromMinutes({
    payCents,
    payPeriod: mission.compensationType,
    paidMinutes: mission.paidMinutes,
    totalDays: mission.totalDays,
    startsAt: new Date(mission.startDate),
    endsAt: mission.endDate ? new Date(mission.endDate) : null,
  });
}

/** A week's or a month's pay says nothing of one shift. */
function nextShiftCents({ nextShift, compensationType, breakPaid }: CardMission, payCents: number): number | null {
  if (!nextShift || compensationType === "weekly" || compensationType === "monthly") return null;
  if (compensationType === "daily") return payCents;
  const minutes = paidMinutes(readHours(nextShift), breakPaid);
  return earningsFromMinutes({
    payCents,
    payPeriod: "hourly",
    paidMinutes: minutes,
    totalDays: null,
    startsAt: null,
    endsAt: null,
  });
}
