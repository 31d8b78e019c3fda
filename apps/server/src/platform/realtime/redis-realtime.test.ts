import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { markRead, sendTo, startConversation } from "../../../test/conversation.ts";
import { call } from "../../../test/harness.ts";
import { post } from "../../../test/scene.ts";
import { type Client, openSocket, type Process, withTwoProcesses } from "../../../test/sockets.ts";
import { transaction } from "../database/transaction.ts";
import { publishToUser } from "./realtime.ts";

/** Sooner than the database is read: it came through Redis. */
const AT_ONCE_MS = 1_000;

const { processes, redis, closeAfterTest } = withTwoProcesses();
let one: Process;
let two: Process;
beforeAll(() => {
  [one, two] = processes();
});

async function enter(at: Process, token: string, path: string): Promise<Client> {
  return closeAfterTest(await openSocket(at, token, path));
}

async function untilConnected(expected: boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (processes().some(({ ctx }) => ctx.realtime.isConnected() !== expected)) {
    if (performance.now() > deadline) throw new Error(`still ${expected ? "disconnected" : "connected"}`);
    await sleep(20);
  }
}

/** Two people in a conversation, each connected to another process, with their /live/ sockets. */
async function connectBoth() {
  const conversation = await startConversation(one);
  const writer = await enter(one, conversation.employer.token, `/chat/${conversation.id}/`);
  const reader = await enter(two, conversation.candidate.token, `/chat/${conversation.id}/`);
  const live = await enter(two, conversation.candidate.token, "/live/");
  await live.first("unread");
  return { ...conversation, writer, reader, live };
}

/** The delay between acknowledgement and arrival of each message. */
async function delays({ writer, reader }: { writer: Client; reader: Client }, words: readonly string[]) {
  const taken: number[] = [];
  for (const content of words) {
    writer.send({ type: "chat_message", content });
    await writer.until(() => writer.messages.includes(content));
    const start = performance.now();
    await reader.until(() => reader.messages.includes(content));
    taken.push(performance.now() - start);
  }
  return taken;
}

describe("without Redis", () => {
  test("messages, read marks and notifications are slower, not lost; when it is back nothing is sent twice", async () => {
    const conversation = await connectBoth();
    await untilConnected(true);
    expect(Math.min(...(await delays(conversation, ["Avec un", "Avec deux"])))).toBeLessThan(AT_ONCE_MS);

    await redis().stop();
    expect(Math.max(...(await delays(conversation, ["Sans un", "Sans deux"])))).toBeLessThan(5_000);
    const start = performance.now();
    await one.runJobs();
    await conversation.live.until(
      () => conversation.live.of("notification").at(-1)?.notification.message.includes("Sans deux") ?? false,
    );
    expect(conversation.live.of("unread").at(-1)).toMatchObject({ notifications: 1, conversations: 1 });
    await markRead(two, conversation.candidate.token, conversation.id);
    await conversation.writer.until(() => conversation.writer.of("read").length > 0);
    expect(performance.now() - start).toBeLessThan(9_000);

    await redis().start();
    await untilConnected(true);
    expect(Math.min(...(await delays(conversation, ["Retour un", "Retour deux"])))).toBeLessThan(AT_ONCE_MS);
    await sleep(2_500);
    const everything = ["Avec un", "Avec deux", "Sans un", "Sans deux", "Retour un", "Retour deux"];
    expect(conversation.reader.messages).toEqual(everything);
    expect(conversation.writer.messages).toEqual(everything);
    expect(conversation.writer.of("read")).toHaveLength(1);
  });

  test("a socket opened meanwhile gets its messages, and still does when it is back", async () => {
    await redis().stop();
    await untilConnected(false);
    const conversation = await connectBoth();
    expect(Math.max(...(await delays(conversation, ["Sans un"])))).toBeLessThan(5_000);
    await redis().start();
    await untilConnected(true);
    expect(Math.min(...(await delays(conversation, ["Retour un", "Retour deux"])))).toBeLessThan(AT_ONCE_MS);
    expect(conversation.reader.messages).toEqual(["Sans un", "Retour un", "Retour deux"]);
  });

  test("signing out still closes within two seconds", async () => {
    const { employer } = await startConversation(one);
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
  const conversation = await connectBoth();
  await untilConnected(true);
  process.kill(redis().pid(), "SIGSTOP");
  try {
    expect(Math.max(...(await delays(conversation, ["Un", "Deux"])))).toBeLessThan(5_000);
  } finally {
    process.kill(redis().pid(), "SIGCONT");
  }
  await untilConnected(true);
  expect(Math.min(...(await delays(conversation, ["Trois", "Quatre"])))).toBeLessThan(AT_ONCE_MS);
  expect(conversation.reader.messages).toEqual(["Un", "Deux", "Trois", "Quatre"]);
});

test("emptying Redis changes nothing", async () => {
  const conversation = await connectBoth();
  await untilConnected(true);
  const { Redis } = await import("ioredis");
  const redis = new Redis(one.ctx.config.redisUrl ?? "");
  await redis.flushall();
  redis.disconnect();
  expect(Math.min(...(await delays(conversation, ["Un", "Deux"])))).toBeLessThan(AT_ONCE_MS);
});

test("a message whose process died before publishing is published by a job", async () => {
  const conversation = await connectBoth();
  await untilConnected(true);
  const realtimes = [one.ctx.realtime, two.ctx.realtime] as const;
  // On a busy machine the other process may find itself disconnected, and would read the database.
  Object.assign(two.ctx, { realtime: { ...realtimes[1], isConnected: () => true } });
  await sleep(4_500);
  Object.assign(one.ctx, { realtime: { ...realtimes[0], publish: () => {} } });
  try {
    await sendTo(one, conversation.employer.token, conversation.id, "Bonjour");
    Object.assign(one.ctx, { realtime: realtimes[0] });
    await sleep(300);
    expect(conversation.reader.messages).toEqual([]);
    await two.runJobs();
    await conversation.reader.first("chat_message");
    await conversation.live.first("conversation");
  } finally {
    Object.assign(one.ctx, { realtime: realtimes[0] });
    Object.assign(two.ctx, { realtime: realtimes[1] });
  }
  await post(one, conversation.employer.token, `conversations/${conversation.id}/messages`, { content: "Suite" });
  await conversation.reader.until(() => conversation.reader.messages.length === 2);
  expect(conversation.reader.messages).toEqual(["Bonjour", "Suite"]);
});

test("a frame of the previous release still announces its message, and an unreadable one changes nothing", async () => {
  const conversation = await connectBoth();
  await untilConnected(true);
  const { Redis } = await import("ioredis");
  const redis = new Redis(one.ctx.config.redisUrl ?? "");
  const frame = { type: "said", conversation: conversation.id, last: 1_000_000 };
  // What nobody of ours publishes ends no process.
  await redis.publish(`user:${conversation.candidate.id}`, "not a frame");
  await redis.publish(`user:${conversation.candidate.id}`, `${randomUUID()}null`);
  await redis.publish(`user:${conversation.candidate.id}`, randomUUID() + JSON.stringify(frame));
  redis.disconnect();
  expect(await conversation.live.first("conversation")).toEqual({ type: "conversation", id: conversation.id });
});

describe("events of a transaction", () => {
  const ring = { type: "job", id: 1 } as const;

  test("are sent after its commit, never before, and not at all when it fails", async () => {
    const { candidate } = await startConversation(one);
    const live = await enter(two, candidate.token, "/live/");
    await live.first("unread");
    await transaction(one.ctx, async (tx) => {
      publishToUser(one.ctx, tx, candidate.id, ring);
      await sleep(300);
      expect(live.of("job")).toEqual([]);
    });
    await live.first("job");
    const failing = transaction(one.ctx, async (tx) => {
      publishToUser(one.ctx, tx, candidate.id, ring);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await sleep(300);
    expect(live.of("job")).toHaveLength(1);
  });

  test("are refused in a transaction opened in another way", async () => {
    const attempt = one.ctx.db.transaction().execute(async (tx) => publishToUser(one.ctx, tx, 1, ring));
    await expect(attempt).rejects.toThrow("transaction()");
  });
});
