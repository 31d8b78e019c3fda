/** `pnpm dev [--demo]`: the same product with its sources watched: api and worker restart, pages reload in place. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { fillDemo } from "./fill-demo.ts";
import { ROOT, runDirectory } from "./paths.ts";
import { planStack, type StackOptions, startFront, startServices, stopStack } from "./stack.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const { values } = parseArgs({ options: { demo: { type: "boolean", default: false } } });
const { DATABASE_URL, REDIS_URL, SMTP_URL, PORT = "3000" } = process.env;
const options: StackOptions = {
  name: "dev",
  port: Number(PORT),
  front: { host: "127.0.0.1", addresses: ["127.0.0.1"], anyName: true, healthInterval: "300ms" },
  databaseUrl: DATABASE_URL,
  redisUrl: REDIS_URL,
  smtpUrl: SMTP_URL,
  durable: true,
  // Requests are not shown: Caddy alone asks after each server every half second.
  settings: {
    REQUIRE_VERIFIED_EMAIL: "off",
    NODE_ENV: "development",
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
  },
};

const started = performance.now();
const children: ChildProcess[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill();
    void stopStack("dev");
  });
}

const stack = await planStack(options);
/** Of the programs, ready to run: a restart need not read them all again. */
const compiled = { NODE_COMPILE_CACHE: join(runDirectory("dev"), "compiled") };

// First: it has most to read, and nothing to do with the data.
const vite = run(
  ["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1", "--port", new URL(stack.webUrl).port],
  join(ROOT, "apps/web"),
  // Without this condition the command starts itself again and leaves a child we could not end. Calls go through Caddy, which
  // waits for an api that restarts.
  { NODE_OPTIONS: "--conditions=development --max-semi-space-size=64", API_URL: stack.url },
);
await startServices(options, stack);
if (values.demo) await fillDemo(stack.databaseUrl);
const api = watch("apps/server/src/main/api.ts");
await Promise.all([untilHealthy(`${stack.webUrl}/sante`, vite), untilHealthy(`${stack.apiUrl}/health/ready`, api)]);
await startFront("dev", stack);
// The first page has every module read, which the worker would only slow down.
await fetch(stack.url);
watch("apps/server/src/main/worker.ts");
const seconds = ((performance.now() - started) / 1000).toFixed(1);
print(`Renfort : ${stack.url}   courrier : ${stack.mailUrl ?? SMTP_URL}   (${seconds} s)`);
if (values.demo) print(`employeur@demo.fr, candidat@demo.fr, admin@demo.fr : ${DEMO_PASSWORD}`);

function run(args: readonly string[], cwd: string, env: Record<string, string> = {}): ChildProcess {
  const all = { ...process.env, ...stack.environment, ...compiled, ...env };
  const child = spawn(process.execPath, args, { stdio: "inherit", cwd, env: all });
  children.push(child);
  return child;
}

function watch(file: string): ChildProcess {
  return run(["--watch", "--watch-preserve-output", join(ROOT, file)], ROOT);
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const isHealthy = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy || child.exitCode !== null) return;
    await sleep(50);
  }
}
