/** Limits count each visitor behind trusted proxies, whatever others claim. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aCandidate } from "@app/db/builders/users";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createLogger } from "../../web/server/request-log.ts";
import { createWeb } from "../../web/server/web.ts";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { aTicket } from "./sockets.ts";

/** Local addresses: the trusted proxy, the web behind it, and an untrusted client. */
const [PROXY, STRANGER] = ["127.0.0.2", "127.0.0.3"];
/** Messages an address may send from the contact page in an hour. */
const BUDGET = 5;

let at: Harness;
let api: string;
let web: FastifyInstance;
let site: string;
beforeAll(async () => {
  at = await startHarness({ RATE_LIMITS: "strict", TRUSTED_PROXIES: `${PROXY},127.0.0.1` });
  startOf(3_600_000);
  api = await at.app.listen({ port: 0, host: "127.0.0.1" });
  const folder = mkdtempSync(join(tmpdir(), "renfort-web-"));
  mkdirSync(join(folder, "assets"));
  web = await createWeb({
    render: askApi,
    folder,
    publicUrl: new URL(at.ctx.config.publicUrl),
    trustedProxies: [PROXY],
    sharedName: () => null,
    log: createLogger("silent"),
    now: Date.now,
  });
  site = await web.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await web.close();
  await at.close();
});

/** A page that calls the api with the visitor's address, as those of the product do (`forwardedHeaders`). */
function askApi(request: Request): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": request.headers.get("x-forwarded-for") ?? "",
  };
  return fetch(`${api}/api/contact/`, { method: "POST", headers, body: "{}" });
}

/** Waits for the start of a window, so that it does not end during a test. */
const startOf = (windowMs: number) => at.advance(windowMs - (at.ctx.now().getTime() % windowMs));

/** One message from the contact page of the web, or by a call to the api, from a local address, with optional proxy headers. */
function contact(base: string, from: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${base}${base === api ? "/api" : ""}/contact/`,
      { method: "POST", localAddress: from, agent: false, headers: { "content-type": "application/json", ...headers } },
      (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
    );
    asked.on("error", reject);
    asked.end("{}");
  });
}

/** The maximum, plus one. */
async function spendAll(base: string, from: string, headersOf: (call: number) => Record<string, string>) {
  const statuses: number[] = [];
  for (let i = 0; i <= BUDGET; i += 1) statuses.push(await contact(base, from, headersOf(i)));
  return statuses;
}

const ALL_THEN_NONE = [...Array.from({ length: BUDGET }, () => 400), 429];

test.each([
  ["straight to the api", () => api, "198.51.100"],
  ["by a page of the web", () => site, "203.0.113"],
])("seven visitors behind one proxy are seven, %s", async (_way, base, network) => {
  const visitors = Array.from({ length: 7 }, (_, i) => `${network}.${i + 1}`);
  for (const visitor of visitors)
    expect(await spendAll(base(), PROXY, () => ({ "x-forwarded-for": visitor }))).toEqual(ALL_THEN_NONE);
});

test.each([
  ["straight to the api", () => api, "192.0.2"],
  ["by a page of the web", () => site, "198.18.0"],
])("what a visitor writes before the proxy does is not believed, %s", async (_way, base, network) => {
  const forged = (i: number) => ({
    "x-forwarded-for": `10.0.0.${i}, ${network}.77`,
    forwarded: `for=10.0.0.${i}`,
    "x-real-ip": `10.0.0.${i}`,
  });
  expect(await spendAll(base(), PROXY, forged)).toEqual(ALL_THEN_NONE);
});

test("an untrusted client that sends proxy headers is one visitor, whatever they claim", async () => {
  const forged = (i: number) => ({ "x-forwarded-for": `198.51.100.${100 + i}`, "x-real-ip": `10.1.0.${i}` });
  expect(await spendAll(api, STRANGER, forged)).toEqual(ALL_THEN_NONE);
  expect(await contact(site, STRANGER, forged(99))).toBe(429);
});

test("the addresses of one /64 are one visitor, those of another are not, and IPv4 is IPv4 however it is written", async () => {
  const own = (i: number) => ({ "x-forwarded-for": `2001:db8:1:1::${i + 1}` });
  expect(await spendAll(api, PROXY, own)).toEqual(ALL_THEN_NONE);
  expect(await contact(site, PROXY, { "x-forwarded-for": "2001:DB8:1:1:ffff::1" })).toBe(429);
  expect(await contact(api, PROXY, { "x-forwarded-for": "2001:db8:1:2::1" })).toBe(400);
  expect(await spendAll(api, PROXY, () => ({ "x-forwarded-for": "198.18.5.5" }))).toEqual(ALL_THEN_NONE);
  expect(await contact(api, PROXY, { "x-forwarded-for": "::ffff:198.18.5.5" })).toBe(429);
});

test("sockets refused to one visitor are not counted against another, nor escaped by a claim", {
  timeout: 60_000,
}, async () => {
  const { id } = await aCandidate(at.ctx.db);
  const token = await tokenFor(at.ctx, id);
  const open = (base: string, ticket: string, from: string, address: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`${base.replace(/^http/, "ws")}/live/?token=${ticket}`, {
        localAddress: from,
        headers: { "x-forwarded-for": address },
      });
      socket.on("message", () => socket.close(1000));
      socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
      socket.on("close", resolve);
      socket.on("error", () => {});
    });
  const spoil = async (from: string, addressOf: (i: number) => string) => {
    for (let i = 0; i < 100; i += 1) expect(await open(api, "x.y.z", from, addressOf(i))).toBe(4401);
  };
  startOf(60_000);
  await spoil(PROXY, (i) => `2001:db8:2:1::${i + 1}`);
  const good = () => aTicket(at, token);
  expect(await open(api, await good(), PROXY, "2001:db8:2:1::abcd")).toBe(4401);
  expect(await open(api, await good(), PROXY, "2001:db8:2:2::abcd")).toBe(1000);
  await spoil(STRANGER, (i) => `198.51.100.${i}`);
  expect(await open(api, await good(), STRANGER, "198.51.100.200")).toBe(4401);
});
