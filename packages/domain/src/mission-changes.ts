import { formatDay, formatHours, formatPay, formatTime } from "./format.ts";
import { isSameMinute, type Terms } from "./mission-edit.ts";

/** What changed, one short phrase each: « Début : mar. 17 nov. à 9 h (au lieu de lun. 16 nov. à 8 h) ». */
export function describeChanges(before: Terms, after: Terms): string[] {
  const changes: string[] = [];
  const add = (what: string, now: string, then: string) => changes.push(`${what}\u00a0: ${now} (au lieu de ${then})`);
  if (!isSameMinute(before.startsAt, after.startsAt)) add("Début", moment(after.startsAt), moment(before.startsAt));
  if (!isSameMinute(before.endsAt, after.endsAt)) add("Fin", moment(after.endsAt), moment(before.endsAt));
  if (before.hoursPerDay !== after.hoursPerDay) add("Durée", hours(after.hoursPerDay), hours(before.hoursPerDay));
  if (before.location !== after.location) add("Lieu", after.location, before.location);
  if (before.remote !== after.remote)
    changes.push(after.remote ? "La mission passe en télétravail" : "La mission se fait sur place");
  if (before.payCents !== after.payCents || before.payPeriod !== after.payPeriod) {
    add("Rémunération", formatPay(after.payCents, after.payPeriod), formatPay(before.payCents, before.payPeriod));
  }
  return changes;
}

function moment(date: Date): string {
  return `${formatDay(date)} à ${formatTime(date)}`;
}

function hours(hoursPerDay: number | null): string {
  return hoursPerDay === null ? "non précisée" : formatHours(hoursPerDay);
}
