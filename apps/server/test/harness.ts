/** An api on its own database: real PostgreSQL and Redis, a clock that tests move, recorded mails. */
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { urlAs } from "@app/db/roles";
import { WORKER_LIMITS } from "@app/db/time-limits";
import { decisionVisibleAt } from "@app/domain/applications/decision-undo";
import type { FastifyInstance, InjectOptions } from "fastify";
import { Logger as JobLogger, runOnce } from "graphile-worker";
import pg from "pg";
import type { Logger } from "pino";
import { inject } from "vitest";
import { notifyOfMessages } from "../src/features/notifications/mail/unread-messages.ts";
import { sendDuePushes } from "../src/features/notifications/push/push-due.ts";
import { sendDueSms } from "../src/features/notifications/sms/sms-due.ts";
import { buildApp } from "../src/main/build-app.ts";
import { buildContext, type Closable } from "../src/main/build-context.ts";
import { buildMailSender } from "../src/main/mail-renderers.ts";
import { buildTasks } from "../src/main/tasks.ts";
import { readConfig } from "../src/platform/config/config.ts";
import type { Context } from "../src/platform/context.ts";
import type { Mail } from "../src/platform/mail/mailer.ts";
import { recordAnswers } from "./recorder.ts";

export type Harness = {
  app: FastifyInstance;
  ctx: Context;
  mails: Mail[];
  /** Runs a statement as the schema's owner. */
  runAsOwner: (statement: string) => Promise<void>;
  /** Moves the api's clock; the database's `now()` does not follow. */
  advance: (ms: number) => void;
  /** Runs every job, delayed ones included. */
  runJobs: () => Promise<void>;
  /** Runs the jobs that are due by the api's clock. */
  runDueJobs: () => Promise<void>;
  /** Sends the mails that are due, as the worker does every second. */
  sendMails: () => Promise<void>;
  close: () => Promise<void>;
};

/** With the database of another harness, it is a second process. */
export async function startHarness(
  environment: Record<string, string> = {},
  // It also runs the worker's jobs, on a busy machine.
  limits = WORKER_LIMITS,
  log?: Logger,
): Promise<Harness> {
  const databaseUrl = environment["DATABASE_URL"] ?? (await cloneDatabase());
  const sessionUrl = environment["DATABASE_SESSION_URL"] ?? databaseUrl;
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    REDIS_URL: inject("redisUrl"),
    ACCESS_TOKEN_SECRET: "a".repeat(32),
    REFRESH_TOKEN_SECRET: "r".repeat(32),
    TOTP_SECRET_KEY: "t".repeat(32),
    FILES_DIR: mkdtempSync(join(tmpdir(), "renfort-files-")),
    DOSSIER_KEYS_DIR: mkdtempSync(join(tmpdir(), "renfort-keys-")),
    RATE_LIMITS: "relaxed",
    REQUIRE_VERIFIED_EMAIL: "off",
    LOG_LEVEL: "silent",
    ...environment,
  });
  let offset = 0;
  const mails: Mail[] = [];
  const built: Context & Closable = await buildContext(config, () => new Date(Date.now() + offset), limits, log);
  const ctx: Context = { ...built, mailer: { send: async (mail) => void mails.push(mail), close: () => {} } };
  const app = await buildApp(ctx);
  const { sendDue: sendMails } = buildMailSender(ctx);
  const writeRecord = recordAnswers(app, { replica: config.databaseReplicaUrl !== undefined });
  async function runUntil(time: Date) {
    // The database has its own clock.
    const update = "update graphile_worker._private_jobs set run_at = now() where run_at between now() and";
    await runAsOwner(sessionUrl, `${update} '${time.toISOString()}'`);
    await drainJobs(ctx, sessionUrl);
    await sendDuePushes(ctx);
    await sendDueSms(ctx);
    await sendMails();
  }
  return {
    app,
    ctx,
    mails,
    runAsOwner: (statement) => runAsOwner(sessionUrl, statement),
    advance: (ms) => {
      offset += ms;
    },
    runJobs: () => runUntil(decisionVisibleAt(ctx.now())),
    runDueJobs: () => runUntil(ctx.now()),
    sendMails,
    async close() {
      writeRecord();
      await app.close();
      await built.close();
    },
  };
}

export async function cloneDatabase(): Promise<string> {
  const server = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(`create database ${name} template template_renfort owner renfort_owner`);
  await client.end();
  return urlAs(`${server}${name}`, "app", "app");
}

async function runAsOwner(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlAs(databaseUrl, "owner", "owner") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs everything that is due, then stops. */
async function drainJobs(ctx: Context, connectionString: string): Promise<void> {
  await notifyOfMessages(ctx);
  await runOnce({
    connectionString,
    taskList: buildTasks(ctx),
    noHandleSignals: true,
    logger: new JobLogger(() => () => {}),
  });
}

export type Answer<T> = { status: number; body: T; headers: Record<string, string | string[] | number | undefined> };

/** One call over HTTP, without a port. */
export async function call<T = Record<string, unknown>>(
  app: FastifyInstance,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const request: InjectOptions = {
    method,
    url,
    headers: { ...(options.token && { authorization: `Bearer ${options.token}` }), ...options.headers },
    ...(options.body !== undefined && { payload: options.body as object }),
  };
  const response = await app.inject(request);
  return { status: response.statusCode, body: response.json<T>(), headers: response.headers };
}

/** Creates a session and its access token directly. Admins have a second factor by default. */
export async function tokenFor(ctx: Context, userId: number, { factorChecked = true } = {}): Promise<string> {
  const { id } = await ctx.db
    .insertInto("sessions")
    .values({
      userId,
      nonce: randomBytes(32),
      tokenHash: Buffer.alloc(32),
      expiresAt: new Date(ctx.now().getTime() + 86_400_000),
      factorChecked,
      factorCheckedAt: factorChecked ? ctx.now() : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return ctx.accessTokens.sign({ userId, sessionId: id }, ctx.now());
}
