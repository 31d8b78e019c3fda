import { appendFileSync, writeFileSync } from "node:fs";

/** Straight to the database, or as a message of a person to our api. */
export type Way = "haproxy" | "api";
type Acknowledged = { way: Way; key: string; at: number };

/** What was attempted and what was acknowledged, in a file outside the database, which is compared with it afterwards. */
export class Journal {
  readonly attempted = new Set<string>();
  readonly acknowledged: Acknowledged[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    writeFileSync(file, "");
  }

  attempt(way: Way, key: string): void {
    this.attempted.add(`${way} ${key}`);
    appendFileSync(this.#file, `attempted ${way} ${key}\n`);
  }

  acknowledge(way: Way, key: string): void {
    this.acknowledged.push({ way, key, at: performance.now() });
    appendFileSync(this.#file, `acknowledged ${way} ${key}\n`);
  }

  keys(way: Way): string[] {
    return this.acknowledged.filter((write) => write.way === way).map(({ key }) => key);
  }

  hasSince(way: Way, from: number): boolean {
    return this.acknowledged.findLast((write) => write.way === way && write.at > from) !== undefined;
  }

  /** The longest time between two acknowledged writes that follow each other, from the last one before `from` until now. */
  longestGap(way: Way, from: number): number {
    const times = this.acknowledged.filter((write) => write.way === way).map(({ at }) => at);
    const first = times.findLastIndex((at) => at <= from);
    const points = [...times.slice(Math.max(0, first)), performance.now()];
    return Math.max(...points.slice(1).map((at, index) => at - (points[index] ?? at)));
  }
}
