import { hasHours } from "../time/day-without-hours.ts";
import { formatDay, formatDuration, formatPeriod, formatTime, HOURS_UNSPECIFIED } from "../time/format-time.ts";
import { paidMinutes, type Shift } from "./shift.ts";

type Hours = { startsAt: Date; endsAt: Date };

/** « 18 h – 0 h 30 », « horaires à préciser » */
export function formatRange({ startsAt, endsAt }: Hours): string {
  if (!hasHours(startsAt)) return HOURS_UNSPECIFIED;
  return `${formatTime(startsAt)} – ${formatTime(endsAt)}`;
}

/** « lun. 16 nov., 18 h – 0 h 30 », « lun. 16 nov., horaires à préciser » */
export function formatShift(hours: Hours): string {
  return `${formatDay(hours.startsAt)}, ${formatRange(hours)}`;
}

/** « 4 créneaux » */
export function shiftCountText(count: number): string {
  return `${count}\u00a0créneau${count > 1 ? "x" : ""}`;
}

/** When a mission takes place: « lun. 16 nov., 18 h – 0 h 30 », « 4 créneaux, du 16 au 21 nov. », « du 16 au 21 nov., horaires à préciser » */
export function formatShifts({
  startsAt,
  endsAt,
  shiftCount,
}: {
  startsAt: Date;
  endsAt: Date | null;
  shiftCount: number;
}): string {
  if (shiftCount === 1 && endsAt) return formatShift({ startsAt, endsAt });
  const period = formatPeriod(startsAt, endsAt);
  const days = `${period.charAt(0).toLocaleLowerCase("fr")}${period.slice(1)}`;
  return hasHours(startsAt) ? `${shiftCountText(shiftCount)}, ${days}` : `${days}, ${HOURS_UNSPECIFIED}`;
}

/** « Il manque 1 personne sur 3 », « 2 personnes recherchées », « Places prises, 4 sur 4 »; « Complet, 4 sur 4 » once all have confirmed. */
export function shiftPlacesText({
  positions,
  accepted,
  confirmed = 0,
}: {
  positions: number;
  accepted: number;
  confirmed?: number;
}): string {
  const left = Math.max(0, positions - accepted);
  if (left === 0) return `${confirmed >= positions ? "Complet" : "Places prises"}, ${positions} sur ${positions}`;
  if (accepted > 0) return `Il manque ${left}\u00a0personne${left > 1 ? "s" : ""} sur ${positions}`;
  return left === 1 ? "1\u00a0personne recherchée" : `${left}\u00a0personnes recherchées`;
}

/** « pause 30 min, 6 h payées », « sans pause, 5 h payées », « 6 h payées » */
export function breakText(shift: Pick<Shift, "startsAt" | "endsAt" | "breakMinutes">, breakPaid: boolean): string {
  const paid = `${formatDuration(paidMinutes(shift, breakPaid) / 60)} payées`;
  if (!hasHours(shift.startsAt)) return paid;
  const pause =
    shift.breakMinutes === 0 ? "sans pause" : `pause ${shift.breakMinutes}\u00a0min${breakPaid ? " payée" : ""}`;
  return `${pause}, ${paid}`;
}
