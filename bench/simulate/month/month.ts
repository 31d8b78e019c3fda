import { decisionVisibleAt } from "@app/domain/applications/decision-undo";
import { reconfirmStep } from "@app/domain/applications/reconfirm";
import type { Assumptions } from "../assumptions.ts";
import { type City, type Mission, type Person, passesGates } from "../city.ts";
import { instantAt, minuteOf } from "../clock.ts";
import { WAVES } from "../policy.ts";
import { Reach } from "../reach.ts";
import { type Conduct, describeConduct } from "./conduct.ts";
import { Employers } from "./employer.ts";
import type { MonthAssumptions } from "./month-assumptions.ts";
import { PlanB } from "./plan-b.ts";
import { type Application, type MessageKind, type MissionRecord, Records } from "./records.ts";
import type { Rules } from "./rules.ts";

const NEWS: MessageKind = "applications, answers, confirmations, withdrawals";

export type MonthOutcome = {
  recordOf: (mission: Mission) => MissionRecord;
  sent: ReadonlyMap<MessageKind, number>;
  isAbsent: (person: Person, mission: Mission) => boolean;
};
type Assumed = { assumptions: Assumptions; month: MonthAssumptions };

/** The missions published in a month, each until it starts. */
export function playMonth(city: City, rules: Rules, { assumptions, month }: Assumed): MonthOutcome {
  return new Month(city, rules, describeConduct(city, assumptions, month)).play();
}

class Month {
  readonly #records: Records;
  readonly #rules: Rules;
  readonly #conduct: Conduct;
  readonly #reach: Reach;
  readonly #employers: Employers;
  readonly #planB: PlanB;

  constructor(city: City, rules: Rules, conduct: Conduct) {
    const records = new Records(city);
    const sides = { records, conduct, rules };
    this.#records = records;
    this.#rules = rules;
    this.#conduct = conduct;
    this.#employers = new Employers(sides, {
      choose: (application) => this.#choose(application),
      book: (application) => this.#book(application),
      onRefused: ({ person, mission }) => {
        if (rules.planB && conduct.staysInReserve(person, mission)) this.#planB.enter(person, mission, true);
      },
      onEnded: (mission) => this.#reach.resume(mission),
    });
    this.#planB = new PlanB(sides, {
      book: (person, mission) => this.#book(this.#waitingOf(person, mission) ?? records.apply(person, mission)),
      ask: (person, mission) => this.#ask(person, mission),
      startWaves: (mission) => this.#reach.startWaves(mission),
    });
    this.#reach = new Reach(
      { queue: records.queue, city, policy: WAVES, behaviour: conduct },
      {
        isOpen: records.isOpen,
        missing: records.missing,
        waiting: (mission) => records.waiting(mission).length,
        canWork: (person, mission) => records.shifts.canWork(person, mission),
        onYes: (person, mission) => this.#onYes(person, mission),
        onFilled: (person, mission) => {
          if (conduct.staysOnStandby(person, mission)) this.#planB.enter(person, mission, false);
        },
      },
    );
    for (const mission of city.missions) this.#planB.watch(mission);
  }

  play(): MonthOutcome {
    this.#records.queue.runAll();
    this.#records.sent.set(
      "missions proposed",
      this.#reach.messages.length + (this.#records.sent.get("missions proposed") ?? 0),
    );
    return {
      recordOf: (mission) => this.#records.of(mission),
      sent: this.#records.sent,
      isAbsent: this.#conduct.isAbsent,
    };
  }

  #onYes(person: Person, mission: Mission): void {
    const isBookedAtOnce = mission.booking === "first" && passesGates(person, mission);
    if (!isBookedAtOnce) return this.#employers.receive(this.#records.apply(person, mission));
    if (this.#conduct.confirms(person, mission)) this.#book(this.#records.apply(person, mission));
  }

  #ask(person: Person, mission: Mission): void {
    if (this.#waitingOf(person, mission)) this.#employers.onNews(mission);
    else this.#employers.receive(this.#records.apply(person, mission));
  }

  /** Being chosen is an offer. */
  #choose(application: Application): void {
    const { person, mission } = application;
    const { queue } = this.#records;
    application.state = "chosen";
    application.answeredAt = queue.now;
    this.#take(application);
    this.#records.send(NEWS);
    const acceptedAt = decisionVisibleAt(instantAt(queue.now));
    const until = this.#rules.offerUntil({ acceptedAt, startsAt: instantAt(mission.startsAt) });
    if (until) queue.add(minuteOf(until), () => this.#release(application));
    const readAt = this.#conduct.readsOffer(person, mission, minuteOf(acceptedAt));
    if (readAt !== null) queue.add(readAt, () => this.#answerOffer(application));
  }

  #answerOffer(application: Application): void {
    const { person, mission, state } = application;
    if (this.#records.hasStarted(mission)) return;
    if (this.#conduct.confirms(person, mission)) {
      // What ended may still be confirmed while it is free.
      if (state === "released" && this.#records.canTake(person, mission)) this.#take(application);
      else if (state !== "chosen") return;
      this.#records.confirm(application);
      this.#records.send(NEWS);
      this.#follow(application);
    } else if (state === "chosen" && this.#conduct.declines(person, mission)) this.#withdraw(application);
  }

  /** A yes that takes the place: both are informed. */
  #book(application: Application): void {
    application.isOwnYes = application.state === "waiting";
    this.#take(application);
    this.#records.confirm(application);
    this.#records.send(NEWS);
    this.#records.send(NEWS);
    this.#follow(application);
  }

  #take(application: Application): void {
    this.#records.take(application);
    if (this.#records.missing(application.mission) === 0) this.#reach.unlist(application.mission);
  }

  #release(application: Application): void {
    if (application.state !== "chosen" || this.#records.hasStarted(application.mission)) return;
    this.#records.leave(application, "released");
    this.#records.send("offers that ended");
    this.#records.send("offers that ended");
    this.#reopen(application.mission);
  }

  #withdraw(application: Application): void {
    this.#records.leave(application, "withdrawn");
    this.#records.send(NEWS);
    this.#planB.onLoss(application.mission);
    this.#reopen(application.mission);
  }

  #reopen(mission: Mission): void {
    this.#reach.relist(mission);
    this.#planB.onReopened(mission);
    if (this.#records.waiting(mission).length > 0) this.#employers.onNews(mission);
  }

  /** After the yes. */
  #follow(application: Application): void {
    const { queue } = this.#records;
    const { person, mission } = application;
    const at = this.#conduct.withdrawsAt(person, mission, queue.now);
    if (at !== null)
      queue.add(at, () => {
        if (application.state === "confirmed" && !this.#records.hasStarted(mission)) this.#withdraw(application);
      });
    if (this.#rules.asksAgain) this.#askAgain(application, { confirmedAt: instantAt(queue.now), reconfirmBy: null });
  }

  /** `now` is given when a step comes due: minutes are rounded, and it would be due again. */
  #askAgain(
    application: Application,
    asked: { confirmedAt: Date; reconfirmBy: Date | null; isAnswered?: boolean },
    now = instantAt(this.#records.queue.now),
  ): void {
    const { person, mission, state } = application;
    if (state !== "confirmed" || asked.isAnswered) return;
    const { queue } = this.#records;
    const step = reconfirmStep({ ...asked, startsAt: instantAt(mission.startsAt) }, now);
    const next = { ...asked, reconfirmBy: step.reconfirmBy };
    if (step.event !== null) this.#records.send("« Vous venez toujours ? »");
    const readAt = step.event === "asked" ? this.#conduct.readsQuestion(person, mission, queue.now) : null;
    if (readAt !== null)
      queue.add(readAt, () => {
        if (application.state !== "confirmed" || this.#records.hasStarted(mission)) return;
        next.isAnswered = true;
        const isLeaving =
          this.#conduct.isAbsent(person, mission) ||
          this.#conduct.withdrawsAt(person, mission, minuteOf(asked.confirmedAt)) !== null;
        if (isLeaving && this.#conduct.tells(person, mission)) this.#withdraw(application);
      });
    const { dueAt } = step;
    if (dueAt) queue.add(minuteOf(dueAt), () => this.#askAgain(application, next, dueAt));
  }

  #waitingOf(person: Person, mission: Mission): Application | undefined {
    return this.#records.waiting(mission).find((application) => application.person === person);
  }
}
