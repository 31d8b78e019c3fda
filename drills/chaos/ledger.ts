import { appendFileSync, writeFileSync } from "node:fs";

export type Write = { kind: "message" | "application"; who: number; where: number; key: string };
export type Acknowledged = Write & { id: number };

/** What was asked and what was confirmed, written outside the product: the run is compared with it. */
export class Ledger {
  readonly invoked = new Map<string, Write>();
  readonly acknowledged: Acknowledged[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    writeFileSync(file, "");
  }

  ask(write: Write): void {
    this.invoked.set(`${write.kind} ${write.key}`, write);
    appendFileSync(this.#file, `${JSON.stringify({ asked: write })}\n`);
  }

  confirm(write: Write, id: number): void {
    this.acknowledged.push({ ...write, id });
    appendFileSync(this.#file, `${JSON.stringify({ confirmed: write, id })}\n`);
  }
}
