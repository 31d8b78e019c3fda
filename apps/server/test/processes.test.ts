/** The real servers: a failed request does not end the process. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../tools/stack/ports.ts";
import { anUpgrade, sendRaw } from "../../../tools/testing/raw-requests.ts";
import { type Harness, startHarness } from "./harness.ts";
import { smallBuild } from "./start-process.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "renfort-process-"));
const faults = join(folder, "faults.mjs");
const children: ChildProcess[] = [];
let at: Harness;
let webBuild: string;

beforeAll(async () => {
  at = await startHarness();
  writeFileSync(
    faults,
    `process.on("SIGWINCH", () => void Promise.reject(new Error("a promise nobody waited for")));
     process.on("SIGPIPE", () => setImmediate(() => { throw new Error("an exception nobody caught"); }));`,
  );
  webBuild = smallBuild(folder);
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await at.close();
});

async function start(program: string, health: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", faults, program], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const isUp = () =>
    fetch(health).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = async (condition: () => boolean | Promise<boolean>) => {
    while (!(await condition())) {
      // The duration depends on the machine; the test has its own limit.
      if (child.exitCode !== null) throw new Error(output.join(""));
      await sleep(20);
    }
  };
  await until(isUp);
  return { child, output: () => output.join(""), isUp, until };
}

async function startServer(name: "api" | "web") {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { config } = at.ctx;
  const server =
    name === "api"
      ? await start("apps/server/src/main/api.ts", `${url}/health/live`, {
          API_PORT: String(port),
          DATABASE_URL: config.databaseUrl,
          ACCESS_TOKEN_SECRET: config.accessTokenSecret,
          REFRESH_TOKEN_SECRET: config.refreshTokenSecret,
          TOTP_SECRET_KEY: config.totpSecretKey,
          DOSSIER_KEYS_DIR: config.dossierKeysDir,
        })
      : await start("apps/web/server.ts", `${url}/sante`, {
          PORT: String(port),
          SESSION_SECRET: "s".repeat(32),
          WEB_BUILD: webBuild,
        });
  return { ...server, url };
}

test.each(["api", "web"] as const)(
  "%s goes on after a promise nobody waited for, and says so",
  { timeout: 180_000 },
  async (name) => {
    const server = await startServer(name);
    server.child.kill("SIGWINCH");
    await server.until(() => server.output().includes("a promise nobody waited for"));
    expect(server.output()).toContain(`"event":"${name}.rejection"`);
    for (const target of ["//[/../chat/1", "/chat/1/?token=x"])
      expect(
        (await sendRaw(server.url, anUpgrade(target, ["Trailer: X", "Origin: https://evil.example"]))).status,
      ).toBeGreaterThan(399);
    expect([await server.isUp(), server.child.exitCode]).toEqual([true, null]);
  },
);

test.each(["api", "web"] as const)(
  "%s ends with 1 after an exception nobody caught, and says so",
  { timeout: 180_000 },
  async (name) => {
    const server = await startServer(name);
    const ended = once(server.child, "exit");
    server.child.kill("SIGPIPE");
    expect(await ended).toEqual([1, null]);
    expect(server.output()).toContain(`"event":"${name}.crashed"`);
    expect(server.output()).toContain("an exception nobody caught");
  },
);

test("neither starts when a trusted proxy is no address", { timeout: 180_000 }, async () => {
  for (const program of ["apps/server/src/main/api.ts", "apps/web/server.ts"]) {
    const child = spawn(process.execPath, [program], {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        TRUSTED_PROXIES: "127.0.0.1,everyone",
        DATABASE_URL: at.ctx.config.databaseUrl,
        ACCESS_TOKEN_SECRET: "a".repeat(32),
        REFRESH_TOKEN_SECRET: "r".repeat(32),
        SESSION_SECRET: "s".repeat(32),
        TOTP_SECRET_KEY: "t".repeat(32),
        WEB_BUILD: webBuild,
      },
    });
    children.push(child);
    const printed: string[] = [];
    child.stderr.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
    expect(await once(child, "exit")).toEqual([1, null]);
    expect(printed.join("")).toContain("TRUSTED_PROXIES");
  }
});
