import { spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type Started = { name: string; pid: number };
type Command = {
  name: string;
  file: string;
  args: readonly string[];
  env: Record<string, string>;
  cwd: string;
  log: string;
};

/** Starts a long-lived process in its own group, its output in a log file, so that it outlives us and can be ended with its children. */
export function startProcess({ name, file, args, env, cwd, log }: Command): Started {
  mkdirSync(dirname(log), { recursive: true });
  const out = openSync(log, "a");
  const child = spawn(file, args, {
    cwd,
    detached: true,
    stdio: ["ignore", out, out],
    env: { ...inheritedEnvironment(), ...env },
  });
  if (child.pid === undefined) throw new Error(`${name} could not be started`);
  child.unref();
  return { name, pid: child.pid };
}

/** The variables a child inherits; everything else is passed explicitly. */
function inheritedEnvironment(): Record<string, string> {
  const names = ["PATH", "HOME", "LANG", "TZ", "NODE_EXTRA_CA_CERTS", "TMPDIR"];
  return Object.fromEntries(names.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])));
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Whether anything of the group we started is left, even when its first process has gone. */
export const isGroupAlive = (pid: number): boolean => isAlive(-pid);

/** Ends exactly the group we started: politely, then firmly. */
export async function endProcess({ pid }: Started, timeoutMs = 8_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  signalGroup(pid, "SIGTERM");
  while (isGroupAlive(pid) && Date.now() < until) await sleep(50);
  if (isGroupAlive(pid)) signalGroup(pid, "SIGKILL");
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}

/** Waits until a health address answers 200, or says what the process wrote before it died. */
export async function waitForHttp(url: string, { pid, name }: Started, log: string, timeoutMs = 90_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (!isAlive(pid)) throw new Error(`${name} stopped while starting:\n${tail(log)}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await sleep(100);
  }
  throw new Error(`${name} did not answer at ${url}:\n${tail(log)}`);
}

const tail = (log: string) => readFileSync(log, "utf8").split("\n").slice(-20).join("\n");
