import { setTimeout as sleep } from "node:timers/promises";
import { Account } from "./account.ts";
import type { Journal, Write } from "./journal.ts";
import { Line } from "./line.ts";
import type { Person } from "./world.ts";

/** Of a candidate's writes: together with the employers, a fifth of all are applications. */
const APPLYING = 0.4;
const BY_CALL = 0.25;
const READING = 0.03;

/** One person who writes without rest, and asks again with the same number until each thing is confirmed. */
export class Writer {
  readonly line: Line;
  retries = 0;
  readonly #person: Person;
  readonly #account: Account;
  readonly #journal: Journal;
  readonly #missions: number[];
  #count = 0;

  constructor(person: Person, apis: readonly string[], journal: Journal, missions: readonly number[]) {
    this.#person = person;
    this.#account = new Account(person.email, apis);
    this.#journal = journal;
    this.#missions = [...missions];
    this.line = new Line(new Account(person.email, apis), person.conversation);
  }

  async write(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#count += 1;
      if (Math.random() < READING) this.line.read();
      const mission = Math.random() < APPLYING && this.#person.role === "candidate" ? this.#missions.pop() : undefined;
      if (mission === undefined) await this.#say();
      else await this.#apply(mission);
      await sleep(Math.random() * 40);
    }
  }

  async #say(): Promise<void> {
    const { id: who, conversation } = this.#person;
    const key = `${who}-${this.#count}`;
    const path = `/api/conversations/${conversation}/messages/`;
    await this.#untilConfirmed({ kind: "message", who, where: conversation, key }, async () => {
      if (Math.random() > BY_CALL) return (await this.line.send(key, key))?.id ?? null;
      this.line.askedByCall(key);
      const answer = await this.#account.call("POST", path, { content: key, client_id: key });
      return answer?.status === 201 ? Number(answer.body["id"]) : null;
    });
  }

  async #apply(mission: number): Promise<void> {
    const { id: who } = this.#person;
    const key = `${who}-${mission}`;
    const body = { job: mission, worker: who, message: "Je suis disponible.", is_coverLetter: false };
    await this.#untilConfirmed({ kind: "application", who, where: mission, key }, async () => {
      const answer = await this.#account.call("POST", "/api/jobs/apply/", body, { "idempotency-key": key });
      return answer?.status === 201 ? Number(answer.body["id"]) : null;
    });
  }

  async #untilConfirmed(write: Write, attempt: () => Promise<number | null>): Promise<void> {
    this.#journal.ask(write);
    for (;;) {
      const id = await attempt();
      if (id !== null) return this.#journal.confirm(write, id);
      this.retries += 1;
      await sleep(100 + Math.random() * 300);
    }
  }
}
