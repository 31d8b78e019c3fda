import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { LIFE_MS, type Render } from "./pages.ts";
import { createLogger } from "./request-log.ts";
import { createSharedName } from "./shared-page.ts";
import { ROUTES } from "./shared-page-fixture.ts";
import { createWeb } from "./web.ts";

const PAGE = { "content-type": "text/html; charset=utf-8" };

/** The web server around a site of one page, whose answer each test decides. */
async function aSite(answer: (seen: { nonce: string; request: Request; renderings: number }) => Response) {
  const folder = mkdtempSync(join(tmpdir(), "renfort-web-"));
  mkdirSync(join(folder, "assets"));
  const clock = { now: 1 };
  const site = { renderings: 0 };
  const render: Render = async (request, nonce) => {
    site.renderings += 1;
    const { renderings } = site;
    await sleep(5);
    return answer({ nonce, request, renderings });
  };
  const url = new URL("http://127.0.0.1:3000");
  const web = await createWeb({
    render,
    folder,
    publicUrl: url,
    trustedProxies: ["127.0.0.1"],
    now: () => clock.now,
    sharedName: createSharedName(ROUTES, (search) => `?${search}`),
    log: createLogger("silent"),
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: sent, rawPayload } = await web.inject({ path, headers });
    const text = (sent["content-encoding"] === "br" ? brotliDecompressSync(rawPayload) : rawPayload).toString();
    return { status: statusCode, headers: sent, text, bytes: rawPayload, cache: sent["cache-status"] };
  };
  return { site, clock, get };
}

const page = ({ nonce, renderings }: { nonce: string; renderings: number }) =>
  new Response(
    `<script nonce="${nonce}">a(${renderings})</script><p>${renderings}${" bon".repeat(500)}</p><script type="module" nonce="${nonce}">b</script>`,
    {
      headers: PAGE,
    },
  );

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test.each(["br", "gzip", "identity"])(
  "two visitors receive the same bytes and the same mark (%s)",
  async (encoding) => {
    const { site, get } = await aSite(page);
    const asked = { "accept-encoding": encoding === "identity" ? "" : `deflate, ${encoding}` };
    const [first, second] = [await get("/", asked), await get("/", asked)];
    expect(site.renderings).toBe(1);
    expect([first.cache, second.cache]).toEqual(["pages; fwd=miss", "pages; hit"]);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(first.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(first.headers["cache-control"]).toBe("public, max-age=0, s-maxage=5");
    expect(first.headers["cdn-cache-control"]).toBe("public, max-age=5");
    expect(String(first.headers.vary)).toMatch(/cookie/);
    expect(first.headers["x-content-type-options"]).toBe("nosniff");
    expect((await get("/", { ...asked, "if-none-match": String(first.headers.etag) })).status).toBe(304);
    expect((await get("/", { ...asked, "if-none-match": '"another"' })).status).toBe(200);
  },
);

test("a cache never takes one compression for another", async () => {
  const { get } = await aSite(page);
  const marks = await Promise.all(
    ["br", "gzip", ""].map(async (encoding) => (await get("/", { "accept-encoding": encoding })).headers.etag),
  );
  expect(new Set(marks).size).toBe(3);
});

test("the policy of a shared page allows the scripts written in it, and no other", async () => {
  const { get } = await aSite(page);
  const { headers, text } = await get("/");
  expect(text).not.toContain("nonce");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/^script-src 'self' 'sha256-/);
  expect(policy).toContain(`${hashOf("a(1)")} ${hashOf("b")};`);
  expect(policy).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test("a script that came with what somebody typed is in no policy", async () => {
  const typed = [
    "<script>steal()</script>",
    '<script nonce="">steal()</script>',
    '<script nonce="guess" data-x="',
    "<script nonce=",
    '</p><script type="module" async>steal()</script>',
  ].join("<br>");
  const { get } = await aSite(
    ({ nonce }) =>
      new Response(
        `<script nonce="${nonce}">a</script><p>${typed}</p><script nonce="${nonce}" type="application/ld+json">{"x":1}</script><script nonce="${nonce}" type="module">b</script>`,
        { headers: PAGE },
      ),
  );
  const { headers, text } = await get("/");
  expect(text).toContain(`<p>${typed}</p>`);
  const [scripts] = String(headers["content-security-policy"]).split(";");
  expect(scripts).toBe(`script-src 'self' ${hashOf("a")} ${hashOf("b")}`);
});

test("the modules of a shared page are asked for at once, after what is read", async () => {
  const { get } = await aSite(
    ({ nonce }) =>
      new Response(
        `<link rel="modulepreload" nonce="${nonce}" href="/assets/a.js"/><script nonce="${nonce}" type="module" async="">a</script>`,
        { headers: PAGE },
      ),
  );
  const { headers, text } = await get("/");
  expect(text).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/><script type="module" async="">a</script>',
  );
  expect(String(headers["content-security-policy"])).toContain(hashOf("a"));
});

test("a feed is made once for all who ask at once, byte for byte, and gone with a mission within five seconds", async () => {
  const link = '<link rel="modulepreload" href="x"/>';
  const { site, clock, get } = await aSite(({ renderings }) => {
    const parts = [`<source>${renderings}`, `<job><![CDATA[${link}${"é".repeat(2_000)}]]></job>`, "</source>"];
    const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=5" };
    return new Response(parts.join(""), { headers });
  });
  const all = await Promise.all(
    Array.from({ length: 30 }, () => get("/flux/missions.xml", { "accept-encoding": "br" })),
  );
  expect(site.renderings).toBe(1);
  expect(new Set(all.map(({ text }) => text))).toEqual(
    new Set([`<source>1<job><![CDATA[${link}${"é".repeat(2_000)}]]></job></source>`]),
  );
  expect(all[0]?.headers).toMatchObject({
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, max-age=5",
    "content-security-policy": "frame-ancestors 'none'",
  });
  await get("/flux/missions.xml?apres=7");
  expect(site.renderings).toBe(2);
  clock.now += LIFE_MS + 1;
  expect((await get("/flux/missions.xml")).text).toContain("<source>3");
});

test("of many parts of a feed asked for at once one is made at a time, and those past the queue come back later", async () => {
  const reading = { now: 0, most: 0 };
  const { get } = await aSite(() => {
    let left = 4;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (left === 4) reading.now += 1;
      reading.most = Math.max(reading.most, reading.now);
      await sleep(2);
      left -= 1;
      if (left >= 0) return controller.enqueue(new TextEncoder().encode("<job/>"));
      reading.now -= 1;
      controller.close();
    };
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
    return new Response(body, { headers: { "content-type": "application/xml", "cache-control": "public, max-age=5" } });
  });
  const parts = Array.from({ length: 60 }, (_, part) => get(`/flux/missions.xml?apres=${part}`));
  const answers = await Promise.all([...parts, get("/flux/missions.xml?apres=59")]);
  const made = answers.filter(({ status }) => status === 200);
  expect(reading.most).toBe(1);
  expect(made).toHaveLength(51);
  expect(new Set(made.map(({ text }) => text))).toEqual(new Set(["<job/>".repeat(4)]));
  for (const { status, headers } of answers.filter((one) => !made.includes(one))) {
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
  }
  expect((await get("/flux/missions.xml")).status).toBe(200);
});

test("a hundred visitors at once cost one rendering", async () => {
  const { site, get } = await aSite(page);
  await Promise.all(Array.from({ length: 100 }, () => get("/")));
  expect(site.renderings).toBe(1);
});

test("what changed is read when the life of a page is over", async () => {
  const { clock, get } = await aSite(page);
  await get("/emplois?query=serveur");
  clock.now = LIFE_MS;
  expect((await get("/emplois?query=serveur")).text).toContain("<p>1 ");
  clock.now = LIFE_MS + 2;
  expect((await get("/emplois?query=serveur")).text).toContain("<p>2 ");
});

test("a request with a cookie neither reads the cache nor adds to it", async () => {
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
  const { site, get } = await aSite(({ renderings }) => new Response(`<p>${renderings}</p>`, { status, headers }));
  const answers = await Promise.all([get("/"), get("/"), get("/")]);
  expect(site.renderings).toBe(3);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
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
