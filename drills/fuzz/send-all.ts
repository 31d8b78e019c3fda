import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "../../tools/stack/processes.ts";
import type { Stack } from "../../tools/stack/stack.ts";
import type { Product } from "./product.ts";
import { type EntryPoint, type FuzzRequest, TICKET } from "./request.ts";
import { type Exchange, send } from "./send.ts";

export type Planned = { family: string; request: FuzzRequest; entryPoint: EntryPoint };

const LANES = 24;
/** A right answer is waited for. Without one, an answer that takes ten times as long as usual is not coming. */
const EXPECTED_MS = 20_000;
const LEAST_MS = 400;
const MOST_MS = 4_000;
let usualMs = 50;
const timeoutFor = ({ expect }: FuzzRequest): number =>
  expect && !expect.includes("silent") ? EXPECTED_MS : Math.min(MOST_MS, Math.max(LEAST_MS, usualMs * 10));

/** A process that has caught its own end takes this long to go. */
const ENDING_MS = 12_000;

/**
 * Sends everything, a few at a time. Returns false as soon as an entry point no longer answers: later results mean nothing, and
 * the exchanges reported last are those that were on their way.
 */
export async function sendAll(
  { stack, addresses, drawTicket }: Product,
  planned: readonly Planned[],
  report: (exchange: Exchange, planned: Planned) => void,
  lanes = LANES,
): Promise<boolean> {
  const waiting = planned.values();
  let isComplete = true;
  const lane = async () => {
    for (const one of waiting) {
      if (!isComplete) return;
      const exchange = await send(
        await withTicket(one.request, drawTicket),
        one.entryPoint,
        addresses[one.entryPoint],
        timeoutFor(one.request),
      );
      if (exchange.responses.length > 0) usualMs += (exchange.ms - usualMs) * 0.05;
      if (exchange.outcome === "unreachable") isComplete = false;
      report(exchange, one);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (!isComplete) await waitForEnd(stack);
  return isComplete;
}

async function withTicket(request: FuzzRequest, drawTicket: () => Promise<string>): Promise<FuzzRequest> {
  if (!request.pieces.some((piece) => piece.includes(TICKET))) return request;
  // Without an api there is none, and the request then finds out.
  const ticket = await drawTicket().catch(() => TICKET);
  const pieces = request.pieces.map((piece) =>
    Buffer.from(piece.toString("latin1").replaceAll(TICKET, ticket), "latin1"),
  );
  return { ...request, pieces };
}

/** So that the report can say which process has ended. */
async function waitForEnd({ processes }: Stack): Promise<void> {
  const deadline = performance.now() + ENDING_MS;
  while (processes.every(({ pid }) => isAlive(pid)) && performance.now() < deadline) await sleep(100);
}
