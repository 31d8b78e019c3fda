import type { Mission, Person } from "./city.ts";
import { HOUR } from "./clock.ts";

const REST = 11 * HOUR;

/** Who is expected where. */
export class Shifts {
  readonly #of: Mission[][];

  constructor(people: readonly Person[]) {
    this.#of = people.map(() => []);
  }

  add(person: Person, mission: Mission): void {
    this.#of[person.id]?.push(mission);
  }

  remove(person: Person, mission: Mission): void {
    this.#of[person.id] = (this.#of[person.id] ?? []).filter((booked) => booked !== mission);
  }

  /** Never two shifts within eleven hours. */
  canWork(person: Person, mission: Mission): boolean {
    return (this.#of[person.id] ?? []).every(
      (booked) => mission.startsAt >= booked.endsAt + REST || mission.endsAt + REST <= booked.startsAt,
    );
  }
}
