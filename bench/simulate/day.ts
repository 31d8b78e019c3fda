import type { Assumptions } from "./assumptions.ts";
import { type Behaviour, byFit, describeBehaviour } from "./behaviour.ts";
import { type City, type Mission, type Person, passesGates } from "./city.ts";
import { EventQueue } from "./event-queue.ts";
import type { Policy } from "./policy.ts";
import { type Message, Reach } from "./reach.ts";
import { Shifts } from "./shifts.ts";

export type Place = { person: Person; mission: Mission };

export type Outcome = {
  messages: readonly Message[];
  waves: readonly { mission: Mission; people: Person[] }[];
  places: readonly Place[];
  yesses: number;
  optedOut: number;
  /** For each mission, when its last place was taken; null when it never was. */
  filledAt: readonly (number | null)[];
};

type MissionState = { taken: number; applied: Person[]; looks: number; isLookPlanned: boolean };

/** The missions published on one day, until each is filled or has started. */
export function simulateDay(city: City, policy: Policy, assumptions: Assumptions): Outcome {
  return new Day(city, policy, describeBehaviour(city, assumptions)).play();
}

class Day {
  readonly #queue = new EventQueue();
  readonly #reach: Reach;
  readonly #policy: Policy;
  readonly #behaviour: Behaviour;
  readonly #missions: MissionState[];
  readonly #shifts: Shifts;
  readonly #places: Place[] = [];
  readonly #filledAt: (number | null)[];

  constructor(city: City, policy: Policy, behaviour: Behaviour) {
    this.#policy = policy;
    this.#behaviour = behaviour;
    this.#missions = city.missions.map(() => ({ taken: 0, applied: [], looks: 0, isLookPlanned: false }));
    this.#shifts = new Shifts(city.people);
    this.#filledAt = city.missions.map(() => null);
    const setting = { queue: this.#queue, city, policy, behaviour };
    this.#reach = new Reach(setting, {
      isOpen: (mission) => this.#isOpen(mission),
      missing: (mission) => mission.places - this.#mission(mission).taken,
      waiting: (mission) => this.#mission(mission).applied.length,
      canWork: (person, mission) => this.#shifts.canWork(person, mission),
      onYes: (person, mission) => this.#onYes(person, mission),
    });
  }

  play(): Outcome {
    this.#queue.runAll();
    const { messages, waves, yesses, optedOut } = this.#reach;
    return { messages, waves, yesses, optedOut, places: this.#places, filledAt: this.#filledAt };
  }

  #onYes(person: Person, mission: Mission): void {
    const state = this.#mission(mission);
    const isBookedAtOnce =
      (mission.booking === "first" && passesGates(person, mission)) ||
      (this.#policy.teamFirst && this.#behaviour.isOwn(person, mission));
    if (isBookedAtOnce) return this.#book(person, mission);
    state.applied.push(person);
    if (state.isLookPlanned) return;
    state.isLookPlanned = true;
    state.looks += 1;
    const at = this.#behaviour.employerLooksAt(mission, this.#queue.now, state.looks);
    this.#queue.add(at, () => this.#decide(mission));
  }

  /** The employer answers everybody who waits: the best skills first, a known record before none. */
  #decide(mission: Mission): void {
    const state = this.#mission(mission);
    state.isLookPlanned = false;
    for (const person of state.applied.splice(0).toSorted(byFit(mission)))
      if (this.#isAcceptable(person, mission)) this.#book(person, mission);
  }

  #isAcceptable(person: Person, mission: Mission): boolean {
    return (
      this.#isOpen(mission) && this.#shifts.canWork(person, mission) && this.#behaviour.isAccepted(person, mission)
    );
  }

  #book(person: Person, mission: Mission): void {
    if (!this.#behaviour.confirms(person, mission)) return;
    const state = this.#mission(mission);
    state.taken += 1;
    this.#shifts.add(person, mission);
    this.#places.push({ person, mission });
    if (state.taken < mission.places) return;
    this.#filledAt[mission.id] = this.#queue.now;
    this.#reach.unlist(mission);
  }

  #isOpen(mission: Mission): boolean {
    return this.#queue.now < mission.startsAt && this.#mission(mission).taken < mission.places;
  }

  #mission({ id }: Mission): MissionState {
    const state = this.#missions[id];
    if (!state) throw new Error(`No mission ${id}`);
    return state;
  }
}
