import { standbyExpiry } from "@app/domain/matching/proposition";
import { callableNow, callsFor, reserveCallAt, yesOutcome } from "@app/domain/matching/reserve";
import { nightEnd } from "@app/domain/time/night";
import type { Mission, Person } from "../city.ts";
import { instantAt, minuteOf } from "../clock.ts";
import type { Conduct } from "./conduct.ts";
import type { Records } from "./records.ts";
import type { Rules } from "./rules.ts";

type Standby = {
  person: Person;
  at: number;
  hasApplied: boolean;
  calls: number;
  calledAt: number | null;
  /** When the call ends, or ended. */
  until: number;
  hasRefused: boolean;
};
type Acts = {
  book: (person: Person, mission: Mission) => void;
  /** A yes that asks the employer. */
  ask: (person: Person, mission: Mission) => void;
  /** Others are looked for. */
  startWaves: (mission: Mission) => void;
};

/** Who is called when a place is lost, or when nobody took it. */
export class PlanB {
  readonly #records: Records;
  readonly #conduct: Conduct;
  readonly #rules: Rules;
  readonly #acts: Acts;
  readonly #reserves = new Map<Mission, Standby[]>();
  readonly #lostAt = new Map<Mission, number>();

  constructor({ records, conduct, rules }: { records: Records; conduct: Conduct; rules: Rules }, acts: Acts) {
    this.#records = records;
    this.#conduct = conduct;
    this.#rules = rules;
    this.#acts = acts;
  }

  /** Three hours before the start, for the places that nobody took. */
  watch(mission: Mission): void {
    if (!this.#rules.planB) return;
    const at = minuteOf(reserveCallAt(instantAt(mission.startsAt)));
    if (at > mission.publishedAt) this.#records.queue.add(at, () => this.#call(mission));
  }

  enter(person: Person, mission: Mission, hasApplied: boolean): void {
    const reserve = this.#reserve(mission);
    if (reserve.some((standby) => standby.person === person)) return;
    const call = { calls: 0, calledAt: null, until: 0, hasRefused: false };
    this.#reserves.set(mission, [...reserve, { person, at: this.#records.queue.now, hasApplied, ...call }]);
  }

  /** Whoever was called before may be called again. */
  onLoss(mission: Mission): void {
    this.#lostAt.set(mission, this.#records.queue.now);
  }

  onReopened(mission: Mission): void {
    if (!this.#records.isOpen(mission)) return;
    // Those who wait are in the reserve once somebody who had said yes has left.
    if (this.#rules.planB && this.#lostAt.has(mission))
      for (const { person } of this.#records.waiting(mission)) this.enter(person, mission, true);
    if (this.#call(mission) > 0) this.#acts.startWaves(mission);
  }

  /** Returns how many places nobody is being called for. */
  #call(mission: Mission): number {
    if (!this.#records.isOpen(mission)) return 0;
    const { now } = this.#records.queue;
    const times = { now: instantAt(now), startsAt: instantAt(mission.startsAt) };
    const missing = this.#records.missing(mission);
    const running = this.#reserve(mission).filter(({ calledAt, until }) => calledAt !== null && until > now).length;
    const wanted = Math.max(0, (this.#rules.planB ? callsFor(missing, times) : missing) - running);
    const next = this.#callable(mission).slice(0, wanted);
    for (const standby of next) this.#callOne(standby, mission);
    const morning = nightEnd(times.now);
    // Who sleeps keeps their rank.
    if (this.#rules.planB && next.length < wanted && morning !== null && morning < times.startsAt)
      this.#records.queue.add(minuteOf(morning), () => this.onReopened(mission));
    return Math.max(0, missing - running - next.length);
  }

  #callable(mission: Mission): Standby[] {
    const { now } = this.#records.queue;
    const awake = callableNow({ now: instantAt(now), startsAt: instantAt(mission.startsAt) });
    const lostAt = this.#lostAt.get(mission) ?? 0;
    const isNotCalledYet = ({ calledAt, until }: Standby) =>
      calledAt === null || (this.#rules.planB && calledAt < lostAt && until <= now);
    const isAwake = ({ person }: Standby) =>
      !this.#rules.planB || awake === "everybody" || (awake === "night_alerts" && person.night);
    return this.#reserve(mission)
      .filter((one) => !one.hasRefused && isNotCalledYet(one) && isAwake(one) && this.#mayCome(one.person, mission))
      .toSorted((a, b) => this.#rank(a, mission) - this.#rank(b, mission) || a.at - b.at);
  }

  #mayCome(person: Person, mission: Mission): boolean {
    const hasLeft = this.#records
      .of(mission)
      .applications.some((application) => application.person === person && application.state === "withdrawn");
    return !hasLeft && this.#records.canTake(person, mission);
  }

  /** Who worked there, who applied, the others: `RESERVE_RANKS` without a team. */
  #rank({ person, hasApplied }: Standby, { employer }: Mission): number {
    if (!this.#rules.planB) return 0;
    if (person.workedFor.includes(employer)) return 0;
    return hasApplied ? 1 : 2;
  }

  #callOne(standby: Standby, mission: Mission): void {
    const { queue } = this.#records;
    const { person } = standby;
    const startsAt = instantAt(mission.startsAt);
    const until = standbyExpiry({ now: instantAt(queue.now), startsAt });
    const outcome = yesOutcome(this.#books(person, mission), { now: until, startsAt });
    standby.calls += 1;
    standby.calledAt = queue.now;
    standby.until = minuteOf(until);
    this.#records.send("calls of the reserve");
    const readAt = this.#conduct.readsCall(person, mission, queue.now, standby.calls);
    const isRead = readAt !== null && readAt < standby.until;
    queue.add(isRead ? readAt : standby.until, () => {
      standby.until = queue.now;
      standby.hasRefused = isRead && !this.#conduct.acceptsCall(person, mission);
      if (!isRead || standby.hasRefused) return this.onReopened(mission);
      if (!this.#records.canTake(person, mission)) return;
      this.#records.send("calls of the reserve");
      if (outcome === "asks") this.#acts.ask(person, mission);
      else this.#acts.book(person, mission);
    });
  }

  #books(person: Person, mission: Mission): boolean {
    if (!this.#rules.planB) return false;
    const isAccepted = this.#conduct.isAuto(mission) && this.#conduct.isAcceptedBefore(person, mission);
    return mission.booking === "first" || isAccepted;
  }

  #reserve(mission: Mission): readonly Standby[] {
    return this.#reserves.get(mission) ?? [];
  }
}
