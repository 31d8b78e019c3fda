/** Sockets through Caddy with the shipped rules. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCaddy } from "../../../tools/stack/caddy.ts";
import { runDirectory } from "../../../tools/stack/paths.ts";
import { freePort } from "../../../tools/stack/ports.ts";
import { endProcess, type Started } from "../../../tools/stack/processes.ts";
import { sendTo, startConversation } from "./conversation.ts";
import { aTicket, Client, type Process, startProcesses } from "./sockets.ts";

const RUN = `sockets-${process.pid}`;
let stack: Awaited<ReturnType<typeof startProcesses>>;
let at: Process;
let caddy: Started;
let url: string;
const seen: { path: string; cookie: string | undefined; address: string | undefined }[] = [];

beforeAll(async () => {
  stack = await startProcesses(1);
  [at] = stack.processes as [Process];
  at.app.server.prependListener("upgrade", ({ url: path = "", headers }) => {
    seen.push({ path, cookie: headers.cookie, address: String(headers["x-forwarded-for"]) });
  });
  const port = await freePort();
  const [site, api] = [`http://127.0.0.1:${port}`, new URL(at.url).host];
  // The web is not asked: whoever is sent there meets nobody.
  const webs = [`127.0.0.1:${await freePort()}`];
  caddy = await startCaddy(RUN, { site, addresses: ["127.0.0.1"], port, apis: [api], webs });
  url = site.replace(/^http/, "ws");
});
afterAll(async () => {
  await endProcess(caddy);
  await stack.close();
  rmSync(runDirectory(RUN), { recursive: true });
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
  // What a visitor claims is replaced by what Caddy saw.
  expect(seen.at(-1)).toMatchObject({ cookie: undefined, address: "127.0.0.1" });
  client.send({ type: "chat_message", content: "Bonjour" });
  await sendTo(at, employer.token, id, "Bonsoir");
  await client.until(() => client.messages.length === 2);
  await client.close();
  const stranger = new Client(`${url}/chat/${id}/?token=x`, { origin: origin() });
  expect(await stranger.ended).toBe(4401);
});

test("a page of another site is refused by the api, and other paths are none of its", async () => {
  const { candidate } = await startConversation(at);
  const ticket = await aTicket(at, candidate.token);
  const foreign = new Client(`${url}/live/?token=${ticket}`, { origin: "https://evil.example" });
  expect(await foreign.ended).toBe(403);
  const asked = seen.length;
  expect(await new Client(`${url}/emplois`, { origin: origin() }).ended).toBe(503);
  expect(seen).toHaveLength(asked);
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
  expect(await connections()).toBeLessThanOrEqual(before + 1);
  await endProcess(caddy);
  // « Going away »: as when the api itself stops.
  expect(await last.ended).toBe(1001);
  while ((await connections()) > 0 && Date.now() < deadline) await new Promise((go) => setTimeout(go, 20));
  expect(await connections()).toBe(0);
});
