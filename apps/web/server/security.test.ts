import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPageHandler } from "./pages.ts";
import { limitBodies } from "./request-bodies.ts";
import { contentSecurityPolicies } from "./security.ts";

const publicUrl = new URL("https://renfort.example");
let app: FastifyInstance;
let rendered = 0;
beforeAll(async () => {
  app = Fastify();
  limitBodies(app, publicUrl, () => false);
  app.all(
    "/*",
    createPageHandler({
      publicUrl,
      now: Date.now,
      sharedName: () => null,
      render: async () => {
        rendered += 1;
        return new Response("<p>fait</p>", { headers: { "content-type": "text/html; charset=utf-8" } });
      },
    }),
  );
});
afterAll(() => app.close());

const send = (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", headers: Record<string, string>) =>
  app.inject({ method, url: "/candidat/profil", headers: { host: "renfort.example", ...headers } });

test.each([
  { origin: "https://ailleurs.example" },
  { origin: "null" },
  { origin: "https://renfort.example.ailleurs.example" },
  { origin: "http://renfort.example:81" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("a change that comes from another site is refused before anything is done: %j", async (headers) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
    const before = rendered;
    expect((await send(method, headers)).statusCode).toBe(403);
    expect(rendered).toBe(before);
  }
});

test("a change from our own pages, or a page merely read, is answered", async () => {
  expect((await send("POST", { origin: "https://renfort.example" })).statusCode).toBe(200);
  expect((await send("POST", { "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
  expect((await send("GET", { origin: "https://ailleurs.example" })).statusCode).toBe(200);
});

test("a page runs no script but those marked for this answer, loads nothing from elsewhere and is framed by nobody", async () => {
  const { headers } = await send("GET", {});
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/^script-src 'self' 'nonce-[\w+/=-]{16,}' 'strict-dynamic';/);
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(policy.split("; ")).toContain(rule);
  expect(policy).not.toMatch(/script-src[^;]*(?:unsafe-inline|unsafe-eval|https?:|\*)/);
  expect(policy).not.toBe(String((await send("GET", {})).headers["content-security-policy"]));
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(contentSecurityPolicies(publicUrl).withNonce("n")).toContain("connect-src 'self' wss://renfort.example");
});
