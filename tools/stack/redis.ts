import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { answers } from "./ports.ts";
import { type Started, startProcess } from "./processes.ts";

/** A private Redis on loopback without persistence: it only holds what can be lost. */
export async function startRedis(directory: string, port: number, password: string): Promise<Started> {
  const data = join(directory, "redis");
  mkdirSync(data, { recursive: true });
  // In a file: the arguments of a process are anyone's to read.
  const settings = join(data, "redis.conf");
  writeFileSync(settings, `requirepass ${password}\n`, { mode: 0o600 });
  const args = [
    settings,
    "--bind",
    "127.0.0.1",
    "--port",
    String(port),
    "--dir",
    data,
    "--save",
    "",
    "--appendonly",
    "no",
  ];
  const started = startProcess({
    name: "redis",
    file: "redis-server",
    args,
    env: {},
    cwd: data,
    log: join(directory, "logs/redis.log"),
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(port)) return started;
    await sleep(50);
  }
  throw new Error("Redis did not start");
}
