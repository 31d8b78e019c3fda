import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "../stack/processes.ts";
import type { Product } from "./product.ts";
import type { Door, FuzzRequest } from "./request.ts";
import { type Exchange, send } from "./send.ts";

export type Planned = { family: string; request: FuzzRequest; door: Door };

const LANES = 24;
/** A process that has caught its own end takes this long to go. */
const ENDING_MS = 12_000;

/**
 * Sends everything, a few at a time. Answers false as soon as a door no longer answers: what comes after says nothing, and
 * the exchanges reported last are those that were on their way.
 */
export async function sendAll(
  { stack, addresses }: Product,
  planned: readonly Planned[],
  patienceMs: number,
  report: (exchange: Exchange, planned: Planned) => void,
  lanes = LANES,
): Promise<boolean> {
  const waiting = planned.values();
  let isWhole = true;
  const lane = async () => {
    for (const one of waiting) {
      if (!isWhole) return;
      const exchange = await send(one.request, one.door, addresses[one.door], patienceMs);
      if (exchange.outcome === "unreachable") isWhole = false;
      report(exchange, one);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const deadline = performance.now() + ENDING_MS;
  while (!isWhole && stack.processes.every(({ pid }) => isAlive(pid)) && performance.now() < deadline) await sleep(100);
  return isWhole;
}
