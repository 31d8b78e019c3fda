import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type ParsedResponse, parseResponses } from "./parse-responses.ts";
import type { EntryPoint, FuzzRequest, Outcome } from "./request.ts";

export type Address = { host: string; port: number };
/** `unreachable`: nobody accepts connections any more. */
export type Exchange = {
  request: FuzzRequest;
  entryPoint: EntryPoint;
  responses: readonly ParsedResponse[];
  outcome: Outcome | "unreachable";
  ms: number;
};

/** The rest of a longer response is dropped. */
const MAX_RESPONSE_BYTES = 300_000;

/** How long a socket that is open and has been sent everything may still be closed by the server. */
const OPEN_MS = 150;

/** Writes one request to a socket, in its pieces, and reads the responses until they are complete or the time is up. */
export async function send(
  request: FuzzRequest,
  entryPoint: EntryPoint,
  address: Address,
  timeoutMs: number,
): Promise<Exchange> {
  const start = performance.now();
  const { pieces, pauseMs = 0, ending = "wait", responses: wanted = 1 } = request;
  const isHead = pieces[0]?.subarray(0, 5).toString() === "HEAD ";
  const socket = connect({ ...address, localAddress: nextLoopback(), noDelay: true, allowHalfOpen: true });
  const reader = readFrom(socket, (bytes) => parseResponses(bytes, { wanted, isHead }));
  try {
    for (const [index, piece] of pieces.entries()) {
      if (reader.isOver()) break;
      if (index > 0 && pauseMs > 0) await Promise.race([sleep(pauseMs), reader.over]);
      if (socket.writable) socket.write(piece);
    }
    await Promise.race([reader.written(), reader.over]);
    if (ending === "half-close") socket.end();
    const quiet = reader.opened.then(() => sleep(OPEN_MS));
    if (ending === "wait" || ending === "half-close") await Promise.race([reader.over, quiet, sleep(timeoutMs)]);
    if (ending === "reset") socket.resetAndDestroy();
  } finally {
    socket.destroy();
  }
  const { responses } = parseResponses(reader.bytes(), { wanted, isHead, isClosed: reader.isClosed() });
  const first = responses[0]?.status ?? (reader.isClosed() ? "closed" : "silent");
  return {
    request,
    entryPoint,
    responses,
    outcome: reader.isRefused() ? "unreachable" : first,
    ms: performance.now() - start,
  };
}

let sent = 0;
/** An address for each request, so that what is counted by address hides nothing of what lies behind it. */
function nextLoopback(): string {
  sent += 1;
  return `127.${1 + ((sent >> 16) & 63)}.${(sent >> 8) & 255}.${sent & 255}`;
}

/** What a socket has received, and when there is nothing more to wait for. */
function readFrom(
  socket: Socket,
  read: (bytes: Buffer) => { responses: readonly ParsedResponse[]; isComplete: boolean },
) {
  let received = Buffer.alloc(0);
  let [isClosed, isRefused, isAnswered] = [false, false, false];
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  socket.on("data", (chunk: Buffer) => {
    if (received.length < MAX_RESPONSE_BYTES) received = Buffer.concat([received, chunk]);
    const { responses, isComplete } = read(received);
    // An opened socket goes on: the frames are still to be sent, and the server closes it.
    const isOpen = responses.at(-1)?.status === 101;
    if (isOpen) open();
    isAnswered = (isComplete && !isOpen) || received.length >= MAX_RESPONSE_BYTES;
    if (isAnswered) finish();
  });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    isRefused ||= error.code === "ECONNREFUSED";
  });
  const close = () => {
    isClosed = true;
    finish();
  };
  socket.on("end", close);
  socket.on("close", close);
  return {
    over,
    opened,
    isOver: () => isClosed || isAnswered,
    isClosed: () => isClosed,
    isRefused: () => isRefused,
    bytes: () => received,
    /** Everything written has left, or never will. */
    written: () => new Promise<void>((resolve) => (socket.writable ? socket.write("", () => resolve()) : resolve())),
  };
}
