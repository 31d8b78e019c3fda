import { byFit } from "../behaviour.ts";
import type { Mission } from "../city.ts";
import { HOUR } from "../clock.ts";
import type { Conduct } from "./conduct.ts";
import type { Application, Records } from "./records.ts";
import type { Rules } from "./rules.ts";

/** Looks that a reminder brings are drawn apart from the others. */
const REMINDED = 1_000;

type Acts = {
  choose: (application: Application) => void;
  /** The person's own yes takes the place. */
  book: (application: Application) => void;
  onRefused: (application: Application) => void;
  /** An application waits no longer. */
  onEnded: (mission: Mission) => void;
};
type Attention = { looks: number; isLookPlanned: boolean; reminders: number };

/** How employers come to the applications they receive. */
export class Employers {
  readonly #records: Records;
  readonly #conduct: Conduct;
  readonly #rules: Rules;
  readonly #acts: Acts;
  readonly #attention = new Map<Mission, Attention>();

  constructor({ records, conduct, rules }: { records: Records; conduct: Conduct; rules: Rules }, acts: Acts) {
    this.#records = records;
    this.#conduct = conduct;
    this.#rules = rules;
    this.#acts = acts;
  }

  receive(application: Application): void {
    const { queue } = this.#records;
    this.#records.send("applications, answers, confirmations, withdrawals");
    this.onNews(application.mission);
    if (!this.#rules.replyBy) return;
    queue.add(application.remindAt, () => this.#remind(application));
    queue.add(application.until, () => this.#lapse(application));
  }

  /** An application, or a place given back: it may bring the employer, unless they are about to come. */
  onNews(mission: Mission): void {
    const attention = this.#attentionTo(mission);
    if (attention.isLookPlanned || this.#records.hasStarted(mission)) return;
    attention.looks += 1;
    if (!this.#conduct.looks(mission, attention.looks)) return;
    attention.isLookPlanned = true;
    const { queue } = this.#records;
    queue.add(this.#conduct.employerLooksAt(mission, queue.now, attention.looks), () => {
      attention.isLookPlanned = false;
      this.#decide(mission, false);
    });
  }

  /** With those that are due within the hour. */
  #remind({ mission, state, isReminded }: Application): void {
    if (state !== "waiting" || isReminded) return;
    const { queue } = this.#records;
    for (const one of this.#records.waiting(mission)) one.isReminded ||= one.remindAt <= queue.now + HOUR;
    this.#records.send("reminders to answer, and applications without an answer");
    const attention = this.#attentionTo(mission);
    attention.reminders += 1;
    if (!this.#conduct.isReminded(mission, attention.reminders)) return;
    const looksAt = this.#conduct.employerLooksAt(mission, queue.now, REMINDED + attention.reminders);
    queue.add(looksAt, () => this.#decide(mission, true));
  }

  /** The person and the employer are informed. */
  #lapse(application: Application): void {
    if (application.state !== "waiting") return;
    application.state = "lapsed";
    this.#records.send("reminders to answer, and applications without an answer");
    this.#records.send("reminders to answer, and applications without an answer");
    this.#acts.onEnded(application.mission);
  }

  #decide(mission: Mission, answersAll: boolean): void {
    if (this.#records.hasStarted(mission)) return;
    const order = byFit(mission);
    const waiting = this.#records.waiting(mission).toSorted((a, b) => order(a.person, b.person));
    for (const application of waiting) {
      if (this.#isChosen(application)) this.#acts.choose(application);
      else if (answersAll || this.#conduct.isAnswered(application.person, mission)) this.#refuse(application);
    }
    if (this.#rules.replyBy) this.#proposeAgain(mission);
    if (this.#records.waiting(mission).length < waiting.length) this.#acts.onEnded(mission);
  }

  #isChosen({ person, mission }: Application): boolean {
    return this.#records.canTake(person, mission) && this.#conduct.isAccepted(person, mission);
  }

  #refuse(application: Application): void {
    application.state = "refused";
    application.answeredAt = this.#records.queue.now;
    this.#records.send("applications, answers, confirmations, withdrawals");
    this.#acts.onRefused(application);
  }

  /** Those whose application ended before the employer came. */
  #proposeAgain(mission: Mission): void {
    const { queue } = this.#records;
    for (const application of this.#records.of(mission).applications) {
      const { person, state, isProposedAgain } = application;
      if (state !== "lapsed" || isProposedAgain || !this.#isChosen(application)) continue;
      if (!this.#conduct.isProposedAgain(person, mission)) continue;
      application.isProposedAgain = true;
      this.#records.send("missions proposed");
      const readAt = this.#conduct.readsOffer(person, mission, queue.now);
      if (readAt === null) continue;
      queue.add(readAt, () => {
        const isTaken = application.state === "lapsed" && this.#records.canTake(person, mission);
        if (isTaken && this.#conduct.acceptsCall(person, mission)) this.#acts.book(application);
      });
    }
  }

  #attentionTo(mission: Mission): Attention {
    const attention = this.#attention.get(mission) ?? { looks: 0, isLookPlanned: false, reminders: 0 };
    this.#attention.set(mission, attention);
    return attention;
  }
}
