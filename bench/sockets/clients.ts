/** The clients of thousands of sockets, in a process of their own so that they are not measured with the server. */
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { percentile } from "../load/measure.ts";
import type { Command, Exchanged, Opened, SocketSpec, Spread } from "./protocol.ts";

const MAX_DELAY_MS = 5_000;
const sockets = new Map<string, WebSocket>();
/** Messages not yet delivered: when they were sent, and to which socket. */
const inFlight = new Map<string, { at: number; from: string; to: string }>();
const deliveries: number[] = [];
const acknowledgements: number[] = [];

process.on("message", (command: Command) => {
  void runCommand(command).then((answer) => process.send?.(answer));
});

function runCommand(command: Command): Promise<Opened | Exchanged> {
  if (command.do === "open") return open(command.sockets, command.concurrency, command.spreadMs);
  if (command.do === "exchange") return exchangeMessages(command.pairs, command.perSecond, command.seconds);
  return drop(command.keys);
}

async function open(specs: readonly SocketSpec[], concurrency: number, spreadMs: number): Promise<Opened> {
  const start = performance.now();
  let refused = 0;
  const waiting = specs.map((spec) => ({ spec, at: start + Math.random() * spreadMs })).toSorted((a, b) => a.at - b.at);
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await sleep(Math.max(0, next.at - performance.now()));
      while (!(await connect(next.spec))) {
        refused += 1;
        await sleep(100 + Math.random() * 400);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return { open: sockets.size, refused, ms: performance.now() - start };
}

/** Open and still so after its first answer: a socket that is refused opens too, and closes with a code. */
async function connect({ key, url, ticket }: SocketSpec): Promise<boolean> {
  let address = url;
  if (ticket) {
    const drawn = await fetch(`${ticket.api}/api/ws-ticket/`, {
      method: "POST",
      headers: { authorization: `Bearer ${ticket.token}` },
    }).catch(() => null);
    if (drawn?.status !== 201) return false;
    address += ((await drawn.json()) as { ticket: string }).ticket;
  }
  const socket = new WebSocket(address, { perMessageDeflate: false });
  socket.on("error", () => {});
  socket.on("message", (data: Buffer) => onMessage(key, data));
  socket.on("close", () => sockets.get(key) === socket && sockets.delete(key));
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("message", () => resolve(true));
    socket.once("close", () => resolve(false));
  });
  if (isOpen) sockets.set(key, socket);
  return isOpen;
}

function onMessage(key: string, data: Buffer): void {
  const frame = JSON.parse(data.toString()) as { type: string; message?: { content: string } };
  const message = frame.type === "chat_message" ? inFlight.get(frame.message?.content ?? "") : undefined;
  if (!message) return;
  const elapsedMs = performance.now() - message.at;
  if (key === message.from) acknowledgements.push(elapsedMs);
  if (key === message.to) deliveries.push(elapsedMs);
}

/** At a steady pace, whatever the answers: a server that falls behind shows it. */
async function exchangeMessages(
  pairs: readonly [string, string][],
  perSecond: number,
  seconds: number,
): Promise<Exchanged> {
  inFlight.clear();
  deliveries.length = acknowledgements.length = 0;
  const total = perSecond * seconds;
  const start = performance.now();
  for (let sent = 0; sent < total; sent += 1) {
    await sleep(Math.max(0, start + (sent * 1000) / perSecond - performance.now()));
    const [from, to] = pairs[Math.floor(Math.random() * pairs.length)] ?? ["", ""];
    const content = `${process.pid}-${start}-${sent}`;
    inFlight.set(content, { at: performance.now(), from, to });
    sockets.get(from)?.send(JSON.stringify({ type: "chat_message", content, client_id: content }));
  }
  const deadline = performance.now() + MAX_DELAY_MS;
  while (deliveries.length < total && performance.now() < deadline) await sleep(20);
  return {
    sent: total,
    delivered: deliveries.length,
    delivery: spreadOf(deliveries),
    acknowledgement: spreadOf(acknowledgements),
  };
}

async function drop(keys: readonly string[]): Promise<Opened> {
  const start = performance.now();
  for (const key of keys) {
    sockets.get(key)?.terminate();
    sockets.delete(key);
  }
  return { open: sockets.size, refused: 0, ms: performance.now() - start };
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    worst: sorted.at(-1) ?? 0,
  };
}
