import type { Cents } from "../money/money.ts";
import { hasHours } from "../time/day-without-hours.ts";
import { hourlyCents, isStartLocked, type MissionStatus, type PayPeriod } from "./mission.ts";
import { liveApplications } from "./recruitment.ts";

const MINUTE_MS = 60_000;

/** What an employer may change of a published mission and someone else may suffer from. */
export type Terms = {
  location: string;
  remote: boolean;
  startsAt: Date;
  endsAt: Date;
  hoursPerDay: number | null;
  payCents: Cents;
  payPeriod: PayPeriod;
  /** In the order of time. Empty in what was recorded before missions had shifts. */
  shifts: ShiftTimes[];
};

export type ShiftTimes = { id: number | null; startsAt: Date; endsAt: Date };

export type EditFacts = {
  status: MissionStatus;
  before: Terms;
  after: Terms;
  acceptedCount: number;
  applicationCount: number;
  endedApplications: number;
  positions: number;
  maxApplications: number | null;
  now: Date;
};

export type EditRefusal =
  | "mission_completed"
  | "start_locked"
  | "start_past"
  | "end_past"
  | "pay_lowered"
  | "positions_below_accepted"
  | "cap_below_received";

/** Why this change must be refused, in the order of the form; null accepts it. */
export function refuseEdit(facts: EditFacts): EditRefusal | null {
  const { status, before, after, now } = facts;
  if (status === "completed") return "mission_completed";
  if (!isSameMinute(before.startsAt, after.startsAt)) {
    if (isStartLocked(before, now)) return "start_locked";
    if (isStartLocked(after, now)) return "start_past";
  }
  if (!isSameMinute(before.endsAt, after.endsAt) && after.endsAt <= now) return "end_past";
  if (facts.acceptedCount > 0 && isPayLowered(before, after)) return "pay_lowered";
  if (facts.positions < facts.acceptedCount) return "positions_below_accepted";
  if (facts.maxApplications !== null && facts.maxApplications < liveApplications(facts)) return "cap_below_received";
  return null;
}

/** Paid less for the same period, or less an hour: a longer day for the same money is a lower pay too. */
export function isPayLowered(before: Terms, after: Terms): boolean {
  const lessAnHour = hourlyCents(after) < hourlyCents(before);
  return lessAnHour || (before.payPeriod === after.payPeriod && after.payCents < before.payCents);
}

/** True when the hours a person keeps free are no longer the same. */
export function isRescheduled(before: Terms, after: Terms): boolean {
  return (
    before.shifts.length !== after.shifts.length ||
    after.shifts.some((shift, index) => isMoved(before.shifts[index], shift)) ||
    !isSameMinute(before.startsAt, after.startsAt) ||
    !isSameMinute(before.endsAt, after.endsAt) ||
    before.hoursPerDay !== after.hoursPerDay
  );
}

/** Another start or end, to the minute. */
export function isMoved(before: Omit<ShiftTimes, "id"> | undefined, after: Omit<ShiftTimes, "id">): boolean {
  return !before || !isSameMinute(before.startsAt, after.startsAt) || !isSameMinute(before.endsAt, after.endsAt);
}

/** True when somebody who confirmed must be asked again. */
export function mustAskAgain(before: Terms, after: Terms): boolean {
  return isRescheduled(before, after) || isPlaceChanged(before, after);
}

export function isPlaceChanged(before: Terms, after: Terms): boolean {
  return before.location !== after.location || before.remote !== after.remote;
}

/** Forms give minutes: the seconds a mission was stored with are not a change. */
export function isSameMinute(a: Date, b: Date): boolean {
  return Math.floor(a.getTime() / MINUTE_MS) === Math.floor(b.getTime() / MINUTE_MS) && hasHours(a) === hasHours(b);
}
