import { aBlock } from "@app/db/builders/messaging";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { markRead, messagesOf, sendTo, startConversation } from "../../../test/conversation.ts";
import { requireSound } from "../../../test/scene.ts";
import { type Client, openSocket, type Process, withTwoProcesses } from "../../../test/sockets.ts";

const { processes, closeAfterTest } = withTwoProcesses();
let one: Process;
let two: Process;
beforeAll(() => {
  [one, two] = processes();
});
afterEach(() => requireSound(one));

async function chat(at: Process, token: string, id: number, search = ""): Promise<Client> {
  return closeAfterTest(await openSocket(at, token, `/chat/${id}/${search}`));
}

const chatMessage = (content: string, clientId?: string) => ({
  type: "chat_message",
  content,
  ...(clientId && { client_id: clientId }),
});
/** What JSON can hold of anything. */
const asJson = (value: unknown) =>
  JSON.stringify(value, (_key, held: unknown) => (typeof held === "bigint" ? 0 : held));
const lines = (count: number, word = "Ligne") => Array.from({ length: count }, (_, i) => `${word} ${i}`);

describe("a message", () => {
  test("reaches both people on every socket, and the sender recognises it by its client id", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const here = await chat(one, employer.token, id);
    const there = await chat(two, candidate.token, id);
    here.send(chatMessage("  Bonjour\u202f!  ", "c-1"));
    const [own, theirs] = [await here.first("chat_message"), await there.first("chat_message")];
    expect(own.message).toMatchObject({ sender: { id: employer.id }, content: "Bonjour\u202f!", client_id: "c-1" });
    expect(theirs.message).toEqual({
      id: own.message.id,
      sender: { id: employer.id },
      content: "Bonjour\u202f!",
      timestamp: own.message.timestamp,
      warning: null,
    });
    // Acknowledged means committed.
    expect(await messagesOf(two, candidate.token, id)).toEqual([theirs.message]);
    const http = await sendTo(two, candidate.token, id, "Par une autre voie");
    await here.until(() => here.messages.length === 2);
    expect(here.of("chat_message")[1]?.message).toEqual(http.body);
  });

  test("that asks for bank details carries a warning to its reader, and to its sender the first time", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const here = await chat(one, employer.token, id);
    const there = await chat(two, candidate.token, id);
    here.send(chatMessage("Envoyez-moi votre IBAN.", "c-1"));
    here.send(chatMessage("Votre IBAN, svp.", "c-2"));
    await Promise.all([here, there].map((client) => client.until(() => client.messages.length === 2)));
    const rules = (client: typeof here) => client.of("chat_message").map(({ message }) => message.warning?.rule);
    expect(rules(there)).toEqual(["iban", "iban"]);
    expect(rules(here)).toEqual(["iban", undefined]);
  });

  test("sent by both at once, by socket and by call, from two processes, arrives once and in one order", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const [a, b, c] = [
      await chat(one, employer.token, id),
      await chat(two, candidate.token, id),
      await chat(two, employer.token, id),
    ];
    const calls: Promise<unknown>[] = [];
    for (let i = 0; i < 40; i += 1) {
      a.send(chatMessage(`a ${i}`, `a-${i}`));
      b.send(chatMessage(`b ${i}`, `b-${i}`));
      if (i % 4 === 0) calls.push(sendTo(i % 8 === 0 ? one : two, candidate.token, id, `http ${i}`, `h-${i}`));
    }
    await Promise.all(calls);
    for (const client of [a, b, c]) await client.until(() => client.messages.length === 90);
    const { rows } = await one.ctx.pool.query<{ content: string }>(
      "select content from messages where conversation_id = $1 order by id",
      [id],
    );
    const truth = rows.map(({ content }) => content);
    for (const client of [a, b, c]) expect(client.messages).toEqual(truth);
    // Each person's own are in the order they were sent.
    expect(truth.filter((content) => content.startsWith("a"))).toEqual(lines(40, "a"));
    expect(truth.filter((content) => content.startsWith("b"))).toEqual(lines(40, "b"));
  });

  test("sent twice with the same client id is stored once, and acknowledged twice", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const here = await chat(one, employer.token, id);
    const there = await chat(two, candidate.token, id);
    for (let i = 0; i < 50; i += 1) here.send(chatMessage("Bonjour", "same"));
    await here.until(() => here.messages.length === 50);
    expect(new Set(here.of("chat_message").map(({ message }) => message.id)).size).toBe(1);
    here.send(chatMessage("Fin", "other"));
    await there.until(() => there.messages.includes("Fin"));
    expect(there.messages).toEqual(["Bonjour", "Fin"]);
    // A retry that comes after a reconnection, by the other process.
    const again = await chat(two, employer.token, id);
    again.send(chatMessage("Bonjour", "same"));
    expect((await again.first("chat_message")).message.id).toBe(here.of("chat_message")[0]?.message.id);
  });

  test("does not arrive in another conversation of the same person", async () => {
    const first = await startConversation(one);
    const second = await startConversation(one);
    const [a, b] = [await chat(one, first.employer.token, first.id), await chat(two, second.employer.token, second.id)];
    await sendTo(two, first.candidate.token, first.id, "Pour le premier");
    await sendTo(one, second.candidate.token, second.id, "Pour le second");
    await a.first("chat_message");
    await b.first("chat_message");
    expect([a.messages, b.messages]).toEqual([["Pour le premier"], ["Pour le second"]]);
  });
});

describe("a client that reconnects", () => {
  test("gets what it missed, in order and once, then what comes", async () => {
    const { id, employer, candidate } = await startConversation(one, lines(120));
    const known = (await messagesOf(one, candidate.token, id, "?before=9007199254740991")).at(-1)?.id ?? 0;
    const client = await chat(two, candidate.token, id, `?after=${known}`);
    await client.first("resumed");
    expect(client.messages).toEqual(lines(120).slice(71));
    await sendTo(one, employer.token, id, "Et ensuite");
    await client.until(() => client.messages.includes("Et ensuite"));
    expect(client.messages).toHaveLength(50);
    client.send({ type: "resume", after: client.of("chat_message").at(-3)?.message.id });
    await client.until(() => client.of("resumed").length === 2);
    expect(client.messages.slice(50)).toEqual(["Ligne 119", "Et ensuite"]);
  });

  test("loses nothing while both sides write", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const writer = await chat(one, employer.token, id);
    const writing = (async () => {
      for (let i = 0; i < 200; i += 1) {
        writer.send(chatMessage(`Ligne ${i}`));
        await writer.until(() => writer.messages.length > i);
      }
    })();
    const seen: string[] = [];
    let last = 0;
    while (seen.length < 200) {
      const reader = await chat(seen.length % 2 === 0 ? two : one, candidate.token, id, `?after=${last}`);
      await reader.until(() => reader.messages.length > 0 || seen.length === 200);
      reader.socket.terminate();
      await reader.ended;
      seen.push(...reader.messages);
      last = reader.of("chat_message").at(-1)?.message.id ?? last;
    }
    await writing;
    expect(seen).toEqual(lines(200));
  });

  test("must fetch what it missed when there is too much, and gets what follows", async () => {
    const { id, employer, candidate } = await startConversation(one, lines(520));
    const client = await chat(one, candidate.token, id, "?after=0");
    const { after, up_to: upTo } = await client.first("refetch");
    expect(after).toBe(0);
    const sent = await sendTo(two, employer.token, id, "Et ensuite");
    await client.first("chat_message");
    expect(client.messages).toEqual(["Et ensuite"]);
    expect(upTo).toBeLessThan(sent.body.id);
  });

  test("without a position gets only new messages; an invalid position is ignored", async () => {
    const { id, employer, candidate } = await startConversation(one, lines(3));
    const plain = await chat(one, candidate.token, id);
    const odd = await chat(two, candidate.token, id, "?after=x");
    const ahead = await chat(two, candidate.token, id, "?after=999999999");
    await sendTo(one, employer.token, id, "Bonjour");
    for (const client of [plain, odd, ahead]) {
      await client.first("chat_message");
      expect(client.messages).toEqual(["Bonjour"]);
    }
  });
});

test("the sender sees what was read", async () => {
  const { id, employer, candidate } = await startConversation(one);
  const writer = await chat(one, employer.token, id);
  const reader = await chat(two, candidate.token, id);
  writer.send(chatMessage("Un"));
  await reader.first("chat_message");
  reader.send({ type: "read" });
  const { message } = await writer.first("chat_message");
  expect(await writer.first("read")).toEqual({ type: "read", up_to: message.id });
  const second = await sendTo(one, employer.token, id, "Deux");
  await markRead(one, candidate.token, id);
  await writer.until(() => writer.of("read").length === 2);
  expect(writer.of("read")[1]).toEqual({ type: "read", up_to: second.body.id });
  expect(reader.of("read")).toEqual([]);
});

describe("a frame that is refused", () => {
  test.each([
    ["empty", chatMessage("  ", "n-1"), { code: "invalid", error: "Votre message est vide.", client_id: "n-1" }],
    [
      "too long",
      chatMessage("a".repeat(4001)),
      { code: "invalid", error: "Votre message dépasse 4\u202f000\u00a0caractères." },
    ],
    ["of no known kind", { type: "dance" }, { code: "invalid" }],
    ["without a kind", [], { code: "invalid" }],
    ["no JSON", "{", { code: "invalid", error: "La demande est illisible. Rechargez la page et recommencez." }],
    ["with a character nobody types", chatMessage("a\u0000b"), { code: "invalid" }],
    ["that resumes from nowhere", { type: "resume", after: -1 }, { code: "invalid" }],
  ])("%s: an error is sent, and the socket stays open", async (_what, frame, answer) => {
    const { id, employer } = await startConversation(one);
    const client = await chat(one, employer.token, id);
    client.send(frame);
    client.send(chatMessage("Bonjour"));
    await client.first("chat_message");
    expect(client.frames[0]).toMatchObject({ type: "error", ...answer });
    expect(client.frames[0]).toHaveProperty("error", expect.stringMatching(/^[A-ZÀÉ].*\.$/));
    expect(client.messages).toEqual(["Bonjour"]);
  });

  test("nonsense of every kind is answered, and changes nothing", async () => {
    const { id, employer } = await startConversation(one);
    const client = await chat(one, employer.token, id);
    const kinds = fc.constantFrom<unknown>("chat_message", "read ", "resume", null, 3, {});
    const nonsense = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.json(),
      fc.record({ type: kinds, content: fc.anything(), client_id: fc.anything(), after: fc.anything() }).map(asJson),
    );
    const frames = fc.sample(nonsense, { numRuns: 400, seed: 7 });
    for (let from = 0; from < frames.length; from += 50) {
      for (const frame of frames.slice(from, from + 50)) client.socket.send(frame);
      await client.until(
        () => client.of("error").length + client.messages.length + client.of("resumed").length >= from + 50,
      );
    }
    client.send(chatMessage("Toujours là"));
    await client.until(() => client.messages.includes("Toujours là"));
    expect(client.of("error").every(({ code }) => code === "invalid")).toBe(true);
    expect(client.of("error").length).toBeGreaterThan(300);
  });

  test("blocked: nothing is stored or sent", async () => {
    const { id, employer, candidate } = await startConversation(one);
    const [here, there] = [await chat(one, employer.token, id), await chat(two, candidate.token, id)];
    await aBlock(one.ctx.db, { blockerId: candidate.id, blockedId: employer.id });
    here.send(chatMessage("Bonjour", "n-1"));
    expect(await here.first("error")).toMatchObject({
      code: "blocked",
      error: "Cette personne ne souhaite plus recevoir vos messages.",
      client_id: "n-1",
    });
    expect([here.messages, there.messages]).toEqual([[], []]);
    expect(await messagesOf(one, candidate.token, id)).toEqual([]);
  });
});
