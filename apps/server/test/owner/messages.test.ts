import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type Account, aCandidate, anEmployer, apply, type Owner, publish, startOwner } from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

type Conversation = {
  id: number;
  participants: { id: number; first_name: string; last_name: string }[];
  last_message: { content: string; timestamp: string } | null;
  created_at: string;
  unread_count: number;
};
type Message = { id: number; sender: { id: number }; content: string; timestamp: string };
type Frame = { type: string; message?: Message };

async function aConversation() {
  const [marc, ines] = [await anEmployer(owner), await aCandidate(owner)];
  await apply(ines, (await publish(marc)).id);
  const { id } = await marc.post<Conversation>("/api/conversations/create-or-get/", { user_id: ines.user.id });
  return { marc, ines, id };
}

/** The access token goes with the handshake, never in the address. */
function openChat(id: number, options: { protocols?: string[]; headers?: Record<string, string>; query?: string }) {
  const address = `${owner.host.replace("http", "ws")}/chat/${id}/${options.query ?? ""}`;
  const socket = new WebSocket(address, options.protocols ?? [], { headers: options.headers ?? {} });
  const frames: Frame[] = [];
  socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  socket.on("error", () => {});
  const ended = new Promise<number>((resolve) => socket.on("close", resolve));
  const opened = new Promise<void>((resolve) => socket.on("open", resolve));
  return { socket, frames, ended, opened };
}

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited > 8_000) throw new Error("never came");
    await sleep(20);
  }
}

const withProtocol = ({ tokens }: Account) => ({ protocols: ["renfort.token", tokens.access] });
const withHeader = ({ tokens }: Account) => ({ headers: { authorization: `Bearer ${tokens.access}` } });

test("writing to somebody who applied opens one conversation, listed for both", async () => {
  const { marc, ines, id } = await aConversation();
  expect(await marc.post("/api/conversations/create-or-get/", { user_id: ines.user.id })).toMatchObject({ id });
  for (const [reader, other] of [
    [marc, ines],
    [ines, marc],
  ] as const) {
    const [conversation] = await reader.get<Conversation[]>("/api/conversations/");
    expect(conversation).toMatchObject({ id, created_at: expect.any(String), unread_count: 0 });
    const known = conversation?.participants.map((person) => person.id);
    expect(known).toContain(other.user.id);
  }
});

test("a frame of chat_message reaches the other person's socket, and the list of messages newest first", async () => {
  const { marc, ines, id } = await aConversation();
  const [employer, candidate] = [openChat(id, withProtocol(marc)), openChat(id, withHeader(ines))];
  await Promise.all([employer.opened, candidate.opened]);
  expect(employer.socket.protocol).toBe("renfort.token");
  employer.socket.send(JSON.stringify({ type: "chat_message", content: "Bonjour Inès" }));
  await until(() => candidate.frames.some(({ type }) => type === "chat_message"));
  expect(candidate.frames.find(({ type }) => type === "chat_message")).toMatchObject({
    type: "chat_message",
    message: {
      id: expect.any(Number),
      sender: { id: marc.user.id },
      content: "Bonjour Inès",
      timestamp: expect.any(String),
    },
  });
  candidate.socket.send(JSON.stringify({ type: "chat_message", content: "Bonjour" }));
  await until(() => employer.frames.filter(({ type }) => type === "chat_message").length === 2);
  const messages = await ines.get<Message[]>(`/api/conversations/${id}/messages/`);
  expect(messages.map(({ content }) => content)).toEqual(["Bonjour", "Bonjour Inès"]);
  const [listed] = await marc.get<Conversation[]>("/api/conversations/");
  expect(listed?.last_message).toMatchObject({ content: "Bonjour", timestamp: expect.any(String) });
  employer.socket.close();
  candidate.socket.close();
});

test("opening a conversation with unread messages and marking it read takes the count to nought", async () => {
  const { marc, ines, id } = await aConversation();
  const { socket, opened, frames } = openChat(id, withProtocol(marc));
  await opened;
  socket.send(JSON.stringify({ type: "chat_message", content: "Vous êtes libre samedi ?" }));
  await until(() => frames.some(({ type }) => type === "chat_message"));
  socket.close();
  const unread = async () => (await ines.get<Conversation[]>("/api/conversations/"))[0]?.unread_count;
  expect(await unread()).toBe(1);
  await ines.post(`/api/conversations/${id}/mark-as-read/`);
  expect(await unread()).toBe(0);
});

test("a socket opened with an access token ends with the session of that token", async () => {
  const { marc, id } = await aConversation();
  const { opened, ended } = openChat(id, withProtocol(marc));
  await opened;
  await marc.post("/api/logout/", { refresh: marc.tokens.refresh });
  expect(await ended).toBe(4401);
});

test("a token in the address, a false one and somebody else's conversation are refused", async () => {
  const { marc, id } = await aConversation();
  const stranger = await aCandidate(owner);
  expect(await openChat(id, { query: `?token=${marc.tokens.access}` }).ended).toBe(4401);
  expect(await openChat(id, { protocols: ["renfort.token", "n.importe.quoi"] }).ended).toBe(4401);
  expect(await openChat(id, {}).ended).toBe(4401);
  expect(await openChat(id, withProtocol(stranger)).ended).toBe(4403);
});

test("a page of another site cannot open a socket, whatever token it has", async () => {
  const { marc, id } = await aConversation();
  const { protocols } = withProtocol(marc);
  const foreign = new WebSocket(`${owner.host.replace("http", "ws")}/chat/${id}/`, protocols, {
    origin: "https://ailleurs.example",
  });
  const status = await new Promise<number>((resolve) => {
    foreign.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    foreign.on("open", () => resolve(101));
    foreign.on("error", () => {});
  });
  expect(status).toBe(403);
});
