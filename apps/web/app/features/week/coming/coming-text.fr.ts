import type { PlannedShift } from "@app/contract/week/week";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { formatDay, formatTime } from "@app/domain/time/format-time";

type Person = PlannedShift["people"][number];

/** « aujourd’hui », « demain », « lun. 16 nov. » */
function dayWord(at: Date, now: number): string {
  const today = parisDay(new Date(now));
  const day = parisDay(at);
  if (day === today) return "aujourd’hui";
  return day === addDays(today, 1) ? "demain" : formatDay(at);
}

/** « Demain » before the hours of a shift. */
export function comingDay(startsAt: string, now: number): string {
  const word = dayWord(new Date(startsAt), now);
  return word.charAt(0).toLocaleUpperCase("fr") + word.slice(1);
}

/** « A confirmé », « À confirmer avant 22 h 46 », « À confirmer avant demain 10 h » */
export function comingState({ confirmed, confirmBefore }: Pick<Person, "confirmed" | "confirmBefore">, now: number) {
  if (confirmed) return "A confirmé";
  if (confirmBefore === null) return "À confirmer";
  const until = new Date(confirmBefore);
  const isToday = parisDay(until) === parisDay(new Date(now));
  return `À confirmer avant ${isToday ? "" : `${dayWord(until, now)} `}${formatTime(until)}`;
}

/** Each person once, confirmed when they are for every shift given. */
export function peopleOf(shifts: readonly Pick<PlannedShift, "people">[]): Person[] {
  const people = new Map<number, Person>();
  for (const person of shifts.flatMap((shift) => shift.people)) {
    const known = people.get(person.candidate_id);
    people.set(person.candidate_id, known ? { ...known, confirmed: known.confirmed && person.confirmed } : person);
  }
  return [...people.values()];
}
