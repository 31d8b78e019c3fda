import type { PlannedShift } from "@app/contract/week/week";
import { dayPhrase, deadlinePhrase } from "@app/domain/time/day-phrase";

type Person = PlannedShift["people"][number];

/** « Ce soir », « Demain » before the hours of a shift. */
export function comingDay(startsAt: string, now: number): string {
  const phrase = dayPhrase(new Date(startsAt), new Date(now));
  return phrase.charAt(0).toLocaleUpperCase("fr") + phrase.slice(1);
}

/** « A confirmé », « À confirmer avant 22 h 46 », « À confirmer avant demain 10 h » */
export function comingState({ confirmed, confirmBefore }: Pick<Person, "confirmed" | "confirmBefore">, now: number) {
  if (confirmed) return "A confirmé";
  if (confirmBefore === null) return "À confirmer";
  return `À confirmer avant ${deadlinePhrase(new Date(confirmBefore), new Date(now))}`;
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
