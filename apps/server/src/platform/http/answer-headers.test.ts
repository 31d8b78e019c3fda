import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ PUBLIC_URL: "https://renfort.example" });
});
afterAll(() => h.close());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  h.app.inject({ method: "GET", url, headers, remoteAddress });

test.each(["/api/jobs/", "/api/nothing/", "/api/me/", "/api/docs/", "/health/live"])(
  "%s carries every security header, and names no software",
  async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
  },
);

test("no answer to a member is cacheable, refusals included", async () => {
  const { id } = await aCandidate(h.ctx.db);
  const token = await tokenFor(h.ctx, id);
  for (const url of ["/api/me/", "/api/jobs/", "/api/drafts/", "/api/applications/999999/", "/api/jobs/?page=x"])
    expect((await call(h.app, "GET", url, { token })).headers["cache-control"]).toBe("no-store");
  expect((await get("/api/me/")).headers["cache-control"]).toBe("no-store");
});

test("a request id of the web server is used; any other is replaced", async () => {
  const headers = { "x-request-id": "web-0123456789" };
  expect((await get("/api/jobs/", headers)).headers["x-request-id"]).toBe("web-0123456789");
  expect((await get("/api/jobs/", headers, "203.0.113.9")).headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  expect((await get("/api/jobs/", { "x-request-id": "a b" })).headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
});

test("a site served over http does not promise https", async () => {
  const plain = await startHarness();
  const { headers } = await plain.app.inject({ url: "/api/jobs/" });
  expect(headers).not.toHaveProperty("strict-transport-security");
  await plain.close();
});
