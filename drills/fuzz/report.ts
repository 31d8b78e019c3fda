import { findFault } from "./check-exchange.ts";
import type { Check } from "./health-checks.ts";
import type { Site } from "./request.ts";
import type { Exchange } from "./send.ts";

const MOST_SHOWN = 1_000;
/** Enough to see what was on its way when a process ended. */
const LAST = 30;

/** Counts what was seen. A named request is a test of its own at each entry point; the random ones of a family are one test. */
export class Report {
  passed = 0;
  failed = 0;
  sent = 0;
  readonly #seed: number;
  readonly #site: Site;
  readonly #print: (line: string) => void;
  readonly #families = new Map<string, { sent: number; faults: number; outcomes: Map<string, number> }>();
  readonly #last: Exchange[] = [];
  #isEnded = false;

  constructor(seed: number, site: Site, print: (line: string) => void) {
    this.#seed = seed;
    this.#site = site;
    this.#print = print;
  }

  named(family: string, exchange: Exchange): void {
    const fault = this.#findFault(family, exchange);
    if (fault) this.failed += 1;
    else this.passed += 1;
  }

  random(family: string, exchange: Exchange): void {
    const fault = this.#findFault(`random ${family}`, exchange);
    const figures = this.#families.get(`random ${family}`);
    if (fault && figures) figures.faults += 1;
  }

  check({ name, fault }: Check): void {
    if (fault) this.failed += 1;
    else this.passed += 1;
    this.#print(fault ? `FAILED  ${name}: ${fault}` : `ok      ${name}`);
  }

  /** One line per family: how many were sent, and what came back. */
  families(): void {
    for (const [name, { sent, faults, outcomes }] of this.#families) {
      const seen = [...outcomes].toSorted((a, b) => b[1] - a[1]).map(([outcome, count]) => `${outcome} ${count}×`);
      this.#print(`        ${name}: ${sent} sent: ${seen.join(", ")}`);
      if (name.startsWith("random ")) this.check({ name, fault: faults === 0 ? null : `${faults} of ${sent}` });
    }
  }

  #findFault(family: string, exchange: Exchange): string | null {
    this.#count(family, exchange);
    if (exchange.outcome === "unreachable") {
      this.#showLast(exchange);
      return "unreachable";
    }
    this.#last.push(exchange);
    if (this.#last.length > LAST) this.#last.shift();
    const fault = findFault(exchange, this.#site);
    if (fault) this.#show("FAILED ", exchange, fault);
    return fault;
  }

  #count(family: string, { outcome }: Exchange): void {
    const figures = this.#families.get(family) ?? { sent: 0, faults: 0, outcomes: new Map<string, number>() };
    figures.sent += 1;
    figures.outcomes.set(String(outcome), (figures.outcomes.get(String(outcome)) ?? 0) + 1);
    this.#families.set(family, figures);
    this.sent += 1;
  }

  /** The request that ended a process is among those sent just before the first that nobody took. */
  #showLast(unreachable: Exchange): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#print(`FAILED  ${unreachable.entryPoint} takes no more connections; sent just before, the newest last:`);
    for (const exchange of this.#last) this.#show("   sent", exchange, String(exchange.outcome));
  }

  #show(start: string, { request, entryPoint, responses }: Exchange, fault: string): void {
    const bytes = escape(Buffer.concat(request.pieces));
    const response = responses[0]
      ? ` | ${responses[0].status} ${escape(Buffer.from(responses[0].body.slice(0, 80)))}`
      : "";
    const line = `${entryPoint}: ${request.name}: ${fault} | seed ${this.#seed} | ${bytes}${response}`;
    this.#print(`${start} ${line.replaceAll(this.#site.token, "<token>").replaceAll(this.#site.cookie, "<cookie>")}`);
  }
}

function escape(bytes: Buffer): string {
  const start = JSON.stringify(bytes.subarray(0, MOST_SHOWN).toString("latin1"));
  return bytes.length > MOST_SHOWN ? `${start}… (${bytes.length} bytes)` : start;
}
