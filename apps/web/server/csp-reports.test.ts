import { expect, test } from "vitest";
import { MAX_LOGGED_PER_MINUTE } from "./csp-reports.ts";
import { aWeb } from "./web-fixture.ts";

const OLD = {
  "csp-report": {
    "document-uri": "http://127.0.0.1:3000/reinitialiser-le-mot-de-passe?uid=7&token=canary-token",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/steal.js?who=canary-person",
    "source-file": "http://127.0.0.1:3000/assets/root.js?v=canary-query",
    "line-number": 12,
    "script-sample": "canary-sample",
    referrer: "https://canary-referrer.example/",
  },
};
const NEW = [
  {
    type: "csp-violation",
    url: "http://127.0.0.1:3000/emplois?query=canary-search",
    user_agent: "canary-agent",
    body: {
      documentURL: "http://127.0.0.1:3000/emplois?query=canary-search#canary",
      effectiveDirective: "style-src-attr",
      blockedURL: "inline",
      sample: "canary-sample",
    },
  },
  { type: "deprecation", body: { id: "canary-deprecation" } },
];

async function aSite() {
  const web = await aWeb();
  const report = (body: unknown, type = "application/csp-report") =>
    web.app.inject({
      method: "POST",
      url: "/rapports/csp",
      headers: { "content-type": type },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
  const violations = () => web.lines().filter(({ event }) => event === "csp.violation");
  return { ...web, report, violations };
}

test("both formats of browsers are logged, without query, sample or anything of the visitor", async () => {
  const { report, violations, text } = await aSite();
  expect((await report(OLD)).statusCode).toBe(204);
  expect((await report(NEW, "application/reports+json")).statusCode).toBe(204);
  expect(violations()).toMatchObject([
    {
      directive: "script-src-elem",
      page: "/reinitialiser-le-mot-de-passe",
      blocked: "https://evil.example",
      source: "/assets/root.js",
      line: 12,
    },
    { directive: "style-src-attr", page: "/emplois", blocked: "inline", source: null },
  ]);
  expect(text()).not.toContain("canary");
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a text", '"x"'],
  ["an empty list", "[]"],
  ["another shape", '{"csp-report":"x"}'],
  ["a list of anything", '[null,1,"x",{"type":"csp-violation"},{"type":"csp-violation","body":null}]'],
  ["nested without end", "[".repeat(8_000)],
])("%s is taken without a word", async (_what, body) => {
  const { report, violations } = await aSite();
  expect((await report(body)).statusCode).toBe(204);
  expect(violations()).toEqual([]);
});

test("the private link of a report is not logged when its page is refused something", async () => {
  const { report, violations, text } = await aSite();
  await report({ "csp-report": { "document-uri": "http://127.0.0.1:3000/signalements/canary-link" } });
  expect(violations()).toMatchObject([{ page: "/signalements/…" }]);
  expect(text()).not.toContain("canary");
});

test("odd values become short ones", async () => {
  const { report, violations } = await aSite();
  const body = {
    "effective-directive": "<script>\ncanary",
    "blocked-uri": "chrome-extension://canary/x.js",
    "source-file": "not an address canary",
    "line-number": "canary",
  };
  await report({ "csp-report": body });
  expect(violations()).toMatchObject([
    { directive: "unknown", page: null, blocked: "chrome-extension:", source: "unreadable" },
  ]);
  expect(violations()[0]).not.toHaveProperty("line");
});

test("too much at once, or of another type, is refused", async () => {
  const { report, violations } = await aSite();
  expect((await report({ "csp-report": { "document-uri": "x".repeat(20_000) } })).statusCode).toBe(413);
  expect((await report(OLD, "text/plain")).statusCode).toBe(415);
  expect(violations()).toEqual([]);
});

test("a flood is logged thirty times a minute, and the next minute says how many were not", async () => {
  const { report, violations, clock } = await aSite();
  for (let i = 0; i < MAX_LOGGED_PER_MINUTE + 20; i += 1) await report(OLD);
  expect(violations()).toHaveLength(MAX_LOGGED_PER_MINUTE);
  clock.now += 60_000;
  await report(OLD);
  expect(violations().at(-1)).toMatchObject({ notLoggedBefore: 20 });
});
