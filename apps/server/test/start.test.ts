/**
 * One bad setting, of every program. At every commit those of the server and of the migrations are given to the function that each
 * process calls first, and one of each to the real process; in the long check all of them to the real processes.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { requireSessionUrl } from "@app/settings/environment";
import { describe, expect, inject, test, vi } from "vitest";
import { readConfig } from "../src/platform/config/config.ts";
import { IS_LONG } from "./length.ts";
import { MIGRATE_SETTINGS, SERVER_SETTINGS, WEB_SETTINGS } from "./production-settings.ts";
import { type Program, runToEnd, startApi } from "./start-process.ts";

const SETTINGS: Record<Program, Record<string, string>> = {
  api: SERVER_SETTINGS,
  worker: SERVER_SETTINGS,
  web: WEB_SETTINGS,
  migrate: MIGRATE_SETTINGS,
};
const EVERY: readonly Program[] = ["api", "worker", "web", "migrate"];
const SERVER: readonly Program[] = ["api", "worker"];
const LIMIT_MS = 2_000;

// Only the process's own time is measured.
vi.setConfig({ testTimeout: 120_000 });

async function startSpoilt(program: Program, spoilt: Record<string, string>) {
  const { code, stderr, ms } = await runToEnd(program, { ...SETTINGS[program], ...spoilt });
  return { code, lines: stderr.trimEnd().split("\n"), isQuick: ms < LIMIT_MS };
}

const refused = (line: RegExp) => ({ code: 1, lines: [expect.stringMatching(line)], isQuick: true });

type Case = [what: string, programs: readonly Program[], spoilt: Record<string, string>, name: string];

const CASES: Case[] = [
  [
    "a placeholder secret",
    SERVER,
    { ACCESS_TOKEN_SECRET: "change-me-change-me-change-me-change-me" },
    "ACCESS_TOKEN_SECRET",
  ],
  ["a secret of one character", SERVER, { REFRESH_TOKEN_SECRET: "x".repeat(40) }, "REFRESH_TOKEN_SECRET"],
  [
    "a placeholder key for the second step",
    SERVER,
    { TOTP_SECRET_KEY: "change-me-change-me-change-me-change-me" },
    "TOTP_SECRET_KEY",
  ],
  [
    "a placeholder key for contracts",
    SERVER,
    { CONTRACT_KEY: "change-me-change-me-change-me-change-me" },
    "CONTRACT_KEY",
  ],
  ["a secret that repeats itself", SERVER, { ACCESS_TOKEN_SECRET: "Zk3!pQ9w".repeat(5) }, "ACCESS_TOKEN_SECRET"],
  [
    "a placeholder session secret",
    ["web"],
    { SESSION_SECRET: "change-me-change-me-change-me-change-me" },
    "SESSION_SECRET",
  ],
  ["two equal secrets", SERVER, { REFRESH_TOKEN_SECRET: SERVER_SETTINGS.ACCESS_TOKEN_SECRET }, "REFRESH_TOKEN_SECRET"],
  [
    "a secret of the web given to the api",
    ["api", "web"],
    { SESSION_SECRET: SERVER_SETTINGS.ACCESS_TOKEN_SECRET, ACCESS_TOKEN_SECRET: SERVER_SETTINGS.ACCESS_TOKEN_SECRET },
    "SESSION_SECRET",
  ],
  ["relaxed limits", EVERY, { RATE_LIMITS: "relaxed" }, "RATE_LIMITS"],
  ["addresses that need no confirmation", EVERY, { REQUIRE_VERIFIED_EMAIL: "off" }, "REQUIRE_VERIFIED_EMAIL"],
  ["an address in clear", EVERY, { PUBLIC_URL: "http://renfort.fr" }, "PUBLIC_URL"],
  ["no address", ["api", "worker", "web"], { PUBLIC_URL: "" }, "PUBLIC_URL"],
  [
    "a database password of the laptop",
    ["api", "worker", "migrate"],
    { DATABASE_URL: "postgres://renfort_app:renfort@127.0.0.1:1/renfort" },
    "DATABASE_URL",
  ],
  ["Redis without a password", SERVER, { REDIS_URL: "redis://127.0.0.1:1" }, "REDIS_URL"],
  ["a sender nobody can answer", SERVER, { MAIL_FROM: "Renfort <bonjour@renfort.example>" }, "MAIL_FROM"],
  ["no sender", SERVER, { MAIL_FROM: "" }, "MAIL_FROM"],
  ["a contact nobody reads", ["api", "worker", "web"], { CONTACT_EMAIL: "contact@renfort.example" }, "CONTACT_EMAIL"],
  ["nowhere to send mail to", SERVER, { SMTP_URL: "" }, "SMTP_URL"],
  ["a placeholder key of the store", SERVER, { S3_ACCESS_KEY: "minioadmin" }, "S3_ACCESS_KEY"],
  ["a placeholder secret of the store", SERVER, { S3_SECRET_KEY: "change-me" }, "S3_SECRET_KEY"],
  ["no antivirus", SERVER, { CLAMD_URL: "" }, "CLAMD_URL"],
  ["no key for contracts", SERVER, { CONTRACT_KEY: "" }, "CONTRACT_KEY"],
  ["no register of companies", SERVER, { COMPANY_SEARCH_URL: "" }, "COMPANY_SEARCH_URL"],
  ["a local run on another address", EVERY, { LOCAL_RUN: "on", PUBLIC_URL: "https://renfort.fr" }, "LOCAL_RUN"],
  [
    "a local run that listens to everyone",
    EVERY,
    { LOCAL_RUN: "on", PUBLIC_URL: "http://127.0.0.1:3000", HOST: "0.0.0.0" },
    "LOCAL_RUN",
  ],
  ["a secret given twice", SERVER, { ACCESS_TOKEN_SECRET_FILE: "/dev/null" }, "ACCESS_TOKEN_SECRET_FILE"],
  [
    "a certificate authority that is not there",
    ["api", "worker", "migrate"],
    { DATABASE_CA_FILE: "/nowhere/ca.pem" },
    "DATABASE_CA_FILE",
  ],
  ...Object.keys(WEB_SETTINGS)
    .filter((name) => /^PUBLI[CS].*(?<!_URL)$|^HOST/.test(name))
    .slice(0, IS_LONG ? undefined : 2)
    .map((name): Case => [`a legal notice without ${name}`, ["web"], { [name]: "" }, name]),
];

/** Throws the line that the process would end with. */
const READ: Partial<Record<Program, (environment: Record<string, string>) => unknown>> = {
  api: readConfig,
  worker: readConfig,
  migrate: requireSessionUrl,
};

/** The first case of each program. */
const ofRealProcess = new Set(EVERY.map((program) => CASES.find(([, programs]) => programs.includes(program))?.[0]));

const isStarted = (program: Program, what: string, programs: readonly Program[]) =>
  IS_LONG || ofRealProcess.has(what) || (!READ[program] && program === programs[0]);

/** One program per case, and all of them in the long check. */
const startedBy = (programs: readonly Program[]) => (IS_LONG ? programs : programs.slice(0, 1));

describe("production does not start with", () => {
  for (const [what, programs, spoilt, name] of CASES)
    test.each(programs.filter((program) => READ[program] || isStarted(program, what, programs)))(
      `${what} (%s)`,
      async (program) => {
        const line = new RegExp(`^Start refused: (?:.*; )?${name} `);
        const read = READ[program];
        expect.hasAssertions();
        if (read) expect(() => read({ ...SETTINGS[program], ...spoilt })).toThrow(line);
        if (isStarted(program, what, programs)) expect(await startSpoilt(program, spoilt)).toEqual(refused(line));
      },
    );

  test.each(startedBy(EVERY))(".env.example as it is (%s)", async (program) => {
    const example = parseEnv(readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8"));
    const { code, stderr } = await runToEnd(program, { ...example, NODE_ENV: "production" });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^Start refused: .*ACCESS_TOKEN_SECRET [^\n]*\n$/),
    });
  });

  test.each(startedBy(SERVER))("the database's superuser, or the owner of its tables (%s)", async (program) => {
    const server = new URL(`${inject("postgresUrl")}template_renfort`);
    for (const role of ["postgres", "renfort_owner"]) {
      server.username = role;
      expect(await startSpoilt(program, { DATABASE_URL: server.href })).toEqual(
        refused(/^Start refused: DATABASE_URL is a superuser or the owner/),
      );
    }
    expect(await startSpoilt(program, { DATABASE_REPLICA_URL: server.href })).toEqual(
      refused(/^Start refused: DATABASE_REPLICA_URL is a superuser or the owner/),
    );
  });
});

describe("production starts with", () => {
  const app = new URL(`${inject("postgresUrl")}template_renfort`);
  app.username = "renfort_app";

  test("good settings and the application's role (api)", async () => {
    const { port, ended, stop } = await startApi({ ...SERVER_SETTINGS, DATABASE_URL: app.href });
    try {
      await expect
        .poll(async () => ended() ?? (await statusOf(`http://127.0.0.1:${port}/health/ready`)), { timeout: 60_000 })
        .toBe(200);
    } finally {
      await stop();
    }
  });

  test("good settings, and fails only for want of a build (web)", async () => {
    const { stderr } = await runToEnd("web", { ...WEB_SETTINGS, WEB_BUILD: "no-such-build" });
    expect(stderr).toContain("no-such-build");
    expect(stderr).not.toContain("Start refused");
  });
});

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

describe("a secret in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "renfort-secrets-"));
  const keep = (name: string, content: string) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };

  test("is read as if it were the variable", async () => {
    const { ACCESS_TOKEN_SECRET, ...others } = SERVER_SETTINGS;
    const weak = { ...others, ACCESS_TOKEN_SECRET_FILE: keep("weak", `${"y".repeat(40)}\n`), RATE_LIMITS: "relaxed" };
    expect(await runToEnd("api", weak)).toMatchObject({
      stderr: expect.stringContaining("ACCESS_TOKEN_SECRET is a placeholder"),
    });
    const good = { ...weak, ACCESS_TOKEN_SECRET_FILE: keep("good", `${ACCESS_TOKEN_SECRET}\n`) };
    // Only the changed setting is reported.
    expect(await runToEnd("api", good)).toMatchObject({ stderr: "Start refused: RATE_LIMITS must be strict\n" });
  });

  test.each<[Program, string]>([
    ["api", "ACCESS_TOKEN_SECRET"],
    ["worker", "SMTP_URL"],
    ["web", "SESSION_SECRET"],
    ["migrate", "DATABASE_URL"],
  ])("that cannot be read, or is empty, stops the %s", async (program, name) => {
    const others = { ...SETTINGS[program] };
    delete others[name];
    expect(await runToEnd(program, { ...others, [`${name}_FILE`]: "/nowhere/secret" })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^Start refused: .*${name}_FILE cannot be read: /nowhere/secret`)),
    });
    expect(await runToEnd(program, { ...others, [`${name}_FILE`]: keep("empty", "\n") })).toMatchObject({
      code: 1,
      stderr: `Start refused: ${name} is missing\n`,
    });
  });

  test("may hold the password alone", async () => {
    const settings = {
      ...SERVER_SETTINGS,
      REDIS_URL: "redis://127.0.0.1:1",
      REDIS_PASSWORD_FILE: keep("redis", "renfort"),
    };
    expect(await runToEnd("worker", settings)).toMatchObject({
      stderr: expect.stringMatching(/REDIS_URL is a placeholder/),
    });
  });
});
