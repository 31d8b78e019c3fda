import { hasHours } from "../time/day-without-hours.ts";
import { formatHours, formatMoment } from "../time/format-time.ts";
import { formatPay } from "./format-pay.ts";
import { isMoved, isSameMinute, type Terms } from "./mission-edit.ts";
import { formatShift, formatShifts } from "./shift.fr.ts";

/** What changed, one short phrase each: « Début : mar. 17 nov. à 9 h (au lieu de lun. 16 nov. à 8 h) ». */
export function describeChanges(before: Terms, after: Terms): string[] {
  const changes: string[] = [];
  const add = (what: string, now: string, then: string) => changes.push(`${what}\u00a0: ${now} (au lieu de ${then})`);
  if (hasHours(before.startsAt) !== hasHours(after.startsAt)) add("Horaires", when(after), when(before));
  else if (before.shifts.length > 1 || after.shifts.length > 1) changes.push(...shiftChanges(before, after));
  else {
    if (!isSameMinute(before.startsAt, after.startsAt))
      add("Début", formatMoment(after.startsAt), formatMoment(before.startsAt));
    if (!isSameMinute(before.endsAt, after.endsAt) && hasHours(after.startsAt))
      add("Fin", formatMoment(after.endsAt), formatMoment(before.endsAt));
    if (before.hoursPerDay !== after.hoursPerDay) add("Durée", hours(after.hoursPerDay), hours(before.hoursPerDay));
  }
  if (before.location !== after.location) add("Lieu", after.location, before.location);
  if (before.remote !== after.remote)
    changes.push(after.remote ? "La mission passe en télétravail" : "La mission se fait sur place");
  if (before.payCents !== after.payCents || before.payPeriod !== after.payPeriod) {
    add("Rémunération", formatPay(after.payCents, after.payPeriod), formatPay(before.payCents, before.payPeriod));
  }
  return changes;
}

const when = ({ startsAt, endsAt, shifts }: Terms) =>
  formatShifts({ startsAt, endsAt, shiftCount: Math.max(1, shifts.length) });

/** One phrase per shift that was moved, added or removed. */
function shiftChanges(before: Terms, after: Terms): string[] {
  const known = new Map(before.shifts.map((shift) => [shift.id, shift]));
  const remaining = new Set(after.shifts.map(({ id }) => id));
  const changed = after.shifts.flatMap((shift) => {
    const earlier = shift.id === null ? undefined : known.get(shift.id);
    if (!earlier) return [`Nouveau créneau\u00a0: ${formatShift(shift)}`];
    return isMoved(earlier, shift) ? [`Créneau\u00a0: ${formatShift(shift)} (au lieu de ${formatShift(earlier)})`] : [];
  });
  const removed = before.shifts.filter(({ id }) => !remaining.has(id));
  return [...changed, ...removed.map((shift) => `Créneau retiré\u00a0: ${formatShift(shift)}`)];
}

function hours(hoursPerDay: number | null): string {
  return hoursPerDay === null ? "non précisée" : formatHours(hoursPerDay);
}
