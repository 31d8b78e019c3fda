import { distanceKm } from "@app/domain/places/distance";
import { defaultTeamUntil } from "@app/domain/team/head-start";
import { NIGHT_URGENT_HOURS, nightEnd } from "@app/domain/time/night";
import type { Behaviour } from "./behaviour.ts";
import { type City, type Mission, type Person, skillShare } from "./city.ts";
import { DAY_MINUTES, HOUR, instantAt, minuteOf } from "./clock.ts";
import type { EventQueue } from "./event-queue.ts";
import { pickWave } from "./pick-wave.ts";
import type { Policy } from "./policy.ts";

export type Message = { person: Person; mission: Mission; at: number };

/** What whoever looks for people knows of the places, and does with a yes. */
export type Vacancies = {
  /** It has not started, and has a place. */
  isOpen: (mission: Mission) => boolean;
  missing: (mission: Mission) => number;
  /** Applications that wait for the employer. */
  waiting: (mission: Mission) => number;
  canWork: (person: Person, mission: Mission) => boolean;
  onYes: (person: Person, mission: Mission) => void;
  /** Somebody who was asked, and would have come, reads that it is filled. */
  onFilled?: (person: Person, mission: Mission) => void;
};

type Setting = { queue: EventQueue; city: City; policy: Policy; behaviour: Behaviour };
type Wave = { number: number; size: number; isPutOff: boolean };
/** `wave`: the one that is planned. `number`: of the last. */
type MissionState = { eligible: readonly Person[]; wave: Wave | null; number: number };
type PersonState = { messages: number[]; optedOut: boolean; unread: Mission[] };

/** How a mission reaches people: the list, and what the policy sends. */
export class Reach {
  readonly messages: Message[] = [];
  readonly waves: { mission: Mission; people: Person[] }[] = [];
  yesses = 0;
  optedOut = 0;
  readonly #queue: EventQueue;
  readonly #city: City;
  readonly #policy: Policy;
  readonly #behaviour: Behaviour;
  readonly #vacancies: Vacancies;
  readonly #missions: MissionState[];
  readonly #people: PersonState[];
  /** The newest first. */
  #listed: Mission[] = [];
  /** One for each pair of a person and a mission. */
  readonly #decided: Uint8Array;
  readonly #addressed: Uint8Array;

  constructor({ queue, city, policy, behaviour }: Setting, vacancies: Vacancies) {
    this.#queue = queue;
    this.#city = city;
    this.#policy = policy;
    this.#behaviour = behaviour;
    this.#vacancies = vacancies;
    this.#missions = city.missions.map((mission) => ({ eligible: this.#eligible(mission), wave: null, number: 0 }));
    this.#people = city.people.map(() => ({ messages: [], optedOut: false, unread: [] }));
    const pairs = city.people.length * city.missions.length;
    this.#decided = new Uint8Array(pairs);
    this.#addressed = new Uint8Array(pairs);
    for (const mission of city.missions) queue.add(mission.publishedAt, () => this.#publish(mission));
    for (const { at, person } of city.opens) queue.add(at, () => this.#open(person));
  }

  /** Every place is taken. */
  unlist(mission: Mission): void {
    this.#listed = this.#listed.filter((listed) => listed !== mission);
  }

  /** A place is free again: it is in the list where it was. */
  relist(mission: Mission): void {
    if (!this.#listed.includes(mission))
      this.#listed = [...this.#listed, mission].toSorted((a, b) => b.publishedAt - a.publishedAt);
  }

  /** A wave leaves: the one that is planned, else a new one. */
  startWaves(mission: Mission): void {
    const { wave, number } = this.#mission(mission);
    if (wave) return this.#leaveAt(mission, wave, this.#queue.now);
    const plan = this.#plan(mission, 1);
    if (plan) this.#leaveAt(mission, { number: number + 1, size: plan.size, isPutOff: false }, minuteOf(plan.dueAt));
  }

  /** An application waits no longer: the wave that was put off looks again. */
  resume(mission: Mission): void {
    const { wave } = this.#mission(mission);
    if (wave?.isPutOff) this.#leaveAt(mission, wave, this.#queue.now);
  }

  #publish(mission: Mission): void {
    const team = this.#policy.teamFirst ? (this.#city.teams.get(mission.employer) ?? []) : [];
    if (team.length === 0) return this.#show(mission);
    this.#address(
      team.filter((person) => !this.#person(person).optedOut && this.#vacancies.canWork(person, mission)),
      mission,
    );
    const until = defaultTeamUntil({ now: instantAt(this.#queue.now), startsAt: instantAt(mission.startsAt) });
    this.#queue.add(minuteOf(until), () => this.#show(mission));
  }

  /** Everybody may see it. */
  #show(mission: Mission): void {
    if (!this.#vacancies.isOpen(mission)) return;
    this.#listed = [mission, ...this.#listed.filter((listed) => this.#vacancies.isOpen(listed))];
    if (this.#policy.sends === "broadcast") this.#broadcast(mission);
    if (this.#policy.sends === "waves") this.#planWave(mission, 1);
  }

  /** Somebody opens the site: first what was sent to them, then the list. */
  #open(person: Person): void {
    const state = this.#person(person);
    for (const mission of state.unread.splice(0)) this.#readMessage(person, mission);
    let left = this.#behaviour.cardsRead(person, this.#queue.now);
    for (const mission of this.#listed) {
      if (left === 0) return;
      if (!this.#vacancies.isOpen(mission) || distanceKm(person, mission) > person.radiusKm) continue;
      left -= 1;
      this.#consider(person, mission);
    }
  }

  #broadcast(mission: Mission): void {
    const people = this.#mission(mission).eligible.filter((person) => this.#isAskable(person, mission));
    this.#address(people, mission);
  }

  #plan(mission: Mission, number: number): { size: number; dueAt: Date } | null {
    const [now, startsAt] = [instantAt(this.#queue.now), instantAt(mission.startsAt)];
    return this.#policy.plan.next({ now, startsAt, missing: this.#vacancies.missing(mission), number });
  }

  #planWave(mission: Mission, number: number, isPutOff = false): void {
    const plan = this.#plan(mission, number);
    if (plan) this.#leaveAt(mission, { number, size: plan.size, isPutOff }, minuteOf(plan.dueAt));
  }

  #leaveAt(mission: Mission, planned: Wave, at: number): void {
    const state = this.#mission(mission);
    const wave = { ...planned };
    state.wave = wave;
    this.#queue.add(at, () => {
      if (state.wave !== wave) return;
      state.wave = null;
      state.number = wave.number;
      this.#sendWave(mission, wave);
    });
  }

  #sendWave(mission: Mission, { number, size }: Wave): void {
    if (!this.#vacancies.isOpen(mission)) return;
    // As a second wave at least: a first one leaves at once, and would find the same people waiting.
    if (this.#hasEnoughWaiting(mission)) return this.#planWave(mission, Math.max(number, 2), true);
    const people = pickWave(this.#freeNow(mission), Math.round(size * this.#policy.size));
    if (people.length === 0) return this.#lookAgain(mission, number, size);
    this.waves.push({ mission, people });
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
    const at = this.#policy.plan.again({ now: instantAt(this.#queue.now), startsAt: instantAt(mission.startsAt) });
    if (at) this.#leaveAt(mission, { number, size, isPutOff: false }, minuteOf(at));
  }

  #hasEnoughWaiting(mission: Mission): boolean {
    const { enoughWaiting } = this.#policy;
    const { waiting, missing } = this.#vacancies;
    return enoughWaiting !== null && waiting(mission) >= enoughWaiting * missing(mission);
  }

  #eligible(mission: Mission): readonly Person[] {
    const people = this.#city.eligible[mission.id] ?? [];
    return this.#policy.skilledOnly ? people.filter((person) => skillShare(person, mission) > 0) : people;
  }

  #isAskable(person: Person, mission: Mission): boolean {
    const pair = this.#pair(person, mission);
    if (this.#addressed[pair] === 1 || this.#decided[pair] === 1) return false;
    return !this.#person(person).optedOut && this.#isUnderCap(person) && this.#vacancies.canWork(person, mission);
  }

  #isUnderCap(person: Person): boolean {
    const { cap } = this.#policy;
    const before = cap === null ? undefined : this.#person(person).messages.at(-cap);
    return before === undefined || before <= this.#queue.now - DAY_MINUTES;
  }

  /** Sends the message now, or in the morning when it may not ring. */
  #address(people: readonly Person[], mission: Mission): void {
    const morning = this.#morning();
    const isUrgent = mission.startsAt - this.#queue.now <= NIGHT_URGENT_HOURS * HOUR;
    for (const person of people) {
      this.#addressed[this.#pair(person, mission)] = 1;
      if (morning === null || (person.night && isUrgent)) this.#deliver(person, mission);
      else this.#queue.add(morning, () => this.#deliver(person, mission));
    }
  }

  #deliver(person: Person, mission: Mission): void {
    const state = this.#person(person);
    if (!this.#vacancies.isOpen(mission) || state.optedOut) return;
    const at = this.#queue.now;
    const today = at - (at % DAY_MINUTES);
    const before = state.messages.length - 1 - state.messages.findLastIndex((sentAt) => sentAt < today);
    state.messages.push(at);
    state.unread.push(mission);
    this.messages.push({ person, mission, at });
    if (this.#behaviour.optsOut(person, mission, before)) {
      state.optedOut = true;
      this.optedOut += 1;
    }
    const seenAt = this.#behaviour.looksAt(person, mission, at, before);
    if (seenAt !== null) this.#queue.add(seenAt, () => this.#readMessage(person, mission));
  }

  #readMessage(person: Person, mission: Mission): void {
    if (this.#vacancies.missing(mission) > 0) return this.#consider(person, mission);
    if (!this.#vacancies.onFilled || this.#isSettled(person, mission)) return;
    this.#decided[this.#pair(person, mission)] = 1;
    if (this.#behaviour.saysYes(person, mission)) this.#vacancies.onFilled(person, mission);
  }

  /** Somebody reads a mission. They decide once, wherever they read it first. */
  #consider(person: Person, mission: Mission): void {
    if (!this.#vacancies.isOpen(mission) || this.#isSettled(person, mission)) return;
    this.#decided[this.#pair(person, mission)] = 1;
    if (!this.#behaviour.saysYes(person, mission)) return;
    this.yesses += 1;
    this.#vacancies.onYes(person, mission);
  }

  /** There is nothing to decide: they did, it has started, or they are expected elsewhere. */
  #isSettled(person: Person, mission: Mission): boolean {
    const isDecided = this.#decided[this.#pair(person, mission)] === 1;
    return isDecided || this.#queue.now >= mission.startsAt || !this.#vacancies.canWork(person, mission);
  }

  /** The end of the night, null by day. */
  #morning(): number | null {
    const end = nightEnd(instantAt(this.#queue.now));
    return end && minuteOf(end);
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
