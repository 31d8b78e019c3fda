import { replyTimes } from "@app/domain/applications/reply-by";
import type { City, Mission, Person } from "../city.ts";
import { DAY_MINUTES, instantAt, minuteOf } from "../clock.ts";
import { EventQueue } from "../event-queue.ts";
import { Shifts } from "../shifts.ts";

export type Application = {
  readonly person: Person;
  readonly mission: Mission;
  /** Until when the employer answers: known to both under the rule that has it, counted all the same under the others. */
  readonly until: number;
  readonly remindAt: number;
  state: "waiting" | "chosen" | "confirmed" | "refused" | "lapsed" | "released" | "withdrawn";
  /** By a person of the company. */
  answeredAt: number | null;
  isReminded: boolean;
  isProposedAgain: boolean;
  /** The person's own yes took the place: nobody had to answer. */
  isOwnYes: boolean;
};

/** What is sent to people and to employers. */
export const MESSAGE_KINDS = [
  "missions proposed",
  "applications, answers, confirmations, withdrawals",
  "reminders to answer, and applications without an answer",
  "offers that ended",
  "calls of the reserve",
  "« Vous venez toujours ? »",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type MissionRecord = {
  applications: Application[];
  /** Chosen or confirmed. */
  taken: number;
  confirmed: number;
  mostConfirmed: number;
  isGivenBackLate: boolean;
};

/** Who asked for what, who has which place, and what was sent. */
export class Records {
  readonly queue = new EventQueue();
  readonly shifts: Shifts;
  readonly sent = new Map<MessageKind, number>(MESSAGE_KINDS.map((kind) => [kind, 0]));
  readonly #missions: MissionRecord[];

  constructor({ people, missions }: City) {
    this.shifts = new Shifts(people);
    this.#missions = missions.map(() => ({
      applications: [],
      taken: 0,
      confirmed: 0,
      mostConfirmed: 0,
      isGivenBackLate: false,
    }));
  }

  of({ id }: Mission): MissionRecord {
    const record = this.#missions[id];
    if (!record) throw new Error(`No mission ${id}`);
    return record;
  }

  send(kind: MessageKind): void {
    this.sent.set(kind, (this.sent.get(kind) ?? 0) + 1);
  }

  hasStarted = ({ startsAt }: Mission): boolean => this.queue.now >= startsAt;
  missing = (mission: Mission): number => mission.places - this.of(mission).taken;
  isOpen = (mission: Mission): boolean => !this.hasStarted(mission) && this.missing(mission) > 0;
  canTake = (person: Person, mission: Mission): boolean => this.isOpen(mission) && this.shifts.canWork(person, mission);
  waiting = (mission: Mission): Application[] =>
    this.of(mission).applications.filter(({ state }) => state === "waiting");

  apply(person: Person, mission: Mission): Application {
    const { now } = this.queue;
    const [until, remindAt] = replyTimes(instantAt(mission.startsAt), instantAt(now)).map(minuteOf);
    const application: Application = {
      person,
      mission,
      until: until ?? now,
      remindAt: remindAt ?? now,
      state: "waiting",
      answeredAt: null,
      isReminded: false,
      isProposedAgain: false,
      isOwnYes: false,
    };
    this.of(mission).applications.push(application);
    return application;
  }

  take({ person, mission }: Application): void {
    this.of(mission).taken += 1;
    this.shifts.add(person, mission);
  }

  confirm(application: Application): void {
    const record = this.of(application.mission);
    application.state = "confirmed";
    record.confirmed += 1;
    record.mostConfirmed = Math.max(record.mostConfirmed, record.confirmed);
  }

  leave(application: Application, to: "withdrawn" | "released"): void {
    const { person, mission, state } = application;
    const record = this.of(mission);
    record.taken -= 1;
    if (state === "confirmed") {
      record.confirmed -= 1;
      if (mission.startsAt - this.queue.now <= DAY_MINUTES) record.isGivenBackLate = true;
    }
    application.state = to;
    this.shifts.remove(person, mission);
  }
}
