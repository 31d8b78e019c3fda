import { hasHours } from "../time/day-without-hours.ts";
import { type ChangeWords, changeWordsFr } from "./changes/change-words.fr.ts";
import { isMoved, isSameMinute, type Terms } from "./mission-edit.ts";

/** What changed, one short phrase each: « Début : mar. 17 nov. à 9 h (au lieu de lun. 16 nov. à 8 h) ». */
export function describeChanges(before: Terms, after: Terms, words: ChangeWords = changeWordsFr): string[] {
  const changes: string[] = [];
  const add = (what: string, now: string, then: string) => changes.push(words.changed(what, now, then));
  if (hasHours(before.startsAt) !== hasHours(after.startsAt)) add(words.hours, when(after, words), when(before, words));
  else if (before.shifts.length > 1 || after.shifts.length > 1) changes.push(...shiftChanges(before, after, words));
  else {
    if (!isSameMinute(before.startsAt, after.startsAt))
      add(words.start, words.moment(after.startsAt), words.moment(before.startsAt));
    if (!isSameMinute(before.endsAt, after.endsAt) && hasHours(after.startsAt))
      add(words.end, words.moment(after.endsAt), words.moment(before.endsAt));
    if (before.hoursPerDay !== after.hoursPerDay)
      add(words.length, hours(after.hoursPerDay, words), hours(before.hoursPerDay, words));
  }
  if (before.location !== after.location)
    add(words.place, words.placeName(after.location), words.placeName(before.location));
  if (before.remote !== after.remote) changes.push(after.remote ? words.remote : words.onSite);
  if (before.payCents !== after.payCents || before.payPeriod !== after.payPeriod) {
    add(words.pay, words.payOf(after.payCents, after.payPeriod), words.payOf(before.payCents, before.payPeriod));
  }
  return changes;
}

const when = ({ startsAt, endsAt, shifts }: Terms, words: ChangeWords) =>
  words.shifts({ startsAt, endsAt, shiftCount: Math.max(1, shifts.length) });

/** One phrase per shift that was moved, added or removed. */
function shiftChanges(before: Terms, after: Terms, words: ChangeWords): string[] {
  const { oneShift } = words;
  const known = new Map(before.shifts.map((shift) => [shift.id, shift]));
  const remaining = new Set(after.shifts.map(({ id }) => id));
  const changed = after.shifts.flatMap((shift) => {
    const earlier = shift.id === null ? undefined : known.get(shift.id);
    if (!earlier) return [words.newShift(oneShift(shift))];
    return isMoved(earlier, shift) ? [words.changed(words.shift, oneShift(shift), oneShift(earlier))] : [];
  });
  const removed = before.shifts.filter(({ id }) => !remaining.has(id));
  return [...changed, ...removed.map((shift) => words.removedShift(oneShift(shift)))];
}

function hours(hoursPerDay: number | null, words: ChangeWords): string {
  return hoursPerDay === null ? words.unspecified : words.hoursPerDay(hoursPerDay);
}
