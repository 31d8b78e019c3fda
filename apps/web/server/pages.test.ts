import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { LIFE_MS, type Render } from "./pages.ts";
import { createLogger } from "./request-log.ts";
import { createWeb } from "./web.ts";

const PAGE = { "content-type": "text/html; charset=utf-8" };

/** The web server around a site of one page, whose answer each test decides. */
async function aSite(answer: (seen: { nonce: string; request: Request; renderings: number }) => Response) {
  const folder = mkdtempSync(join(tmpdir(), "renfort-web-"));
  mkdirSync(join(folder, "assets"));
  const clock = { now: 0 };
  const site = { renderings: 0 };
  const render: Render = async (request, { nonce }) => {
    site.renderings += 1;
    const { renderings } = site;
    await sleep(5);
    return answer({ nonce, request, renderings });
  };
  const url = new URL("http://127.0.0.1:3000");
  const web = await createWeb({
    render,
    folder,
    apiUrl: url,
    publicUrl: url,
    trustedProxies: ["127.0.0.1"],
    now: () => clock.now,
    log: createLogger("silent"),
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: sent, rawPayload } = await web.inject({ path, headers });
    const text = (sent["content-encoding"] === "br" ? brotliDecompressSync(rawPayload) : rawPayload).toString();
    const nonces = new Set(text.match(/(?<=nonce=")[^"]+/g));
    return { status: statusCode, headers: sent, text, nonces: [...nonces], cache: sent["cache-status"] };
  };
  return { site, clock, get };
}

const page = ({ nonce, renderings }: { nonce: string; renderings: number }) =>
  new Response(`<script nonce="${nonce}"></script><p>${renderings}${" bon".repeat(500)}</p><script nonce="${nonce}">`, {
    headers: PAGE,
  });

test("two visitors share a page, each with a nonce of their own that the policy knows", async () => {
  const { site, get } = await aSite(page);
  const [first, second] = [await get("/"), await get("/")];
  const compressed = await get("/", { "accept-encoding": "gzip, deflate, br" });
  expect(site.renderings).toBe(1);
  expect([first.cache, second.cache, compressed.cache]).toEqual(["pages; fwd=miss", "pages; hit", "pages; hit"]);
  expect(compressed.headers["content-encoding"]).toBe("br");
  const nonces = [first, second, compressed].flatMap((answer) => answer.nonces);
  expect(new Set(nonces).size).toBe(3);
  for (const answer of [first, second, compressed]) {
    expect(answer.headers["content-security-policy"]).toContain(`'nonce-${answer.nonces[0]}'`);
    expect(answer.headers["cache-control"]).toBe("no-cache, no-transform");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.text).toContain("<p>1 bon");
  }
});

test("a hundred visitors at once cost one rendering", async () => {
  const { site, get } = await aSite(page);
  const answers = await Promise.all(Array.from({ length: 100 }, () => get("/")));
  expect(site.renderings).toBe(1);
  expect(new Set(answers.flatMap(({ nonces }) => nonces)).size).toBe(100);
});

test("what changed is read when the life of a page is over", async () => {
  const { clock, get } = await aSite(page);
  await get("/emplois?query=serveur");
  clock.now = LIFE_MS - 1;
  expect((await get("/emplois?query=serveur")).text).toContain("<p>1 ");
  clock.now = LIFE_MS;
  expect((await get("/emplois?query=serveur")).text).toContain("<p>2 ");
});

test("a cookie neither reads what is kept nor adds to it", async () => {
  const { site, get } = await aSite(page);
  const signedIn = await get("/", { cookie: "renfort=sealed" });
  expect(signedIn.cache).toBeUndefined();
  expect((await get("/")).text).toContain("<p>2 ");
  expect((await get("/", { cookie: "renfort=sealed" })).text).toContain("<p>3 ");
  expect((await get("/")).text).toContain("<p>2 ");
  expect(site.renderings).toBe(3);
});

test("a shared page is rendered from nothing of the visitor but the address limits are counted by, and our own id", async () => {
  const seen: Record<string, string>[] = [];
  const { get } = await aSite(({ nonce, request, renderings }) => {
    seen.push(Object.fromEntries(request.headers), { url: request.url });
    return page({ nonce, renderings });
  });
  await get("/", { host: "elsewhere.example", "accept-language": "en", "user-agent": "x", "x-anything": "y" });
  const own = { "x-forwarded-for": "127.0.0.1", "x-request-id": expect.stringMatching(/^[\w-]{36}$/) };
  expect(seen).toEqual([own, { url: "http://127.0.0.1:3000/" }]);
});

test.each([
  ["not found", { status: 404, headers: PAGE }],
  ["gone", { status: 410, headers: PAGE }],
  ["a redirect", { status: 302, headers: { location: "/emplois" } }],
  ["an error", { status: 500, headers: PAGE }],
  ["a cookie", { status: 200, headers: { ...PAGE, "set-cookie": "a=b" } }],
  ["private", { status: 200, headers: { ...PAGE, "cache-control": "private, no-store" } }],
])("%s is not kept, and each gets their own", async (_what, { status, headers }) => {
  const { site, get } = await aSite(({ nonce }) => new Response(`<p nonce="${nonce}">`, { status, headers }));
  const answers = await Promise.all([get("/"), get("/"), get("/")]);
  expect(site.renderings).toBe(3);
  expect(new Set(answers.flatMap(({ nonces }) => nonces)).size).toBe(3);
  for (const answer of answers) {
    expect(answer.status).toBe(status);
    expect(answer.cache).toBeUndefined();
  }
});

test("a rendering that breaks half-way is an error for one, and for nobody else", async () => {
  const { get } = await aSite(({ nonce, renderings }) => {
    if (renderings > 1) return page({ nonce, renderings });
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("cut")) });
    return new Response(broken, { headers: PAGE });
  });
  const answers = await Promise.all([get("/"), get("/")]);
  expect(answers.map(({ status }) => status)).toEqual([500, 200]);
  expect((await get("/")).text).toContain("<p>3 ");
});
