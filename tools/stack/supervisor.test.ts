import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { runDirectory } from "./paths.ts";
import { freePort } from "./ports.ts";
import { isAlive, isGroupAlive } from "./processes.ts";
import { type Stack, saveStack, startNode, stopStack } from "./stack.ts";

const PROGRAM = `
import { createServer } from "node:http";
const server = createServer((_request, response) => response.end(String(process.pid)));
server.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => setTimeout(() => { console.log("finished what it was doing"); process.exit(0); }, 300));
process.on("SIGTERM", () => {});
`;

const runs: string[] = [];
afterEach(async () => {
  for (const name of runs.splice(0)) {
    await stopStack(name);
    rmSync(runDirectory(name), { recursive: true });
  }
});

async function aRun(program: string) {
  const port = await freePort();
  const [name, url] = [`supervisor-${process.pid}-${port}`, `http://127.0.0.1:${port}/`];
  const file = join(mkdtempSync(join(tmpdir(), "renfort-program-")), "program.mjs");
  writeFileSync(file, program);
  const stack: Stack = {
    url,
    webUrl: url,
    apiUrl: url,
    front: { host: "127.0.0.1", addresses: [] },
    databaseUrl: "",
    mailUrl: null,
    owns: "nothing",
    processes: [],
    supervised: true,
    environment: { PORT: String(port) },
  };
  runs.push(name);
  saveStack(name, stack);
  const log = () => readFileSync(join(runDirectory(name), "logs/program.log"), "utf8");
  const pid = () =>
    fetch(url).then(
      (response) => response.text().then(Number),
      () => 0,
    );
  return { name, stack, log, pid, start: () => startNode(name, stack, { name: "program", file, health: url }) };
}

async function until<T>(read: () => Promise<T> | T, isRight: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const value = await read();
    if (isRight(value)) return value;
    if (Date.now() > deadline) throw new Error(`still ${String(value)}`);
    await sleep(50);
  }
}

test("a program that is killed comes back, its end is in the log, and stopping ends everything in order", {
  timeout: 60_000,
}, async () => {
  const run = await aRun(PROGRAM);
  const supervisor = await run.start();
  const first = await run.pid();
  expect(first).not.toBe(supervisor.pid);
  process.kill(first, "SIGKILL");
  const second = await until(run.pid, (pid) => pid > 0 && pid !== first);
  process.kill(second, "SIGKILL");
  const third = await until(run.pid, (pid) => pid > 0 && pid !== second);
  const lines = run
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as object);
  expect(lines).toContainEqual(
    expect.objectContaining({ event: "process.ended", name: "program", pid: first, signal: "SIGKILL" }),
  );
  expect(lines.filter((line) => "waitMs" in line)).toEqual([
    { event: "process.restarting", name: "program", waitMs: 500 },
    { event: "process.restarting", name: "program", waitMs: 1_000 },
  ]);
  expect(await stopStack(run.name)).toEqual(["program"]);
  expect([supervisor.pid, third].map(isAlive)).toEqual([false, false]);
  expect(run.log()).toContain("finished what it was doing");
  expect(run.log().trim().split("\n").at(-1)).toContain(`"pid":${third},"code":0`);
});

test("stopping also ends a program whose supervisor is gone", { timeout: 60_000 }, async () => {
  const run = await aRun(PROGRAM);
  const supervisor = await run.start();
  const program = await run.pid();
  process.kill(supervisor.pid, "SIGKILL");
  await until(
    () => isAlive(supervisor.pid),
    (alive) => !alive,
  );
  expect(isAlive(program)).toBe(true);
  expect(await stopStack(run.name)).toEqual(["program"]);
  await until(
    () => isGroupAlive(supervisor.pid),
    (alive) => !alive,
  );
});

test("a program that cannot start is reported, rather than restarted for ever", { timeout: 60_000 }, async () => {
  const run = await aRun('console.log("wrong setting"); process.exit(3);');
  await expect(run.start()).rejects.toThrow("wrong setting");
  expect(run.log()).toContain('"code":3');
  expect(run.log()).not.toContain("process.restarting");
});
