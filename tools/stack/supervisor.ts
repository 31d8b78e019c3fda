/**
 * `node supervisor.ts <name> <program>`: runs a program and starts it again when it ends by itself. It has a process group of its
 * own, with the program in it: whoever stops it signals the whole group, and it waits for the program to finish.
 */
import { type ChildProcess, spawn } from "node:child_process";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** Having lived this long, it is not what it was started with that ends it. */
const STABLE_MS = 30_000;
/** A program that never started has a fault that a restart does not fix. */
const STARTUP_MS = 3_000;

const [name = "", program = ""] = process.argv.slice(2);
const write = (event: string, more: object) => process.stdout.write(`${JSON.stringify({ event, name, ...more })}\n`);

let child: ChildProcess;
let isStopping = false;
let isFirst = true;
let waitMs = FIRST_WAIT_MS;
let timer: NodeJS.Timeout | undefined;

function start(): void {
  const startedAt = performance.now();
  child = spawn(process.execPath, [program], { stdio: "inherit" });
  child.once("exit", (code, signal) => {
    const uptimeMs = Math.round(performance.now() - startedAt);
    write("process.ended", { pid: child.pid, code, signal, uptimeMs });
    if (isStopping) process.exit(code ?? 0);
    if (isFirst && signal === null && uptimeMs < STARTUP_MS) process.exit(code ?? 1);
    isFirst = false;
    if (uptimeMs >= STABLE_MS) waitMs = FIRST_WAIT_MS;
    write("process.restarting", { waitMs });
    timer = setTimeout(start, waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  });
  write("process.started", { pid: child.pid });
}

function stop(): void {
  isStopping = true;
  clearTimeout(timer);
  // The program has had the same signal: a second one would cut it short.
  if (child.exitCode !== null || child.signalCode !== null) process.exit(0);
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);
start();
