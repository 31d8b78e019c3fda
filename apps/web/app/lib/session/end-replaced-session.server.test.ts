import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { UnsecuredJWT } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "./session.server.ts";

let server: Server;
let requested: string[];

beforeEach(async () => {
  requested = [];
  server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  vi.stubEnv("API_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv("SESSION_SECRET", "x".repeat(32));
  vi.resetModules();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

const aSession = (sid: number, turn = 0): Session => ({
  access: new UnsecuredJWT({ sid, turn }).encode(),
  refresh: `${sid}.${turn}.x`,
  role: "candidate",
  userId: 7,
});
async function replace(before: Session | null, after: Session | null) {
  const { endReplacedSession } = await import("./end-replaced-session.server.ts");
  await endReplacedSession(new Request("http://127.0.0.1/connexion"), before, after);
}

test("signing in again, with another session still open in this browser, ends that one", async () => {
  const before = aSession(1);
  await replace(before, aSession(2));
  expect(requested).toEqual([`POST /api/logout/ Bearer ${before.access}`]);
});

test("a renewed session, a first one and one that was ended are left alone", async () => {
  await replace(aSession(1), aSession(1, 1));
  await replace(null, aSession(2));
  await replace(aSession(1), null);
  expect(requested).toEqual([]);
});
