import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../test/harness.ts";
import { post } from "../../test/scene.ts";
import { type Client, type Process, visit, withTwoProcesses } from "../../test/sockets.ts";
import { aTalk, markRead, sayTo } from "../../test/talk.ts";
import { publishToUser } from "./realtime.ts";
import { transaction } from "./transaction.ts";

/** Sooner than the database is read: it came through Redis. */
const AT_ONCE_MS = 1_000;

const { processes, redis, keep } = withTwoProcesses();
let one: Process;
let two: Process;
beforeAll(() => {
  [one, two] = processes();
});

async function enter(at: Process, token: string, path: string): Promise<Client> {
  return keep(await visit(at, token, path));
}

async function untilConnected(expected: boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (processes().some(({ ctx }) => ctx.realtime.isConnected() !== expected)) {
    if (performance.now() > deadline) throw new Error(`still ${expected ? "disconnected" : "connected"}`);
    await sleep(20);
  }
}

/** Two people who talk, each connected to another process, with their bells. */
async function aConnectedTalk() {
  const talk = await aTalk(one);
  const writer = await enter(one, talk.employer.token, `/chat/${talk.id}/`);
  const reader = await enter(two, talk.candidate.token, `/chat/${talk.id}/`);
  const bell = await enter(two, talk.candidate.token, "/live/");
  await bell.first("unread");
  return { ...talk, writer, reader, bell };
}

/** How long after it was acknowledged each message arrived. */
async function delays({ writer, reader }: { writer: Client; reader: Client }, words: readonly string[]) {
  const taken: number[] = [];
  for (const content of words) {
    writer.send({ type: "chat_message", content });
    await writer.until(() => writer.said.includes(content));
    const start = performance.now();
    await reader.until(() => reader.said.includes(content));
    taken.push(performance.now() - start);
  }
  return taken;
}

describe("without Redis", () => {
  test("messages, read marks and notifications are slower, not lost; when it is back nothing is sent twice", async () => {
    const talk = await aConnectedTalk();
    await untilConnected(true);
    expect(Math.min(...(await delays(talk, ["Avec un", "Avec deux"])))).toBeLessThan(AT_ONCE_MS);

    await redis().stop();
    expect(Math.max(...(await delays(talk, ["Sans un", "Sans deux"])))).toBeLessThan(5_000);
    const start = performance.now();
    await one.runJobs();
    await talk.bell.until(
      () => talk.bell.of("notification").at(-1)?.notification.message.includes("Sans deux") ?? false,
    );
    expect(talk.bell.of("unread").at(-1)).toMatchObject({ notifications: 1, conversations: 1 });
    await markRead(two, talk.candidate.token, talk.id);
    await talk.writer.until(() => talk.writer.of("read").length > 0);
    expect(performance.now() - start).toBeLessThan(9_000);

    await redis().start();
    await untilConnected(true);
    expect(Math.min(...(await delays(talk, ["Retour un", "Retour deux"])))).toBeLessThan(AT_ONCE_MS);
    await sleep(2_500);
    const everything = ["Avec un", "Avec deux", "Sans un", "Sans deux", "Retour un", "Retour deux"];
    expect(talk.reader.said).toEqual(everything);
    expect(talk.writer.said).toEqual(everything);
    expect(talk.writer.of("read")).toHaveLength(1);
  });

  test("a socket opened meanwhile gets its messages, and still does when it is back", async () => {
    await redis().stop();
    await untilConnected(false);
    const talk = await aConnectedTalk();
    expect(Math.max(...(await delays(talk, ["Sans un"])))).toBeLessThan(5_000);
    await redis().start();
    await untilConnected(true);
    expect(Math.min(...(await delays(talk, ["Retour un", "Retour deux"])))).toBeLessThan(AT_ONCE_MS);
    expect(talk.reader.said).toEqual(["Sans un", "Retour un", "Retour deux"]);
  });

  test("signing out still closes within two seconds", async () => {
    const { employer } = await aTalk(one);
    const client = await enter(one, employer.token, "/live/");
    await redis().stop();
    await call(two.app, "POST", "/api/logout/", { token: employer.token, body: {} });
    const start = performance.now();
    expect(await client.ended).toBe(4401);
    expect(performance.now() - start).toBeLessThan(2_000);
    await redis().start();
    await untilConnected(true);
  });
});

test("a Redis that hangs is replaced by the database within five seconds", async () => {
  const talk = await aConnectedTalk();
  await untilConnected(true);
  process.kill(redis().pid(), "SIGSTOP");
  try {
    expect(Math.max(...(await delays(talk, ["Un", "Deux"])))).toBeLessThan(5_000);
  } finally {
    process.kill(redis().pid(), "SIGCONT");
  }
  await untilConnected(true);
  expect(Math.min(...(await delays(talk, ["Trois", "Quatre"])))).toBeLessThan(AT_ONCE_MS);
  expect(talk.reader.said).toEqual(["Un", "Deux", "Trois", "Quatre"]);
});

test("emptying Redis changes nothing", async () => {
  const talk = await aConnectedTalk();
  await untilConnected(true);
  const { Redis } = await import("ioredis");
  const redis = new Redis(one.ctx.config.redisUrl ?? "");
  await redis.flushall();
  redis.disconnect();
  expect(Math.min(...(await delays(talk, ["Un", "Deux"])))).toBeLessThan(AT_ONCE_MS);
});

test("a message whose process died before publishing is published by a job", async () => {
  const talk = await aConnectedTalk();
  await untilConnected(true);
  const realtimes = [one.ctx.realtime, two.ctx.realtime] as const;
  // On a busy machine the other process may find itself disconnected, and would read the database.
  Object.assign(two.ctx, { realtime: { ...realtimes[1], isConnected: () => true } });
  await sleep(4_500);
  Object.assign(one.ctx, { realtime: { ...realtimes[0], publish: () => {} } });
  try {
    await sayTo(one, talk.employer.token, talk.id, "Bonjour");
    Object.assign(one.ctx, { realtime: realtimes[0] });
    await sleep(300);
    expect(talk.reader.said).toEqual([]);
    await two.runJobs();
    await talk.reader.first("chat_message");
    await talk.bell.first("conversation");
  } finally {
    Object.assign(one.ctx, { realtime: realtimes[0] });
    Object.assign(two.ctx, { realtime: realtimes[1] });
  }
  await post(one, talk.employer.token, `conversations/${talk.id}/messages`, { content: "Suite" });
  await talk.reader.until(() => talk.reader.said.length === 2);
  expect(talk.reader.said).toEqual(["Bonjour", "Suite"]);
});

test("a frame of the previous release still announces its message", async () => {
  const talk = await aConnectedTalk();
  await untilConnected(true);
  const { Redis } = await import("ioredis");
  const redis = new Redis(one.ctx.config.redisUrl ?? "");
  const frame = { type: "said", conversation: talk.id, last: 1_000_000 };
  await redis.publish(`user:${talk.candidate.id}`, randomUUID() + JSON.stringify(frame));
  redis.disconnect();
  expect(await talk.bell.first("conversation")).toEqual({ type: "conversation", id: talk.id });
});

describe("events of a transaction", () => {
  const ring = { type: "job", id: 1 } as const;

  test("are sent after its commit, never before, and not at all when it fails", async () => {
    const { candidate } = await aTalk(one);
    const bell = await enter(two, candidate.token, "/live/");
    await bell.first("unread");
    await transaction(one.ctx, async (tx) => {
      publishToUser(one.ctx, tx, candidate.id, ring);
      await sleep(300);
      expect(bell.of("job")).toEqual([]);
    });
    await bell.first("job");
    const failing = transaction(one.ctx, async (tx) => {
      publishToUser(one.ctx, tx, candidate.id, ring);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await sleep(300);
    expect(bell.of("job")).toHaveLength(1);
  });

  test("are refused in a transaction opened in another way", async () => {
    const attempt = one.ctx.db.transaction().execute(async (tx) => publishToUser(one.ctx, tx, 1, ring));
    await expect(attempt).rejects.toThrow("transaction()");
  });
});
