/** What reaches the api and the web through the shipped rules, noted by servers that read anything. */
import { rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { problemFr } from "@app/contract/http/problem.fr";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { anUpgrade, aRequest, sendRaw } from "../testing/raw-requests.ts";
import { startCaddy } from "./caddy.ts";
import { runDirectory } from "./paths.ts";
import { freePort } from "./ports.ts";
import { endProcess, type Started } from "./processes.ts";

const RUN = `caddy-${process.pid}`;
type Seen = { by: string; method: string; url: string; headers: IncomingHttpHeaders; body: string };
const seen: Seen[] = [];
const servers: Server[] = [];
let caddy: Started;
let url: string;

/** Notes each request; an upgrade is refused, as the api refuses a page of another site. */
async function aServer(by: string): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const isHealth = path === "/health/ready" || path === "/sante";
      if (!isHealth) seen.push({ by, method, url: path, headers, body: Buffer.concat(chunks).toString() });
      const status = isHealth ? 200 : path.includes("missing") ? 404 : 201;
      response.writeHead(status, { "content-type": "application/json", "x-own": "1", "keep-alive": "timeout=9" });
      response.end('{"private":true}');
    });
  });
  server.on("upgrade", (request, socket) => {
    seen.push({ by, method: "UPGRADE", url: request.url ?? "", headers: request.headers, body: "" });
    socket.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(server);
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function aSite(name: string, api: string, web: string): Promise<{ started: Started; site: string }> {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const started = await startCaddy(RUN, { name, site, addresses: ["127.0.0.1"], port, apis: [api], webs: [web] });
  return { started, site };
}

beforeAll(async () => {
  ({ started: caddy, site: url } = await aSite("caddy", await aServer("api"), await aServer("web")));
}, 30_000);
afterAll(async () => {
  await endProcess(caddy);
  for (const server of servers) server.close();
  rmSync(runDirectory(RUN), { recursive: true });
});
afterEach(() => {
  seen.length = 0;
});

const send = (text: string, to = url) => sendRaw(to, text.replaceAll("renfort.test", new URL(to).host));
/** A refused upgrade leaves the connection open. */
const closing = (upgrade: string) => upgrade.replace("Connection: Upgrade", "Connection: Upgrade, close");
const headersOf = async (headers: readonly string[], line = "GET /api/jobs/", body = "") => {
  await send(aRequest(line, headers, body));
  return seen.at(-1)?.headers ?? {};
};

test.each([
  ["api", "/api/jobs/"],
  ["api", "/api/files/a%2Fb/?redirect=http://x/../y&q=caf%C3%A9"],
  ["api", "/chat/1/?token=x"],
  ["api", "/live/?token=x"],
  ["web", "/"],
  ["web", "/apis/"],
  ["web", "/chat"],
  ["web", "/emplois?page=/api/"],
  ["web", "/api/../health/ready"],
  ["web", "/api/%2e%2e/health/ready"],
])("the %s is asked for %s, as it was written", async (by, path) => {
  expect((await send(aRequest(`GET ${path}`))).status).toBe(201);
  expect(seen).toMatchObject([{ by, url: path }]);
});

describe("headers sent to the api", () => {
  test("hold nothing that concerns one connection, be it named by the standard or by Connection", async () => {
    const text = aRequest("GET /api/jobs/", [
      "Keep-Alive: timeout=5",
      "TE: trailers",
      "Trailer: X",
      "Proxy-Authorization: Basic x",
      "Proxy-Connection: keep-alive",
      "Upgrade: h2c",
      "X-Hop: secret",
      "X-End: kept",
    ]).replace("Connection: close", "Connection: close, X-Hop");
    const answer = await send(text);
    expect(answer.status).toBe(201);
    const { headers = {} } = seen.at(-1) ?? {};
    for (const name of ["keep-alive", "trailer", "proxy-authorization", "proxy-connection", "upgrade", "x-hop"])
      expect(headers).not.toHaveProperty(name);
    expect(headers["x-end"]).toBe("kept");
    expect(answer.head.toLowerCase()).toContain("x-own: 1");
    expect(answer.head.toLowerCase()).not.toContain("timeout=9");
  });

  test("say of the visitor what Caddy saw, and never their session", async () => {
    const headers = await headersOf([
      "X-Forwarded-For: 10.9.9.9, 203.0.113.9",
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: gopher",
      "Cookie: session=secret",
      "Authorization: Bearer own",
    ]);
    expect(headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": new URL(url).host,
      "x-forwarded-proto": "http",
      authorization: "Bearer own",
    });
    expect(headers).not.toHaveProperty("cookie");
    expect((await headersOf(["Cookie: session=own"], "GET /compte")).cookie).toBe("session=own");
  });

  test("carry an id of its own, whatever the visitor sent", async () => {
    for (const id of ["abcd-1234_EF", "short", '{"a":1}'])
      expect((await headersOf([`X-Request-Id: ${id}`]))["x-request-id"]).toMatch(
        /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
      );
  });

  test("come with the body, by length or in pieces", async () => {
    await headersOf(["Content-Type: application/json", "Content-Length: 7"], "POST /api/login/", '{"a":1}');
    await headersOf(["Transfer-Encoding: chunked"], "PUT /api/x/", "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
    await headersOf(["Content-Length: 3", "Expect: 100-continue"], "POST /api/x/", "abc");
    await headersOf(["Content-Type: application/json", "Content-Length: 2"], "DELETE /api/x/", "{}");
    expect(seen.map(({ method, body }) => [method, body])).toEqual([
      ["POST", '{"a":1}'],
      ["PUT", "abcde"],
      ["POST", "abc"],
      ["DELETE", "{}"],
    ]);
  });
});

test("an answer comes back with its status, and HEAD without a body", async () => {
  expect((await send(aRequest("GET /api/missing/"))).status).toBe(404);
  const head = await send(aRequest("HEAD /api/jobs/"));
  expect([head.status, head.body]).toEqual([201, ""]);
});

test("an upgrade is the api's to decide, and its refusal ends nothing", async () => {
  const headers = ["Trailer: X", "Keep-Alive: 1", "Cookie: session=secret", "Origin: https://evil.example"];
  const answer = await send(closing(anUpgrade("/chat/1/?token=x", headers)));
  expect(answer.status).toBe(403);
  expect(seen).toMatchObject([{ by: "api", method: "UPGRADE", url: "/chat/1/?token=x" }]);
  expect(seen[0]?.headers).toMatchObject({ origin: "https://evil.example", "x-forwarded-for": "127.0.0.1" });
  for (const name of ["cookie", "trailer", "keep-alive"]) expect(seen[0]?.headers).not.toHaveProperty(name);
  expect((await send(aRequest("GET /"))).status).toBe(201);
});

test("without an api or a web, calls, sockets and pages get a sentence in French", { timeout: 60_000 }, async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  const { started, site } = await aSite("caddy-alone", nobody, nobody);
  try {
    const [read, write, socket, page] = await Promise.all(
      [
        aRequest("GET /api/jobs/"),
        aRequest("POST /api/login/", ["Content-Length: 2"], "{}"),
        closing(anUpgrade("/live/")),
        aRequest("GET /"),
      ].map((text) => send(text, site)),
    );
    const says = { code: "unavailable", error: problemFr.unavailable };
    for (const call of [read, write]) {
      expect(call?.status).toBe(503);
      expect(JSON.parse(Buffer.from(call?.body ?? "", "latin1").toString())).toEqual(says);
    }
    for (const other of [socket, page]) {
      expect(other?.status).toBe(503);
      expect(Buffer.from(other?.body ?? "", "latin1").toString()).toContain(problemFr.unavailable);
    }
  } finally {
    await endProcess(started);
  }
});
