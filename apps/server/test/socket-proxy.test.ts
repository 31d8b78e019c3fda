/** Sockets through the web server's proxy. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSocketProxy } from "../../web/server/socket-proxy.ts";
import { sendTo, startConversation } from "./conversation.ts";
import { aTicket, Client, type Process, startProcesses } from "./sockets.ts";

let stack: Awaited<ReturnType<typeof startProcesses>>;
let at: Process;
let web: Server;
let url: string;
let proxy: ReturnType<typeof createSocketProxy>;
const seen: { path: string; cookie: string | undefined; address: string | undefined }[] = [];

beforeAll(async () => {
  stack = await startProcesses(1);
  [at] = stack.processes as [Process];
  at.app.server.prependListener("upgrade", ({ url: path = "", headers }) => {
    seen.push({ path, cookie: headers.cookie, address: String(headers["x-forwarded-for"]) });
  });
  proxy = createSocketProxy({
    target: new URL(at.url.replace(/^ws/, "http")),
    trustedProxies: ["127.0.0.1"],
    targetLength: 4_096,
  });
  web = createServer().on("upgrade", (request, socket, head) => proxy.upgrade(request, socket, head));
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
  url = `ws://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.close();
  web.close();
  await stack.close();
});

const origin = () => at.ctx.config.publicUrl;
const connections = () => new Promise<number>((resolve) => at.app.server.getConnections((_error, n) => resolve(n)));

test("frames pass both ways, with the visitor's address and without their cookie, and codes come back", async () => {
  const { id, employer, candidate } = await startConversation(at);
  const client = new Client(`${url}/chat/${id}/?after=0&token=${await aTicket(at, candidate.token)}`, {
    origin: origin(),
    headers: { cookie: "session=secret", "x-forwarded-for": "203.0.113.9" },
  });
  await client.first("resumed");
  expect(seen.at(-1)).toMatchObject({ cookie: undefined, address: "203.0.113.9" });
  client.send({ type: "chat_message", content: "Bonjour" });
  await sendTo(at, employer.token, id, "Bonsoir");
  await client.until(() => client.messages.length === 2);
  await client.close();
  const stranger = new Client(`${url}/chat/${id}/?token=x`, { origin: origin() });
  expect(await stranger.ended).toBe(4401);
});

test("a page of another site is refused by the API, and other paths by the web server", async () => {
  const { candidate } = await startConversation(at);
  const ticket = await aTicket(at, candidate.token);
  const foreign = new Client(`${url}/live/?token=${ticket}`, { origin: "https://evil.example" });
  expect(await foreign.ended).toBe(403);
  expect(await new Client(`${url}/api/me/`, { origin: origin() }).ended).toBe(404);
});

test("whichever side goes, abruptly or not, nothing is left open on the other", async () => {
  const { candidate } = await startConversation(at);
  const open = async () => {
    const client = new Client(`${url}/live/?token=${await aTicket(at, candidate.token)}`, { origin: origin() });
    await client.first("unread");
    return client;
  };
  const before = await connections();
  const [dropped, closed, last] = [await open(), await open(), await open()];
  dropped.socket.terminate();
  await closed.close();
  await last.until(() => last.frames.length > 0);
  const deadline = Date.now() + 3_000;
  while ((await connections()) > before + 1 && Date.now() < deadline) await new Promise((go) => setTimeout(go, 20));
  expect(await connections()).toBe(before + 1);
  proxy.close();
  expect(await last.ended).toBe(1006);
  while ((await connections()) > before && Date.now() < deadline) await new Promise((go) => setTimeout(go, 20));
  expect(await connections()).toBe(before);
});
