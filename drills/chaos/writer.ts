import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "./api-client.ts";
import { ChatClient } from "./chat-client.ts";
import type { Ledger, Write } from "./ledger.ts";
import type { Person } from "./seed.ts";

/** Of a candidate's writes: together with the employers, a fifth of all are applications. */
const APPLYING = 0.4;
const BY_CALL = 0.25;
const READING = 0.03;

/** One person who writes without rest, and asks again with the same number until each thing is confirmed. */
export class Writer {
  readonly chat: ChatClient;
  retries = 0;
  readonly #person: Person;
  readonly #client: ApiClient;
  readonly #ledger: Ledger;
  readonly #missions: number[];
  #count = 0;

  constructor(person: Person, apis: readonly string[], ledger: Ledger, missions: readonly number[]) {
    this.#person = person;
    this.#client = new ApiClient(person.email, apis);
    this.#ledger = ledger;
    this.#missions = [...missions];
    this.chat = new ChatClient(new ApiClient(person.email, apis), person.conversation);
  }

  async write(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#count += 1;
      if (Math.random() < READING) this.chat.read();
      const mission = Math.random() < APPLYING && this.#person.role === "candidate" ? this.#missions.pop() : undefined;
      if (mission === undefined) await this.#sendMessage();
      else await this.#apply(mission);
      await sleep(Math.random() * 40);
    }
  }

  async #sendMessage(): Promise<void> {
    const { id: who, conversation } = this.#person;
    const key = `${who}-${this.#count}`;
    const path = `/api/conversations/${conversation}/messages/`;
    await this.#untilConfirmed({ kind: "message", who, where: conversation, key }, async () => {
      if (Math.random() > BY_CALL) return (await this.chat.send(key, key))?.id ?? null;
      this.chat.askedByCall(key);
      const response = await this.#client.call("POST", path, { content: key, client_id: key });
      return response?.status === 201 ? Number(response.body["id"]) : null;
    });
  }

  async #apply(mission: number): Promise<void> {
    const { id: who } = this.#person;
    const key = `${who}-${mission}`;
    const body = { job: mission, worker: who, message: "Je suis disponible.", is_coverLetter: false };
    await this.#untilConfirmed({ kind: "application", who, where: mission, key }, async () => {
      const response = await this.#client.call("POST", "/api/jobs/apply/", body, { "idempotency-key": key });
      return response?.status === 201 ? Number(response.body["id"]) : null;
    });
  }

  async #untilConfirmed(write: Write, attempt: () => Promise<number | null>): Promise<void> {
    this.#ledger.ask(write);
    for (;;) {
      const id = await attempt();
      if (id !== null) return this.#ledger.confirm(write, id);
      this.retries += 1;
      await sleep(100 + Math.random() * 300);
    }
  }
}
