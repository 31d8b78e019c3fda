/** Requests no browser sends, on a bare connection to the api. */
import { problemFr } from "@app/contract/http/problem.fr";
import { routes } from "@app/contract/routes";
import { anEmployer } from "@app/db/builders/companies";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import { HTTP_LIMITS } from "@app/http/http-limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anUpgrade, aRequest, sendRaw } from "../../../../tools/testing/raw-requests.ts";
import { call, type Harness, startHarness, tokenFor } from "../harness.ts";

let at: Harness;
let url: string;
beforeAll(async () => {
  at = await startHarness();
  url = await at.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => at.close());

const rejected: unknown[] = [];
const keep = (reason: unknown) => rejected.push(reason);
beforeAll(() => void process.on("unhandledRejection", keep));
afterAll(() => void process.off("unhandledRejection", keep));

const isAlive = async () => expect((await sendRaw(url, aRequest("GET /health/live"))).status).toBe(200);
const french = JSON.stringify({ code: "malformed", error: problemFr.malformed });

describe("an upgrade", () => {
  test.each([
    "//[/../chat/1",
    "//[",
    "http://[/chat/1/",
    "/chat/../live/",
    "/chat/%2e%2e/live/",
    "/chat/%ff/",
    "*",
    "/\\chat/1/",
  ])("to the unreadable target %s is refused with 400, and the process goes on", async (target) => {
    const answer = await sendRaw(url, anUpgrade(target));
    expect(answer.status).toBe(400);
    expect(Buffer.from(answer.body, "latin1").toString()).toBe(french);
    expect(rejected).toEqual([]);
    await isAlive();
  });

  test("to a longer target than any of ours is refused with 414", async () => {
    const long = `/live/?token=${"a".repeat(HTTP_LIMITS.targetLength)}`;
    expect((await sendRaw(url, anUpgrade(long))).status).toBe(414);
  });

  test("that fails in the middle ends its own connection alone", async () => {
    const { config } = at.ctx;
    Object.assign(at.ctx, { config: { ...config, publicUrl: "not an address" } });
    try {
      const answer = await sendRaw(url, anUpgrade("/live/", ["Origin: http://127.0.0.1:3000"]));
      expect(answer.status).toBe(0);
    } finally {
      Object.assign(at.ctx, { config });
    }
    expect(rejected).toEqual([]);
    await isAlive();
  });

  test("to another protocol is answered as a plain request", async () => {
    const text = aRequest("GET /health/live").replace(
      "Connection: close",
      "Connection: Upgrade, close\r\nUpgrade: h2c",
    );
    expect((await sendRaw(url, text)).status).toBe(200);
  });
});

describe("JSON", () => {
  const deep = (depth: number) => `${"[".repeat(depth)}1${"]".repeat(depth)}`;
  const post = (path: string, body: string) =>
    sendRaw(url, aRequest(`POST ${path}`, ["Content-Type: application/json", `Content-Length: ${body.length}`], body));

  test("nested two hundred thousand times is refused with 400 at every route that takes a body", async () => {
    const { db } = at.ctx;
    const [candidate, employer, admin] = [await aCandidate(db), await anEmployer(db), await anAdmin(db)];
    const tokens = {
      public: undefined,
      "signed-in": await tokenFor(at.ctx, candidate.id),
      "candidate-or-employer": await tokenFor(at.ctx, candidate.id),
      candidate: await tokenFor(at.ctx, candidate.id),
      employer: await tokenFor(at.ctx, employer.id),
      admin: await tokenFor(at.ctx, admin.id),
    };
    const readers = routes.filter(({ body, files }) => body && !files);
    expect(readers.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const { method, url: path, access } of readers) {
      const token = tokens[access];
      for (const payload of [deep(200_000), `{"a":`.repeat(150_000)]) {
        const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
        const answer = await at.app.inject({ method, url: path.replace(/:\w+/, "1"), headers, payload });
        if (answer.statusCode !== 400 || answer.body !== french) wrong.push(`${method} ${path} ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("nested two hundred thousand times over a bare connection leaves the process alive", async () => {
    const answer = await post("/api/login/", deep(200_000));
    expect([answer.status, Buffer.from(answer.body, "latin1").toString()]).toEqual([400, french]);
    await isAlive();
  });

  test("is read down to twenty levels, and no further", async () => {
    const at20 = await post("/api/login/", `{"a":${deep(19)}}`);
    const at21 = await post("/api/login/", `{"a":${deep(20)}}`);
    expect(JSON.parse(at20.body)).toMatchObject({ code: "invalid" });
    expect(JSON.parse(at21.body)).toMatchObject({ code: "malformed" });
  });

  test("held by a field of a form is refused the same way", async () => {
    const { id } = await aCandidate(at.ctx.db);
    const token = await tokenFor(at.ctx, id);
    const fcm = await call(at.app, "POST", "/api/save-fcm-token/", { token, body: { token: deep(900) } });
    expect(fcm.status).toBe(400);
    const form = new FormData();
    form.set("experiences", deep(40_000));
    const response = await fetch(`${url}/api/profile/update/`, {
      method: "PUT",
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty("experiences");
  });
});

describe("a request", () => {
  test.each([
    ["TRACE", aRequest("TRACE /api/jobs/"), 405],
    ["an unknown method", aRequest("PROPFIND /api/jobs/"), 405],
    ["an absolute target", aRequest("GET http://127.0.0.1/api/jobs/"), 400],
    ["a dot segment", aRequest("GET /api/../health/ready"), 400],
    ["an encoded dot segment", aRequest("GET /api/%2e%2e/health/ready"), 400],
    ["a bad escape", aRequest("GET /api/jobs/%zz/"), 400],
    [
      "two lengths",
      aRequest("POST /api/login/", ["Content-Length: 4", "Transfer-Encoding: chunked"], "0\r\n\r\n"),
      400,
    ],
    ["another version", "GET /api/jobs/ HTTP/9.9\r\nHost: a\r\n\r\n", 400],
    ["no host", "GET /api/jobs/ HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a host that is none", "GET /api/jobs/ HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n", 400],
    ["a bare line feed", "GET /api/jobs/ HTTP/1.1\nHost: a\n\n", 400],
    ["a compressed body", aRequest("POST /api/login/", ["Content-Encoding: gzip", "Content-Length: 2"], "{}"), 415],
    ["an odd expectation", aRequest("GET /api/jobs/", ["Expect: miracles"]), 417],
  ])("with %s is refused", async (_what, text, status) => {
    expect((await sendRaw(url, text)).status).toBe(status);
    await isAlive();
  });

  test("has a target of 2,048 characters, and no more", async () => {
    const target = (length: number) => `/api/jobs/?query=${"a".repeat(length - "/api/jobs/?query=".length)}`;
    expect((await sendRaw(url, aRequest(`GET ${target(HTTP_LIMITS.targetLength)}`))).status).not.toBe(414);
    const over = await sendRaw(url, aRequest(`GET ${target(HTTP_LIMITS.targetLength + 1)}`));
    expect([over.status, Buffer.from(over.body, "latin1").toString()]).toEqual([414, french]);
  });

  test("has a hundred headers, and no more", async () => {
    const headers = (count: number) => Array.from({ length: count - 2 }, (_, i) => `X-${i}: 1`);
    expect((await sendRaw(url, aRequest("GET /health/live", headers(HTTP_LIMITS.headers)))).status).toBe(200);
    expect((await sendRaw(url, aRequest("GET /health/live", headers(HTTP_LIMITS.headers + 1)))).status).toBe(431);
  });

  test("has sixteen kilobytes of headers, and no more", async () => {
    const header = (bytes: number) => [`X-Long: ${"a".repeat(bytes)}`];
    expect((await sendRaw(url, aRequest("GET /health/live", header(15 * 1024)))).status).toBe(200);
    expect((await sendRaw(url, aRequest("GET /health/live", header(17 * 1024)))).status).toBe(431);
  });

  test("is given ten seconds for its headers, sixty in all, and a silent connection thirty", () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = at.app.server;
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      timeout: 30_000,
      keepAliveTimeout: 65_000,
    });
  });
});
