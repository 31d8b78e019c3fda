import { distanceKm } from "@app/domain/places/distance";
import { defaultTeamUntil } from "@app/domain/team/head-start";
import { NIGHT_URGENT_HOURS, nightEnd } from "@app/domain/time/night";
import type { Assumptions } from "./assumptions.ts";
import { type Behaviour, describeBehaviour } from "./behaviour.ts";
import { type City, type Mission, type Person, passesGates, skillShare } from "./city.ts";
import { DAY_MINUTES, HOUR, instantAt, minuteOf } from "./clock.ts";
import { EventQueue } from "./event-queue.ts";
import { pickWave } from "./pick-wave.ts";
import type { Policy } from "./policy.ts";

const REST = 11 * HOUR;

export type Message = { person: Person; mission: Mission; at: number };
export type Place = { person: Person; mission: Mission };

export type Outcome = {
  messages: Message[];
  waves: { mission: Mission; people: Person[] }[];
  places: Place[];
  yesses: number;
  optedOut: number;
  /** For each mission, when its last place was taken; null when it never was. */
  filledAt: (number | null)[];
};

type MissionState = {
  taken: number;
  /** Who passes the gates, the best score first. */
  eligible: readonly Person[];
  applied: Person[];
  looks: number;
  isLookPlanned: boolean;
};
type PersonState = { messages: number[]; bookings: Mission[]; optedOut: boolean; waiting: Mission[] };

/** The missions published on one day, until each is filled or has started. */
export function simulateDay(city: City, policy: Policy, assumptions: Assumptions): Outcome {
  const day = new Day(city, policy, describeBehaviour(city, assumptions));
  for (const mission of city.missions) day.queue.add(mission.publishedAt, () => day.publish(mission));
  for (const { at, person } of city.opens) day.queue.add(at, () => day.open(person));
  day.queue.runAll();
  return day.outcome;
}

class Day {
  readonly queue = new EventQueue();
  readonly outcome: Outcome;
  readonly #city: City;
  readonly #policy: Policy;
  readonly #behaviour: Behaviour;
  readonly #missions: MissionState[];
  readonly #people: PersonState[];
  /** The newest first. */
  #listed: Mission[] = [];
  /** One for each pair of a person and a mission. */
  readonly #decided: Uint8Array;
  readonly #addressed: Uint8Array;

  constructor(city: City, policy: Policy, behaviour: Behaviour) {
    this.#city = city;
    this.#policy = policy;
    this.#behaviour = behaviour;
    this.#missions = city.missions.map((mission) => ({
      taken: 0,
      eligible: this.#eligible(mission),
      applied: [],
      looks: 0,
      isLookPlanned: false,
    }));
    this.#people = city.people.map(() => ({ messages: [], bookings: [], optedOut: false, waiting: [] }));
    const pairs = city.people.length * city.missions.length;
    this.#decided = new Uint8Array(pairs);
    this.#addressed = new Uint8Array(pairs);
    const filledAt = city.missions.map(() => null);
    this.outcome = { messages: [], waves: [], places: [], yesses: 0, optedOut: 0, filledAt };
  }

  publish(mission: Mission): void {
    const team = this.#policy.teamFirst ? (this.#city.teams.get(mission.employer) ?? []) : [];
    if (team.length === 0) return this.#show(mission);
    this.#address(
      team.filter((person) => !this.#person(person).optedOut && this.#canWork(person, mission)),
      mission,
    );
    const until = defaultTeamUntil({ now: instantAt(this.queue.now), startsAt: instantAt(mission.startsAt) });
    this.queue.add(minuteOf(until), () => this.#show(mission));
  }

  /** Everybody may see it. */
  #show(mission: Mission): void {
    if (!this.#isOpen(mission)) return;
    this.#listed = [mission, ...this.#listed.filter((listed) => this.#isOpen(listed))];
    if (this.#policy.sends === "broadcast") this.#broadcast(mission);
    if (this.#policy.sends === "waves") this.#planWave(mission, 1);
  }

  /** Somebody opens the site: first what was sent to them, then the list. */
  open(person: Person): void {
    const state = this.#person(person);
    for (const mission of state.waiting.splice(0)) this.#consider(person, mission);
    let left = this.#behaviour.cardsRead(person, this.queue.now);
    for (const mission of this.#listed) {
      if (left === 0) return;
      if (!this.#isOpen(mission) || distanceKm(person, mission) > person.radiusKm) continue;
      left -= 1;
      this.#consider(person, mission);
    }
  }

  #broadcast(mission: Mission): void {
    const people = this.#mission(mission).eligible.filter((person) => this.#isAskable(person, mission));
    this.#address(people, mission);
  }

  #planWave(mission: Mission, number: number): void {
    const { taken } = this.#mission(mission);
    const [now, startsAt] = [instantAt(this.queue.now), instantAt(mission.startsAt)];
    const plan = this.#policy.plan.next({ now, startsAt, missing: mission.places - taken, number });
    if (plan) this.queue.add(minuteOf(plan.dueAt), () => this.#sendWave(mission, number, plan.size));
  }

  #sendWave(mission: Mission, number: number, size: number): void {
    if (!this.#isOpen(mission)) return;
    // As a second wave at least: a first one leaves at once, and would find the same people waiting.
    if (this.#hasEnoughWaiting(mission)) return this.#planWave(mission, Math.max(number, 2));
    const people = pickWave(this.#freeNow(mission), Math.round(size * this.#policy.size));
    if (people.length === 0) return this.#lookAgain(mission, number, size);
    this.outcome.waves.push({ mission, people });
    this.#address(people, mission);
    this.#planWave(mission, number + 1);
  }

  /** Who may be asked at this moment, the best score first. */
  *#freeNow(mission: Mission): Generator<Person> {
    const onlyNight = this.#morning() !== null;
    for (const person of this.#mission(mission).eligible)
      if ((person.night || !onlyNight) && this.#isAskable(person, mission)) yield person;
  }

  #lookAgain(mission: Mission, number: number, size: number): void {
    const at = this.#policy.plan.again({ now: instantAt(this.queue.now), startsAt: instantAt(mission.startsAt) });
    if (at) this.queue.add(minuteOf(at), () => this.#sendWave(mission, number, size));
  }

  #hasEnoughWaiting(mission: Mission): boolean {
    const { applied, taken } = this.#mission(mission);
    const { enoughWaiting } = this.#policy;
    return enoughWaiting !== null && applied.length >= enoughWaiting * (mission.places - taken);
  }

  #eligible(mission: Mission): readonly Person[] {
    const people = this.#city.eligible[mission.id] ?? [];
    return this.#policy.skilledOnly ? people.filter((person) => skillShare(person, mission) > 0) : people;
  }

  #isAskable(person: Person, mission: Mission): boolean {
    const pair = this.#pair(person, mission);
    if (this.#addressed[pair] === 1 || this.#decided[pair] === 1) return false;
    return !this.#person(person).optedOut && this.#isUnderCap(person) && this.#canWork(person, mission);
  }

  #isUnderCap(person: Person): boolean {
    const { cap } = this.#policy;
    const before = cap === null ? undefined : this.#person(person).messages.at(-cap);
    return before === undefined || before <= this.queue.now - DAY_MINUTES;
  }

  /** Sends the message now, or in the morning when it may not ring. */
  #address(people: readonly Person[], mission: Mission): void {
    const morning = this.#morning();
    const isUrgent = this.#isUrgent(mission, this.queue.now);
    for (const person of people) {
      this.#addressed[this.#pair(person, mission)] = 1;
      if (morning === null || (person.night && isUrgent)) this.#deliver(person, mission);
      else this.queue.add(morning, () => this.#deliver(person, mission));
    }
  }

  #deliver(person: Person, mission: Mission): void {
    const state = this.#person(person);
    if (!this.#isOpen(mission) || state.optedOut) return;
    const at = this.queue.now;
    const today = at - (at % DAY_MINUTES);
    const before = state.messages.length - 1 - state.messages.findLastIndex((sentAt) => sentAt < today);
    state.messages.push(at);
    state.waiting.push(mission);
    this.outcome.messages.push({ person, mission, at });
    if (this.#behaviour.optsOut(person, mission, before)) {
      state.optedOut = true;
      this.outcome.optedOut += 1;
    }
    const seenAt = this.#behaviour.looksAt(person, mission, at, before);
    if (seenAt !== null) this.queue.add(seenAt, () => this.#consider(person, mission));
  }

  /** Somebody reads a mission. They decide once, wherever they read it first. */
  #consider(person: Person, mission: Mission): void {
    const pair = this.#pair(person, mission);
    if (!this.#isOpen(mission) || this.#decided[pair] === 1 || !this.#canWork(person, mission)) return;
    this.#decided[pair] = 1;
    if (!this.#behaviour.saysYes(person, mission)) return;
    this.outcome.yesses += 1;
    const state = this.#mission(mission);
    const isBookedAtOnce =
      (mission.booking === "first" && passesGates(person, mission)) ||
      (this.#policy.teamFirst && this.#behaviour.isOwn(person, mission));
    if (isBookedAtOnce) return this.#book(person, mission);
    state.applied.push(person);
    if (state.isLookPlanned) return;
    state.isLookPlanned = true;
    state.looks += 1;
    this.queue.add(this.#behaviour.employerLooksAt(mission, this.queue.now, state.looks), () => this.#decide(mission));
  }

  /** The employer answers everybody who waits: the best skills first, a known record before none. */
  #decide(mission: Mission): void {
    const state = this.#mission(mission);
    state.isLookPlanned = false;
    const applied = state.applied
      .splice(0)
      .map((person) => ({ person, share: skillShare(person, mission) }))
      .toSorted((a, b) => b.share - a.share || Number(a.person.newcomer) - Number(b.person.newcomer));
    for (const { person } of applied)
      if (this.#isOpen(mission) && this.#canWork(person, mission) && this.#behaviour.isAccepted(person, mission))
        this.#book(person, mission);
  }

  #book(person: Person, mission: Mission): void {
    if (!this.#behaviour.confirms(person, mission)) return;
    const state = this.#mission(mission);
    state.taken += 1;
    this.#person(person).bookings.push(mission);
    this.outcome.places.push({ person, mission });
    if (state.taken < mission.places) return;
    this.outcome.filledAt[mission.id] = this.queue.now;
    this.#listed = this.#listed.filter((listed) => listed !== mission);
  }

  /** The end of the night, null by day. */
  #morning(): number | null {
    const end = nightEnd(instantAt(this.queue.now));
    return end && minuteOf(end);
  }

  #isOpen(mission: Mission): boolean {
    return this.queue.now < mission.startsAt && this.#mission(mission).taken < mission.places;
  }

  #isUrgent(mission: Mission, at: number): boolean {
    return mission.startsAt - at <= NIGHT_URGENT_HOURS * HOUR;
  }

  #canWork(person: Person, mission: Mission): boolean {
    return this.#person(person).bookings.every(
      (booked) => mission.startsAt >= booked.endsAt + REST || mission.endsAt + REST <= booked.startsAt,
    );
  }

  #pair(person: Person, mission: Mission): number {
    return person.id * this.#city.missions.length + mission.id;
  }

  #mission({ id }: Mission): MissionState {
    const state = this.#missions[id];
    if (!state) throw new Error(`No mission ${id}`);
    return state;
  }

  #person({ id }: Person): PersonState {
    const state = this.#people[id];
    if (!state) throw new Error(`No person ${id}`);
    return state;
  }
}
