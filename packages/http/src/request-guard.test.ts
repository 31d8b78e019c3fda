import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { guardRequests } from "./request-guard.ts";
import { serverOptions } from "./server-options.ts";

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function aServer(limits: { headersMs?: number; bodyMs?: number }) {
  const options = serverOptions(["127.0.0.1"]);
  app = Fastify({
    ...options,
    http: { ...options.http, headersTimeout: limits.headersMs ?? 60_000, connectionsCheckingInterval: 20 },
  });
  guardRequests(app, { bodyMs: ({ url }) => (url === "/upload" ? null : (limits.bodyMs ?? null)) });
  app.post("/*", async ({ body }) => ({ body }));
  app.post("/slow", async () => {
    await sleep(300);
    return { ok: true };
  });
  return new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
}

/** What was written, and when the other side ended. */
function speak({ hostname, port }: URL, text: string) {
  const socket = connect(Number(port), hostname, () => socket.write(text));
  sockets.push(socket);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => {});
  const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(Buffer.concat(chunks).toString())));
  return { socket, ended };
}

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 8\r\n`;

test("headers that do not end are given up on with 408", async () => {
  const url = await aServer({ headersMs: 200 });
  expect(await speak(url, "GET / HTTP/1.1\r\nHost: a\r\n").ended).toMatch(/^HTTP\/1\.1 408 .*temps/s);
});

test("a body that does not end is given up on with 408, and an upload is waited for", async () => {
  const url = await aServer({ bodyMs: 200 });
  const upload = speak(url, `${head("/upload")}Connection: close\r\n\r\n{"a"`);
  expect(await speak(url, `${head("/call")}\r\n{"a"`).ended).toMatch(/^HTTP\/1\.1 408 /);
  upload.socket.write(":12}");
  expect(await upload.ended).toMatch(/^HTTP\/1\.1 200 .*"a":12/s);
});

test("a body that arrives in time is answered however long the answer takes", async () => {
  const url = await aServer({ bodyMs: 100 });
  const answer = speak(url, `${head("/slow")}Connection: close\r\n\r\n{"a":12}`);
  expect(await answer.ended).toMatch(/^HTTP\/1\.1 200 /);
});
