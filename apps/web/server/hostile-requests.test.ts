/** Requests no browser sends, on bare connections to the web server. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemFr } from "@app/contract/http/problem.fr";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anUpgrade, aRequest, sendRaw } from "../../../tools/testing/raw-requests.ts";
import { createLogger } from "./request-log.ts";
import { createWeb, MAX_TARGET } from "./web.ts";

const errors: unknown[] = [];
let web: FastifyInstance;
let url: string;

function aSite(): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), "renfort-web-"));
  mkdirSync(join(folder, "assets"));
  return createWeb({
    render: async (request) => {
      const isRead = request.url.endsWith("/formulaire");
      return new Response(`${request.method} ${isRead ? (await request.text()).length : "unread"}`);
    },
    folder,
    publicUrl: new URL("https://renfort.test"),
    trustedProxies: ["127.0.0.1"],
    log: createLogger("error", { write: (line: string) => void errors.push(JSON.parse(line)) }),
    sharedName: () => null,
    takesFiles: (target) => target === "/formulaire",
    now: Date.now,
  });
}

beforeAll(async () => {
  web = await aSite();
  url = await web.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => web.close());

const elsewhere = () => new URL(url).host;

describe("a path that two readers could read in two ways", () => {
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
  });
});

describe("an upgrade", () => {
  const HEADERS = ["Trailer: X", "TE: trailers", "Keep-Alive: 1", "X-Any: 1"];

  test.each(["/", "/chat/1/?token=x", "/live/?token=x", "/api/me/"])(
    "at %s opens no socket and is answered as if it had not been asked for",
    async (path) => {
      const answer = await sendRaw(
        url,
        anUpgrade(path, HEADERS).replace("Connection: Upgrade", "Connection: Upgrade, close"),
      );
      expect(answer.status).toBe(200);
      expect(answer.body).toContain("GET unread");
      expect(answer.head.toLowerCase()).not.toContain("upgrade");
    },
  );

  test("at a longer target than any is refused", async () => {
    expect((await sendRaw(url, anUpgrade(`/live/?token=${"a".repeat(MAX_TARGET)}`))).status).toBe(414);
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

test("none of it was taken for an error of ours", () => expect(errors).toEqual([]));
