import { expect, test } from "vitest";
import { createPatternOf, MAX_PER_MINUTE } from "./page-timings.ts";
import { ROUTES } from "./shared-page-fixture.ts";
import { aWeb } from "./web-fixture.ts";

const TIMINGS = { path: "/emplois/12-serveur", ttfb: 80, lcp: 900, inp: 48, cls: 0.02 };

async function aSite() {
  const web = await aWeb({ patternOf: () => "/emplois/:slug" });
  const send = (body: unknown, headers: Record<string, string> = {}, remoteAddress = "203.0.113.7") =>
    web.app.inject({
      method: "POST",
      url: "/rapports/mesures",
      remoteAddress,
      headers: { "content-type": "application/json", ...headers },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
  const counted = async (metric: string) => {
    const text = await web.metrics.registry.metrics();
    const name = metric === "cls" ? "renfort_page_shift" : "renfort_page_seconds";
    const line = text.split("\n").find((one) => one.startsWith(`${name}_count`) && one.includes(`"${metric}"`));
    return Number(line?.split(" ").at(-1) ?? 0);
  };
  return { ...web, send, counted };
}

test("timings are counted by pattern of route and by metric, and by nothing else", async () => {
  const { send, counted, metrics } = await aSite();
  expect((await send(TIMINGS)).statusCode).toBe(204);
  // Nobody touched this page, and its browser does not say when it was drawn.
  expect((await send({ path: "/", ttfb: 20 })).statusCode).toBe(204);
  expect(await Promise.all(["ttfb", "lcp", "inp", "cls"].map(counted))).toEqual([2, 1, 1, 1]);
  const text = await metrics.registry.metrics();
  expect(text).toContain('renfort_page_seconds_bucket{le="1",route="/emplois/:slug",metric="lcp"} 1');
  expect(text).not.toMatch(/12-serveur|203\.0\.113/);
});

test.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["no page", { ttfb: 1 }],
  ["a text for a number", { ...TIMINGS, lcp: "900" }],
  ["a negative time", { ...TIMINGS, lcp: -1 }],
  ["a day", { ...TIMINGS, lcp: 86_400_000 }],
  ["a path without end", { ...TIMINGS, path: `/${"x".repeat(400)}` }],
])("%s is refused", async (_what, body) => {
  const { send, counted } = await aSite();
  expect((await send(body)).statusCode).toBe(400);
  expect(await counted("lcp")).toBe(0);
});

test("another type, another site and a long body are refused", async () => {
  const { send, counted } = await aSite();
  expect((await send(TIMINGS, { "content-type": "text/plain" })).statusCode).toBe(415);
  expect((await send(TIMINGS, { origin: "https://evil.example" })).statusCode).toBe(403);
  expect((await send({ ...TIMINGS, more: "x".repeat(2_000) })).statusCode).toBe(413);
  expect(await counted("lcp")).toBe(0);
});

test("of one address thirty a minute count, and others are not held up", async () => {
  const { send, counted, clock } = await aSite();
  for (let i = 0; i < MAX_PER_MINUTE + 5; i += 1) expect((await send(TIMINGS)).statusCode).toBe(204);
  expect(await counted("lcp")).toBe(MAX_PER_MINUTE);
  await send(TIMINGS, {}, "203.0.113.8");
  clock.now += 60_000;
  await send(TIMINGS);
  expect(await counted("lcp")).toBe(MAX_PER_MINUTE + 2);
});

test("a path becomes the pattern of its route", () => {
  const patternOf = createPatternOf(ROUTES);
  expect(["/", "/emplois/12-serveur", "/candidat/messages/7", "/ailleurs", "x", "/%"].map(patternOf)).toEqual([
    "/",
    "/emplois/:slug",
    "/candidat/messages/:id?",
    "unknown",
    "unknown",
    "unknown",
  ]);
});
