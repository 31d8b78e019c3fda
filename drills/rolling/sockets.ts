/** A process that holds people's open sockets, each as a page does: a ticket from the web, and back after a wait when it is closed. */
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Command, Order, Return, SocketsSeen, Visitor } from "./protocol.ts";

const CONCURRENCY = 20;
/** Those of apps/web/app/lib/reconnecting-socket.ts. */
const FIRST_DELAY = 500;
const MAX_DELAY = 30_000;
const STABLE_AFTER = 5_000;
const CONNECT_TIMEOUT = 10_000;

const returns: Return[] = [];
const state = { isOver: false, open: 0 };

process.on("message", (command: Command) => {
  if (command.do === "start") void start(command.order);
  else stop();
});

async function start(order: Order): Promise<void> {
  const pages = Array.from({ length: order.sockets }, (_, n) => new Page(order.url, visitorOf(order, n)));
  const lane = async () => {
    for (let page = pages.shift(); page; page = pages.shift()) await page.open();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  process.send?.({ open: state.open });
}

function stop(): void {
  state.isOver = true;
  process.send?.({ open: state.open, returns } satisfies SocketsSeen);
}

function visitorOf({ visitors }: Order, number: number): Visitor {
  return visitors[number % visitors.length] as Visitor;
}

class Page {
  readonly #url: string;
  readonly #visitor: Visitor;
  #attempts = 0;

  constructor(url: string, visitor: Visitor) {
    this.#url = url;
    this.#visitor = visitor;
  }

  /** The first time: a page that cannot open ends the check. */
  async open(): Promise<void> {
    const problem = await this.#connect();
    if (problem) throw new Error(problem);
  }

  /** What went wrong, or nothing once the first frame is there. */
  async #connect(): Promise<string | null> {
    try {
      const response = await fetch(`${this.#url}/direct/jeton`, {
        method: "POST",
        headers: { cookie: this.#visitor.cookie, origin: this.#url, "content-type": "application/json" },
        body: "{}",
        signal: AbortSignal.timeout(CONNECT_TIMEOUT),
      });
      if (!response.ok) return `ticket ${response.status} ${(await response.text()).slice(0, 100)}`;
      const { ticket } = (await response.json()) as { ticket: string };
      return await this.#openSocket(ticket);
    } catch (error) {
      return String(error);
    }
  }

  #openSocket(ticket: string): Promise<string | null> {
    const address = `${this.#url.replace("http", "ws")}/live/?token=${ticket}`;
    const socket = new WebSocket(address, {
      origin: this.#url,
      perMessageDeflate: false,
      handshakeTimeout: CONNECT_TIMEOUT,
    });
    let problem = "closed before it opened";
    return new Promise((resolve) => {
      socket.on("error", (error) => {
        problem = String(error);
      });
      socket.once("message", () => {
        const openedAt = performance.now();
        state.open += 1;
        resolve(null);
        socket.once("close", () => {
          state.open -= 1;
          if (performance.now() - openedAt > STABLE_AFTER) this.#attempts = 0;
          if (!state.isOver) void this.#comeBack();
        });
      });
      socket.once("close", (code) => resolve(`${problem}: ${code}`));
    });
  }

  async #comeBack(): Promise<void> {
    const closedAt = Date.now();
    const refusals: string[] = [];
    for (;;) {
      await sleep(Math.min(MAX_DELAY, FIRST_DELAY * 2 ** this.#attempts) * (0.2 + 0.8 * Math.random()));
      this.#attempts += 1;
      const problem = await this.#connect();
      if (problem === null) break;
      refusals.push(problem);
    }
    returns.push({ closedAt, ms: Date.now() - closedAt, refusals });
  }
}
