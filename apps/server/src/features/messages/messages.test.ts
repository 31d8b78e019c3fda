import { aConversation } from "@app/db/builders/messaging";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  type Message,
  markRead,
  messagesOf,
  sendTo,
  startConversation,
  unreadCounts,
} from "../../../test/conversation.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { get, post, requireSound } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const send = (token: string, id: number, content: unknown, clientId?: string) =>
  sendTo(h, token, id, content, clientId);
const read = (token: string, id: number, search?: string) => messagesOf(h, token, id, search);

describe("writing", () => {
  test("a message reaches the other side, trimmed, and moves the conversation up", async () => {
    const { id, employer, candidate } = await startConversation(h);
    const sent = await send(employer.token, id, "  Bonjour, êtes-vous libre demain\u202f?  ");
    expect(sent).toMatchObject({
      status: 201,
      body: { sender: { id: employer.id }, content: "Bonjour, êtes-vous libre demain\u202f?" },
    });
    expect(await read(candidate.token, id)).toEqual([sent.body]);
    const { body } = await get(h, candidate.token, `conversations/${id}/`);
    expect(body).toMatchObject({
      unread_count: 1,
      last_message: {
        content: "Bonjour, êtes-vous libre demain\u202f?",
        sender_id: employer.id,
        timestamp: sent.body.timestamp,
      },
    });
    expect((await get(h, employer.token, `conversations/${id}/`)).body["unread_count"]).toBe(0);
    expect(await unreadCounts(h, candidate.token)).toMatchObject({ conversations: 1 });
  });

  test.each([
    ["nothing", "", "Votre message est vide."],
    ["blanks", " \n\t ", "Votre message est vide."],
    ["no text", 12, "Votre message est vide."],
    ["too much", "a".repeat(4001), "Votre message dépasse 4\u202f000\u00a0caractères."],
  ])("%s is refused", async (_what, content, sentence) => {
    const { id, employer } = await startConversation(h);
    expect(await send(employer.token, id, content)).toMatchObject({
      status: 400,
      body: { code: "invalid", content: [sentence] },
    });
    expect((await send(employer.token, id, "a".repeat(4000))).status).toBe(201);
  });

  test("sent again with the same client id, it is the same message, even ten times at once", async () => {
    const { id, employer, candidate } = await startConversation(h);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(employer.token, id, "Bonjour", "c0ffee-1")),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await read(employer.token, id)).toMatchObject([{ content: "Bonjour", client_id: "c0ffee-1" }]);
    expect((await read(candidate.token, id))[0]).not.toHaveProperty("client_id");
    // The other side uses its own client ids.
    expect((await send(candidate.token, id, "Bonjour", "c0ffee-1")).body.id).not.toBe(answers[0]?.body.id);
    expect(await send(candidate.token, id, "Bonjour", "é".repeat(3))).toMatchObject({
      status: 400,
      body: { client_id: ["Cet identifiant n’est pas valable."] },
    });
  });

  test("an idempotency key does the same", async () => {
    const { id, employer } = await startConversation(h);
    const once = () =>
      call<Message>(h.app, "POST", `/api/conversations/${id}/messages/`, {
        token: employer.token,
        body: { content: "Bonjour" },
        headers: { "idempotency-key": "k1" },
      });
    expect((await once()).body).toEqual((await once()).body);
    expect(await read(employer.token, id)).toHaveLength(1);
  });

  test("to somebody who has left is refused", async () => {
    const { id, employer, candidate } = await startConversation(h, ["Bonjour"]);
    await h.ctx.db.updateTable("users").set({ status: "suspended" }).where("id", "=", candidate.id).execute();
    expect(await send(employer.token, id, "Toujours là\u202f?")).toMatchObject({
      status: 409,
      body: { code: "recipient_gone", error: "Cette personne n’est plus joignable sur Renfort." },
    });
  });

  test("nobody writes, reads or marks in a conversation of others", async () => {
    const { id } = await startConversation(h, ["Bonjour"]);
    const outsider = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const missing = { status: 404, body: { code: "conversation_not_found", error: "Conversation introuvable" } };
    for (const conversation of [id, 999_999]) {
      expect(await send(outsider, conversation, "Bonjour")).toMatchObject(missing);
      expect(await markRead(h, outsider, conversation)).toMatchObject(missing);
      expect(await get(h, outsider, `conversations/${conversation}/messages/`)).toMatchObject(missing);
    }
  });
});

describe("reading", () => {
  test("fifty at a time, newest first, back to the beginning", async () => {
    const { id, candidate } = await startConversation(
      h,
      Array.from({ length: 120 }, (_, i) => `Ligne ${i}`),
    );
    const first = await read(candidate.token, id);
    const second = await read(candidate.token, id, `?before=${first.at(-1)?.id}`);
    const third = await read(candidate.token, id, `?before=${second.at(-1)?.id}`);
    expect([first.length, second.length, third.length]).toEqual([50, 50, 20]);
    expect([...first, ...second, ...third].map(({ content }) => content)).toEqual(
      Array.from({ length: 120 }, (_, i) => `Ligne ${119 - i}`),
    );
    expect(await read(candidate.token, id, `?before=${third.at(-1)?.id}`)).toEqual([]);
    expect((await get(h, candidate.token, `conversations/${id}/messages/?before=x`)).status).toBe(400);
  });

  test("resumes after what was seen, without a gap", async () => {
    const { id, candidate } = await startConversation(
      h,
      Array.from({ length: 120 }, (_, i) => `Ligne ${i}`),
    );
    const seen: Message[] = [];
    for (let page = 0; page < 3; page += 1)
      seen.unshift(...(await read(candidate.token, id, `?after=${seen[0]?.id ?? 0}`)));
    expect(seen.map(({ content }) => content)).toEqual(Array.from({ length: 120 }, (_, i) => `Ligne ${119 - i}`));
    expect(await read(candidate.token, id, `?after=${seen[0]?.id}`)).toEqual([]);
  });

  test("while both sides write at once, a client that resumes loses nothing", async () => {
    const { id, employer, candidate } = await startConversation(h);
    const sending = Promise.all(
      Array.from({ length: 24 }, (_, i) => send(i % 2 === 0 ? employer.token : candidate.token, id, `Message ${i}`)),
    );
    const writers = { done: false };
    void sending.finally(() => {
      writers.done = true;
    });
    const seen: number[] = [];
    const resume = async () => {
      const fresh = await read(candidate.token, id, `?after=${seen.at(-1) ?? 0}`);
      seen.push(...fresh.map((message) => message.id).toReversed());
    };
    while (!writers.done) await resume();
    await resume();
    await resume();
    const sent = (await sending).map(({ body }) => body.id).toSorted((a, b) => a - b);
    expect(seen).toEqual(sent);
    const stamps = [...(await read(candidate.token, id))].toReversed().map(({ timestamp }) => timestamp);
    expect(stamps).toEqual(stamps.toSorted());
  });

  test("marks everything read, once", async () => {
    const { id, employer, candidate } = await startConversation(h);
    await send(employer.token, id, "Un");
    await send(employer.token, id, "Deux");
    expect((await get(h, candidate.token, `conversations/${id}/`)).body["unread_count"]).toBe(2);
    expect(await markRead(h, candidate.token, id)).toMatchObject({ status: 200, body: {} });
    expect((await markRead(h, candidate.token, id)).status).toBe(200);
    expect((await get(h, candidate.token, `conversations/${id}/`)).body["unread_count"]).toBe(0);
    expect(await unreadCounts(h, candidate.token)).toMatchObject({ conversations: 0 });
  });

  test("whoever wrote sees how far the other has read", async () => {
    const { id, employer, candidate } = await startConversation(h);
    const readUpTo = async (token: string) => (await get(h, token, `conversations/${id}/`)).body["read_up_to"];
    const first = await send(employer.token, id, "Un");
    expect(await readUpTo(employer.token)).toBe(0);
    await markRead(h, candidate.token, id);
    await send(employer.token, id, "Deux");
    expect(await readUpTo(employer.token)).toBe(first.body.id);
    expect(await readUpTo(candidate.token)).toBe(0);
  });

  test("and writing at once keeps the count right", async () => {
    const { id, employer, candidate } = await startConversation(h);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 3 === 0 ? markRead(h, candidate.token, id) : send(employer.token, id, `Message ${i}`),
      ),
    );
    expect(answers.every(({ status }) => status < 300)).toBe(true);
  });
});

test("past sixty messages a minute, the next one is refused and not stored", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
  try {
    // From the start of a minute, so that the budget is not reset.
    strict.advance(60_000 - (Date.now() % 60_000));
    const conversation = await aConversation(strict.ctx.db);
    const token = await tokenFor(strict.ctx, conversation.userIds[0]);
    const say = () => post(strict, token, `conversations/${conversation.id}/messages`, { content: "Bonjour" });
    const answers = [];
    for (let i = 0; i < 61; i += 1) answers.push(await say());
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    const { rows } = await strict.ctx.pool.query("select id from messages");
    expect(rows).toHaveLength(60);
  } finally {
    await strict.close();
  }
});
