import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../tools/stack/ports.ts";
import type { Command, Exchanged, Opened } from "./protocol.ts";

const start = (file: string, ...args: string[]) => fork(join(import.meta.dirname, file), args);
const nextMessage = <T>(child: ChildProcess) => new Promise<T>((resolve) => child.once("message", resolve));

/** The process that holds the clients' sockets. */
export function startClients() {
  const child = start("clients.ts");
  const ask = <T>(command: Command) => {
    const answer = nextMessage<T>(child);
    child.send(command);
    return answer;
  };
  return {
    open: (command: Omit<Extract<Command, { do: "open" }>, "do">) => ask<Opened>({ do: "open", ...command }),
    exchangeMessages: (command: Omit<Extract<Command, { do: "exchange" }>, "do">) =>
      ask<Exchanged>({ do: "exchange", ...command }),
    drop: (keys: string[]) => ask<Opened>({ do: "drop", keys }),
    end: () => child.kill(),
  };
}
export type Clients = ReturnType<typeof startClients>;

/** The baseline server, on a port of its own. */
export async function startBaseline(databaseUrl: string) {
  const port = await freePort();
  const child = start("baseline-server.ts", String(port), databaseUrl);
  await nextMessage(child);
  return { url: `ws://127.0.0.1:${port}`, pid: child.pid ?? 0, end: () => child.kill() };
}

/** Kilobytes of memory a process holds, as the system counts them. */
export function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
}
