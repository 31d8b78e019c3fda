import { problemFr } from "@app/contract/http/problem.fr";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Render } from "./pages.ts";
import { aWeb, PAGE } from "./web-fixture.ts";

const PATHS = ["/", "/employeur/tableau-de-bord", "/assets/root.js", "/logo.svg", "/sante", "/rapports/csp"];

test.each(PATHS)("%s carries every security header over https, and names no software", async (url) => {
  const { app } = await aWeb({ publicUrl: "https://renfort.example" });
  const { headers } = await app.inject({ url });
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("geolocation=(self)"),
    "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(headers["cross-origin-resource-policy"]).toBe(url === "/logo.svg" ? "cross-origin" : "same-origin");
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("server");
});

test("a site served over http does not ask for https", async () => {
  const { app } = await aWeb();
  for (const url of PATHS) expect((await app.inject({ url })).headers).not.toHaveProperty("strict-transport-security");
});

test("pages name where browsers report policy violations", async () => {
  const { app } = await aWeb();
  for (const headers of [{}, { cookie: "renfort=x" }]) {
    const answer = await app.inject({ url: "/", headers });
    expect(answer.headers["reporting-endpoints"]).toBe('csp="/rapports/csp"');
    expect(answer.headers["content-security-policy"]).toMatch(/; report-to csp; report-uri \/rapports\/csp$/);
  }
});

test("a page is logged once, by its path, under the id that its calls and its answer carry", async () => {
  const asked: (string | null)[] = [];
  const render: Render = async (request) => {
    asked.push(request.headers.get("x-request-id"));
    return new Response("", { status: 404, headers: PAGE });
  };
  const { app, lines, text } = await aWeb({ render });
  const url = "/reinitialiser-le-mot-de-passe?uid=7&token=canary-token";
  const headers = { cookie: "renfort=canary-cookie", authorization: "Bearer canary-bearer" };
  const { headers: sent } = await app.inject({ url, headers });
  const id = sent["x-request-id"];
  expect(asked).toEqual([id]);
  expect(lines()).toMatchObject([
    {
      event: "request",
      id,
      method: "GET",
      path: "/reinitialiser-le-mot-de-passe",
      status: 404,
      ms: expect.any(Number),
    },
  ]);
  expect(text()).not.toMatch(/canary|127\.0\.0\.1/);
});

test.each([
  "/signalements/canary-link",
  "/decisions/canary-link.data?_routes=x",
  "/s/canary-link",
  "/Signalements/canary-link",
  "/%64ecisions/canary-link",
  "/signalements%2Fcanary-link",
  "/api/reports/canary-link/",
  "/api/decisions/canary-link/appeal/",
  "/invitation/canary-link",
  "/api/invitations/canary-link/accept/",
  "/api/calendars/canary-link/",
  "/agenda/canary-link.ics",
])(
  "the private link of a report, of a decision, of an invitation, of an agenda or of a text message is not logged: %s",
  async (url) => {
    const { app, text } = await aWeb({ render: async () => new Response("", { status: 200, headers: PAGE }) });
    await app.inject({ url });
    expect(text()).not.toMatch(/canary/);
  },
);

test("a page that is left before it is there has its line too", async () => {
  const asked = Promise.withResolvers<void>();
  const { app, lines } = await aWeb({
    render: () => {
      asked.resolve();
      return new Promise(() => {});
    },
  });
  onTestFinished(() => app.server.closeAllConnections());
  const visitor = new AbortController();
  const page = fetch(`${await app.listen({ host: "127.0.0.1", port: 0 })}/compte`, { signal: visitor.signal });
  await asked.promise;
  visitor.abort();
  await expect(page).rejects.toThrow("aborted");
  const line = expect.objectContaining({ event: "request", path: "/compte", status: 499 });
  await vi.waitFor(() => expect(lines()).toContainEqual(line));
});

test("the request id of a trusted proxy is used when it is well formed", async () => {
  const { app } = await aWeb();
  const idFor = async (id: string, remoteAddress = "127.0.0.1") =>
    (await app.inject({ url: "/", headers: { "x-request-id": id }, remoteAddress })).headers["x-request-id"];
  expect(await idFor("edge-0123456789")).toBe("edge-0123456789");
  expect(await idFor('x","event":"forged')).toMatch(/^[\w-]{36}$/);
  // Whoever is no proxy of ours does not name our requests.
  expect(await idFor("edge-0123456789", "203.0.113.9")).toMatch(/^[\w-]{36}$/);
});

test("files are logged for whoever looks closely only, unless they are missing", async () => {
  const at = async (level: string) => {
    const web = await aWeb({ level });
    for (const url of ["/assets/root.js", "/logo.svg", "/sante", "/assets/gone.js"]) await web.app.inject({ url });
    return web.lines().map(({ path }) => path);
  };
  expect(await at("info")).toEqual(["/assets/gone.js"]);
  expect(await at("debug")).toEqual(["/assets/root.js", "/logo.svg", "/sante", "/assets/gone.js"]);
});

test("a page that fails is logged without its address, and says so in French", async () => {
  const { app, lines, text, failures } = await aWeb({
    render: async () => {
      throw new Error("broken");
    },
  });
  const answer = await app.inject({ url: "/connexion?redirect=canary" });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toBe(problemFr.unexpected);
  expect(lines()).toMatchObject([
    { event: "page.failed", id: answer.headers["x-request-id"], err: { message: "broken" } },
    { event: "request", status: 500 },
  ]);
  expect(failures).toMatchObject([["/connexion?redirect=canary", { message: "broken" }]]);
  expect(text()).not.toContain("canary");
});

test.each([
  "/signalements/canary-link",
  "/decisions/canary-link",
  "/Decisions/canary-link",
  "/invitation/canary-link",
  "/s/canary-link",
  "/agenda/canary-link.ics",
])("a page that its address alone opens is stored nowhere: %s", async (path) => {
  const { app } = await aWeb();
  expect((await app.inject(path)).headers["cache-control"]).toBe("private, no-store");
  expect((await app.inject("/connexion")).headers["cache-control"]).toBe("no-cache, no-transform");
});
