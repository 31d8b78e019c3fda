import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { aCandidate } from "@app/db/builders/users";
import { beforeAll, describe, expect, test } from "vitest";
import { messagesOf, sendTo, startConversation } from "../../../test/conversation.ts";
import { call, tokenFor } from "../../../test/harness.ts";
import { aTicket, Client, openSocket, type Process, startProcesses, withTwoProcesses } from "../../../test/sockets.ts";

const { processes, closeAfterTest } = withTwoProcesses();
let one: Process;
let two: Process;
beforeAll(() => {
  [one, two] = processes();
});

const open = (url: string, options?: { origin: string }) => closeAfterTest(new Client(url, options));
const chatMessage = (content: string) => ({ type: "chat_message", content });

async function aPerson() {
  const { id } = await aCandidate(one.ctx.db);
  return { id, token: await tokenFor(one.ctx, id) };
}

describe("opening a socket", () => {
  test.each([
    ["another site", "https://evil.example"],
    ["one that begins like ours", "http://127.0.0.1:3000.evil.example"],
    ["another port", "http://127.0.0.1:3001"],
    ["a sandbox", "null"],
  ])("is refused to a page of %s, even with a valid ticket, which stays valid", async (_whose, origin) => {
    const { token } = await aPerson();
    const ticket = await aTicket(one, token);
    expect(await open(`${one.url}/live/?token=${ticket}`, { origin }).ended).toBe(403);
    const own = open(`${one.url}/live/?token=${ticket}`, { origin: one.ctx.config.publicUrl });
    await own.first("unread");
  });

  test("an access token in the address is refused: only a ticket opens a socket there", async () => {
    const { id, employer } = await startConversation(one);
    for (const path of ["/live/", "/live", `/chat/${id}/`])
      expect(await open(`${one.url}${path}?token=${employer.token}`).ended).toBe(4401);
    const client = closeAfterTest(await openSocket(one, employer.token, "/live"));
    expect(await client.first("unread")).toMatchObject({ notifications: 0 });
  });

  test("a ticket opens one socket, of twenty that try at once on two processes", async () => {
    const { token } = await aPerson();
    const ticket = await aTicket(one, token);
    const tries = Array.from({ length: 20 }, (_, i) => open(`${(i % 2 ? one : two).url}/live/?token=${ticket}`));
    const lost = new Set<number>();
    for (const client of tries) void client.ended.then((code) => lost.add(code));
    await Promise.any(tries.map((client) => client.first("unread")));
    await sleep(300);
    expect(tries.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(1);
    expect([...lost]).toEqual([4401]);
  });

  test.each([
    ["nothing", ""],
    ["a made-up ticket", `?token=${randomBytes(32).toString("base64url")}`],
    ["a made-up token", "?token=a.b.c"],
  ])("with %s closes at once with 4401", async (_what, search) => {
    expect(await open(`${one.url}/live/${search}`).ended).toBe(4401);
    expect(await open(`${one.url}/chat/1/${search}`).ended).toBe(4401);
  });

  test("a refused socket that goes on with an invalid frame is closed, and others still open", async () => {
    const { hostname, port } = new URL(one.url);
    const handshake = [
      "GET /live/?token=x HTTP/1.1",
      `Host: ${hostname}:${port}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Version: 13",
    ].join("\r\n");
    const stranger = connect(Number(port), hostname);
    const unmasked = Buffer.from([0x81, 0x01, 0x78]);
    stranger.resume().write(Buffer.concat([Buffer.from(`${handshake}\r\n\r\n`), unmasked]));
    await once(stranger, "close");
    const { token } = await aPerson();
    const ticket = await aTicket(one, token);
    expect(await open(`${one.url}/live/?token=${ticket}`).first("unread")).toMatchObject({ notifications: 0 });
  });

  test("on another path is refused", async () => {
    const { token } = await aPerson();
    for (const path of ["/", "/chat/", "/chat/abc/", "/chat/1/2/", "/live/1/", "/api/me/"])
      expect(await open(`${one.url}${path}?token=${token}`).ended).toBe(404);
  });

  test("to a conversation of others closes with 4403, whether or not it exists", async () => {
    const { id } = await startConversation(one, ["Bonjour"]);
    const { token } = await aPerson();
    for (const conversation of [id, 999_999_999]) {
      const client = closeAfterTest(await openSocket(two, token, `/chat/${conversation}/?after=0`));
      expect(await client.ended).toBe(4403);
      expect(client.frames).toEqual([]);
    }
  });

  test("is closed past twenty sockets, and open again when one leaves", async () => {
    const { token } = await aPerson();
    const own = await Promise.all(Array.from({ length: 20 }, () => openSocket(one, token, "/live/")));
    own.forEach(closeAfterTest);
    expect(await (await openSocket(one, token, "/live/")).ended).toBe(4429);
    await own[0]?.close();
    await sleep(50);
    await closeAfterTest(await openSocket(one, token, "/live/")).first("unread");
  });
});

describe("a socket ends with 4401 within two seconds", () => {
  const after = async (client: Client, act: () => Promise<unknown>) => {
    await act();
    const start = performance.now();
    return { code: await client.ended, isSoon: performance.now() - start < 2_000 };
  };
  const ended = { code: 4401, isSoon: true };

  test("of signing out, by whichever process, and only for that session", async () => {
    const { id, token } = await aPerson();
    const other = await tokenFor(one.ctx, id);
    const [gone, stillOpen] = [
      closeAfterTest(await openSocket(one, token, "/live/")),
      closeAfterTest(await openSocket(one, other, "/live/")),
    ];
    expect(await after(gone, () => call(two.app, "POST", "/api/logout/", { token, body: {} }))).toEqual(ended);
    await sleep(1_200);
    expect(stillOpen.socket.readyState).toBe(stillOpen.socket.OPEN);
  });

  test("of being suspended, and a message in transit is not stored", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const client = closeAfterTest(await openSocket(two, employer.token, `/chat/${id}/`));
    const suspend = async () => {
      await one.ctx.db.updateTable("users").set({ status: "suspended" }).where("id", "=", employer.id).execute();
      client.send(chatMessage("Trop tard"));
    };
    // By the message that is refused, or by the suspension itself.
    const { code, isSoon } = await after(client, suspend);
    expect([[4401, 4402].includes(code), isSoon]).toEqual([true, true]);
    expect(await messagesOf(one, candidate.token, id)).toEqual([]);
  });

  test("of the other sessions being ended from elsewhere", async () => {
    const { id, token } = await aPerson();
    const client = closeAfterTest(await openSocket(one, token, "/live/"));
    const elsewhere = await tokenFor(one.ctx, id);
    const end = () => call(two.app, "DELETE", "/api/account/sessions/", { token: elsewhere, body: { others: true } });
    expect(await after(client, end)).toEqual(ended);
  });

  test("of the end of its session, not of the access token that created its ticket", async () => {
    const { token } = await aPerson();
    const client = closeAfterTest(await openSocket(one, token, "/live/"));
    await client.first("unread");
    one.advance(11 * 60_000);
    await sleep(1_200);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    expect(await after(client, async () => one.advance(86_400_000))).toEqual(ended);
    one.advance(-86_400_000 - 11 * 60_000);
  });
});

describe("a client that misbehaves", () => {
  test("by sending binary, invalid UTF-8 or too much is closed with the standard codes", async () => {
    const { token } = await aPerson();
    const next = async () => closeAfterTest(await openSocket(one, token, "/live/"));
    const [bytes, long, letters] = [await next(), await next(), await next()];
    bytes.socket.send(Buffer.from([1, 2, 3]));
    long.send("a".repeat(40_000));
    letters.socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect([await bytes.ended, await long.ended, await letters.ended]).toEqual([1003, 1009, 1007]);
  });

  test("by not reading is closed with 4408, without delaying others, and later reads everything", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const slow = closeAfterTest(await openSocket(one, candidate.token, `/chat/${id}/`));
    const fast = closeAfterTest(await openSocket(one, candidate.token, `/chat/${id}/`));
    slow.socket.pause();
    const size = 1_500;
    await one.ctx.pool.query(
      `insert into messages (conversation_id, sender_id, content)
       select $1, $2, lpad(i::text, 4000, '0') from generate_series(1, ${size}) i order by i`,
      [id, employer.id],
    );
    await one.ctx.pool.query(
      "update conversations set last_message_id = (select max(id) from messages where conversation_id = $1) where id = $1",
      [id],
    );
    await sendTo(two, employer.token, id, "Et voilà");
    await fast.until(() => fast.messages.length === size + 1);
    // It has five seconds to catch up.
    await sleep(6_000);
    slow.socket.resume();
    expect(await slow.ended).toBe(4408);
    const read = slow.of("chat_message").map(({ message }) => message.id);
    expect(read.length).toBeLessThan(size);
    const missed = await messagesOf(one, candidate.token, id, `?after=${read.at(-1) ?? 0}`);
    const truth = fast.of("chat_message").map(({ message }) => message.id);
    expect([...read, ...missed.map((message) => message.id).toReversed()]).toEqual(
      truth.slice(0, read.length + missed.length),
    );
  });

  test("by flooding is refused past sixty messages a minute, then closed with 4429", async () => {
    const strict = await startProcesses(1, { RATE_LIMITS: "strict" });
    try {
      const [only] = strict.processes as [Process];
      only.advance(60_000 - (Date.now() % 60_000));
      const { id, employer } = await startConversation(only);
      const client = await openSocket(only, employer.token, `/chat/${id}/`);
      for (let i = 0; i < 61; i += 1) client.send({ type: "chat_message", content: `Ligne ${i}`, client_id: `n-${i}` });
      const refused = await client.first("error");
      expect(refused).toMatchObject({ code: "rate_limited", client_id: "n-60" });
      expect(refused.retry_after).toBeGreaterThan(0);
      expect(client.messages).toHaveLength(60);
      for (let i = 0; i < 60; i += 1) client.send(chatMessage("Encore"));
      expect(await client.ended).toBe(4429);
      const { rows } = await only.ctx.pool.query("select id from messages");
      expect(rows).toHaveLength(60);
    } finally {
      await strict.close();
    }
  });
});

test("tickets, tokens and messages are in no log, whatever happens", async () => {
  const logged: unknown[] = [];
  const { log, realtime } = one.ctx;
  const addLine = (line: unknown) => logged.push(line);
  Object.assign(one.ctx, { log: { ...log, info: addLine, warn: addLine, error: addLine } });
  const { id, employer } = await startConversation(one);
  const ticket = await aTicket(one, employer.token);
  try {
    const chat = open(`${one.url}/chat/${id}/?after=0&token=${ticket}`);
    await chat.first("resumed");
    chat.send(chatMessage("Un secret"));
    chat.send("{ secret");
    await chat.first("error");
    await chat.close();
    await open(`${one.url}/chat/${id}/?token=${ticket}`).ended;
    expect(await open(`${one.url}/live/?token=${employer.token}`).ended).toBe(4401);
    const another = await aTicket(one, employer.token);
    Object.assign(one.ctx, { realtime: { ...realtime, subscribe: () => Promise.reject(new Error("down")) } });
    expect(await open(`${one.url}/live/?token=${another}`).ended).toBe(1013);
  } finally {
    Object.assign(one.ctx, { log, realtime });
  }
  expect(logged).toContainEqual(expect.objectContaining({ event: "socket", kind: "chat", userId: employer.id }));
  expect(logged).toContainEqual(expect.objectContaining({ event: "socket.failed", path: "/live/" }));
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${ticket}|${employer.token}|secret`));
});

test("a process that stops closes its sockets with 1012, and does not wait for clients that do not read", async () => {
  const { token } = await aPerson();
  const other = await startProcesses(1, { DATABASE_URL: one.ctx.config.databaseUrl });
  const [leaving] = other.processes as [Process];
  const client = await openSocket(leaving, token, "/live/");
  const paused = await openSocket(leaving, token, "/live/");
  paused.socket.pause();
  const start = performance.now();
  await other.close();
  expect(await client.ended).toBe(1012);
  expect(performance.now() - start).toBeLessThan(4_000);
  paused.socket.terminate();
});

test("a process that was asked to stop closes its sockets one after the other, while it still answers", async () => {
  const { token } = await aPerson();
  const other = await startProcesses(1, { DATABASE_URL: one.ctx.config.databaseUrl, STOP_DELAY_MS: "7000" });
  const [leaving] = other.processes as [Process];
  const clients = [];
  for (let count = 0; count < 4; count += 1) clients.push(await openSocket(leaving, token, "/live/"));
  const ends = clients.map(async ({ ended }) => ({ code: await ended, at: performance.now() }));
  leaving.ctx.readiness.stop();
  const closed = await Promise.all(ends);
  expect(closed.map(({ code }) => code)).toEqual([1012, 1012, 1012, 1012]);
  const times = closed.map(({ at }) => at);
  // Two, one and one, a second apart, or less on a busy machine.
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(500);
  const answer = await fetch(`${leaving.url.replace(/^ws/, "http")}/health/live`);
  expect([answer.status, answer.headers.get("x-stopping")]).toEqual([200, "1"]);
  await other.close();
}, 15_000);
