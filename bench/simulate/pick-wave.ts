import { NEWCOMER_SHARE } from "@app/domain/matching/matching";
import type { Person } from "./city.ts";

/** The best of those who may be asked now; a fifth are newcomers when there are enough. `people` come in order of score. */
export function pickWave(people: Iterable<Person>, size: number): Person[] {
  const reserved = Math.ceil(NEWCOMER_SHARE * size);
  const best: Person[] = [];
  const added: Person[] = [];
  let newcomers = 0;
  for (const person of people) {
    if (best.length < size) {
      best.push(person);
      if (person.newcomer) newcomers += 1;
    } else if (newcomers + added.length >= reserved) break;
    else if (person.newcomer) added.push(person);
  }
  const experienced = best.filter(({ newcomer }) => !newcomer);
  const replaced = new Set(experienced.slice(experienced.length - added.length));
  return [...best.filter((person) => !replaced.has(person)), ...added];
}
