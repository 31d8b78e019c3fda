/** Requests no browser sends, on bare connections to the web server; behind it, an api that notes what reaches it. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemFr } from "@app/contract/http/problem.fr";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { anUpgrade, aRequest, sendRaw } from "../../../tools/testing/raw-requests.ts";
import { createLogger } from "./request-log.ts";
import { createWeb, MAX_TARGET } from "./web.ts";

const seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const errors: unknown[] = [];
let api: Server;
let web: FastifyInstance;
let url: string;

function aSite(apiUrl: URL): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), "renfort-web-"));
  mkdirSync(join(folder, "assets"));
  return createWeb({
    render: async (request) => {
      const isRead = request.url.endsWith("/formulaire");
      return new Response(`${request.method} ${isRead ? (await request.text()).length : "unread"}`);
    },
    folder,
    apiUrl,
    publicUrl: new URL("https://renfort.test"),
    trustedProxies: ["127.0.0.1"],
    log: createLogger("error", { write: (line: string) => void errors.push(JSON.parse(line)) }),
    sharedName: () => null,
    takesFiles: (target) => target === "/formulaire",
    now: Date.now,
  });
}

beforeAll(async () => {
  api = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      seen.push({ method, url: path, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(path.includes("missing") ? 404 : 201, {
        "content-type": "application/json",
        "x-own": "1",
        "keep-alive": "timeout=9",
      });
      response.end('{"private":true}');
    });
  });
  api.on("upgrade", (request, socket) => {
    seen.push({ method: "UPGRADE", url: request.url ?? "", headers: request.headers, body: "" });
    socket.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  web = await aSite(new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`));
  url = await web.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await web.close();
  api.close();
});
afterEach(() => {
  seen.length = 0;
});

const elsewhere = () => new URL(url).host;

describe("nothing but a readable path under /api/ reaches the api", () => {
  test.each([
    ["an absolute target", () => `http://${elsewhere()}/api/../x`],
    ["an absolute target without a dot segment", () => `http://${elsewhere()}/api/jobs/`],
    ["an absolute target elsewhere", () => "http://169.254.169.254/api/latest"],
    ["a parent segment", () => "/api/../health/ready"],
    ["an encoded parent segment", () => "/api/%2e%2e/health/ready"],
    ["a half-encoded one", () => "/api/.%2E/health/ready"],
    ["one behind an encoded slash", () => "/api/x%2f..%2f..%2fhealth/ready"],
    ["one behind an encoded backslash", () => "/api/%5c..%5chealth/ready"],
    ["a backslash", () => "/api\\..\\health\\ready"],
    ["two slashes", () => "//evil.example/api/jobs/"],
    ["a control character", () => "/api/jobs/%0d%0aX-Own:1"],
  ])("%s is refused with 400", async (_what, target) => {
    const answer = await sendRaw(url, aRequest(`GET ${target()}`));
    expect(answer.status).toBe(400);
    expect(Buffer.from(answer.body, "latin1").toString()).toBe(problemFr.malformed);
    const upgrade = await sendRaw(url, anUpgrade(target().replace("/api/", "/live/")));
    expect(upgrade.status).toBe(400);
    expect(seen).toEqual([]);
  });

  test("and it arrives as it was sent", async () => {
    const target = "/api/files/a%2Fb/?redirect=http://x/../y&q=caf%C3%A9";
    expect((await sendRaw(url, aRequest(`GET ${target}`))).status).toBe(201);
    expect(seen.map((call) => call.url)).toEqual([target]);
  });
});

describe("headers sent to the api", () => {
  const headersOf = async (headers: readonly string[], line = "GET /api/jobs/", body = "") => {
    await sendRaw(url, aRequest(line, headers, body));
    return seen.at(-1)?.headers ?? {};
  };

  test("holds nothing that concerns one connection, be it named by the standard or by Connection", async () => {
    const text = aRequest("GET /api/jobs/", [
      "Keep-Alive: timeout=5",
      "TE: trailers",
      "Trailer: X",
      "Proxy-Authorization: Basic x",
      "Proxy-Connection: keep-alive",
      "Upgrade: h2c",
      "HTTP2-Settings: x",
      "X-Hop: secret",
      "X-End: kept",
    ]).replace("Connection: close", "Connection: close, X-Hop, Upgrade");
    const answer = await sendRaw(url, text);
    expect(answer.status).toBe(201);
    const { headers = {} } = seen.at(-1) ?? {};
    for (const name of [
      "te",
      "trailer",
      "proxy-authorization",
      "proxy-connection",
      "upgrade",
      "http2-settings",
      "x-hop",
    ])
      expect(headers).not.toHaveProperty(name);
    expect(headers["x-end"]).toBe("kept");
    expect(answer.head.toLowerCase()).toContain("x-own: 1");
    expect(answer.head.toLowerCase()).not.toContain("timeout=9");
  });

  test("about the visitor is what the web saw, and never their session", async () => {
    const headers = await headersOf([
      "X-Forwarded-For: 10.9.9.9, 203.0.113.9",
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: gopher",
      "Forwarded: for=10.9.9.9",
      "X-Real-IP: 10.9.9.9",
      "Cookie: session=secret",
      "Authorization: Bearer own",
    ]);
    expect(headers).toMatchObject({ "x-forwarded-for": "203.0.113.9", authorization: "Bearer own" });
    for (const name of ["x-forwarded-host", "x-forwarded-proto", "forwarded", "x-real-ip", "cookie"])
      expect(headers).not.toHaveProperty(name);
  });

  test("carries the id of the request when it is readable, else a new one", async () => {
    expect((await headersOf(["X-Request-Id: abcd-1234_EF"]))["x-request-id"]).toBe("abcd-1234_EF");
    for (const id of ["short", "a".repeat(65), "spaces in it", '{"a":1}']) {
      const given = (await headersOf([`X-Request-Id: ${id}`]))["x-request-id"];
      expect(given).not.toBe(id);
      expect(given).toMatch(/^[\w-]{36}$/);
    }
  });

  test("holds the body, by length or in pieces, and none for a GET", async () => {
    await headersOf(["Content-Type: application/json", "Content-Length: 7"], "POST /api/login/", '{"a":1}');
    await headersOf(["Transfer-Encoding: chunked"], "PUT /api/x/", "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
    await headersOf(["Content-Length: 3", "Expect: 100-continue"], "POST /api/x/", "abc");
    await headersOf(["Content-Length: 3"], "GET /api/x/", "abc");
    await headersOf(["Content-Type: application/json", "Content-Length: 2"], "DELETE /api/x/", "{}");
    expect(seen.map(({ method, body }) => [method, body])).toEqual([
      ["POST", '{"a":1}'],
      ["PUT", "abcde"],
      ["POST", "abc"],
      ["GET", ""],
      ["DELETE", "{}"],
    ]);
  });

  test("comes back with its status, and HEAD without a body", async () => {
    expect((await sendRaw(url, aRequest("GET /api/missing/"))).status).toBe(404);
    const head = await sendRaw(url, aRequest("HEAD /api/jobs/"));
    expect([head.status, head.body]).toEqual([201, ""]);
  });
});

describe("an upgrade", () => {
  test("with a Trailer, or any other header of one connection, is the api's to decide and ends nothing", async () => {
    const answer = await sendRaw(
      url,
      anUpgrade("/chat/1/?token=x", [
        "Trailer: X",
        "TE: trailers",
        "Keep-Alive: 1",
        "Expect: 100-continue",
        "Cookie: session=secret",
        "X-Any: 1",
        "Origin: https://evil.example",
      ]),
    );
    expect(answer.status).toBe(403);
    const { headers = {}, url: path } = seen.at(-1) ?? {};
    expect(path).toBe("/chat/1/?token=x");
    expect(Object.keys(headers).toSorted()).toEqual([
      "connection",
      "host",
      "origin",
      "sec-websocket-key",
      "sec-websocket-version",
      "upgrade",
      "x-forwarded-for",
      "x-request-id",
    ]);
    expect((await sendRaw(url, aRequest("GET /sante"))).status).toBe(200);
  });

  test("to what is no socket of ours is refused with 404, and a long one with 414", async () => {
    expect((await sendRaw(url, anUpgrade("/api/me/"))).status).toBe(404);
    expect((await sendRaw(url, anUpgrade(`/live/?token=${"a".repeat(MAX_TARGET)}`))).status).toBe(414);
    expect(seen).toEqual([]);
  });
});

describe("a page", () => {
  test.each([
    "//evil.example/e%CC%81",
    "/\\evil.example/e%CC%81",
    "/%2Fevil.example/e%CC%81",
    "/%5Cevil.example/e%CC%81",
  ])("at %s never leads to another site", async (target) => {
    const answer = await sendRaw(url, aRequest(`GET ${target}`));
    expect(answer.status).toBe(400);
    expect(answer.head).not.toMatch(/^location:/im);
  });

  test("whose accents come in two pieces still leads to itself", async () => {
    const answer = await sendRaw(url, aRequest("GET /emplois/e%CC%81te%CC%81?q=1"));
    expect(answer.status).toBe(308);
    expect(answer.head.toLowerCase()).toContain("location: /emplois/%c3%a9t%c3%a9?q=1");
  });

  test.each([
    ["TRACE", aRequest("TRACE /"), 405],
    ["an unknown method", aRequest("PROPFIND /"), 405],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n", 400],
    ["a forwarded host that is none", aRequest("GET /", ["X-Forwarded-Host: a/b@c"]), 400],
    ["two lengths", aRequest("POST /", ["Content-Length: 4", "Transfer-Encoding: chunked"], "0\r\n\r\n"), 400],
    ["a bad escape", aRequest("GET /%zz"), 400],
    ["a compressed body", aRequest("POST /", ["Content-Encoding: br", "Content-Length: 2"], "{}"), 415],
    [
      "more headers than any",
      aRequest(
        "GET /",
        Array.from({ length: 99 }, (_, i) => `X-${i}: 1`),
      ),
      431,
    ],
    ["a longer target than any", aRequest(`GET /${"a".repeat(MAX_TARGET)}`), 414],
  ])("asked with %s is refused", async (_what, text, status) => {
    expect((await sendRaw(url, text)).status).toBe(status);
  });
});

describe("a form", () => {
  const send = (size: number, path: string) =>
    fetch(`${url}${path}`, { method: "POST", body: "a".repeat(size), headers: { origin: "https://renfort.test" } });

  test("is read completely, and an unread one does not block the next request", async () => {
    expect(await (await send(300_000, "/formulaire")).text()).toBe("POST 300000");
    const one = aRequest("POST /ailleurs", ["Content-Length: 60000"], "a".repeat(60_000)).replace(
      "close",
      "keep-alive",
    );
    const answers = await sendRaw(url, one + aRequest("GET /sante"));
    expect(answers.head).toContain("200");
    expect(answers.body).toContain("POST unread");
    expect(answers.body).toContain('{"ok":true}');
  });

  test("past 25 MB is refused, whether or not its length was announced", async () => {
    const announced = aRequest("POST /formulaire", ["Content-Length: 25000001"]);
    expect((await sendRaw(url, announced)).status).toBe(413);
    const piece = `${(1_000_000).toString(16)}\r\n${"a".repeat(1_000_000)}\r\n`;
    const endless = aRequest("POST /formulaire", ["Transfer-Encoding: chunked"], piece.repeat(26));
    expect((await sendRaw(url, endless)).status).toBe(413);
  });
});

test("without an api, calls and sockets get a sentence in French", async () => {
  const alone = await aSite(new URL("http://127.0.0.1:9"));
  const at = await alone.listen({ port: 0, host: "127.0.0.1" });
  const says = JSON.stringify({ code: "unavailable", error: problemFr.unavailable });
  for (const text of [
    aRequest("GET /api/jobs/"),
    aRequest("POST /api/login/", ["Content-Length: 2"], "{}"),
    anUpgrade("/live/"),
  ]) {
    const answer = await sendRaw(at, text);
    expect([answer.status, Buffer.from(answer.body, "latin1").toString()]).toEqual([503, says]);
  }
  await alone.close();
});

test("none of it was taken for an error of ours", () => expect(errors).toEqual([]));
