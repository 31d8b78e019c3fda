import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aForm, PROFILE } from "../form.ts";
import { call, type Harness, startHarness, tokenFor } from "../harness.ts";

let h: Harness;
let token: string;
beforeAll(async () => {
  h = await startHarness();
  token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
});
afterAll(() => h.close());

test.each([
  '{"email":"a@b.fr","password":"x","__proto__":{"role":"admin"}}',
  '{"email":"a@b.fr","password":"x","constructor":{"prototype":{"role":"admin"}}}',
  '{"email":"a@b.fr","password":{"__proto__":{"role":"admin"}}}',
])("a body that would change every object is refused: %s", async (body) => {
  const answer = await h.app.inject({
    method: "POST",
    url: "/api/login/",
    headers: { "content-type": "application/json" },
    payload: body,
  });
  expect(answer.statusCode).toBe(400);
  expect(({} as Record<string, unknown>)["role"]).toBeUndefined();
});

test.each(["__proto__", "constructor"])("so is a form with a field named %s", async (name) => {
  const form = aForm(Object.fromEntries([...Object.entries(PROFILE), [name, "admin"]]));
  expect((await call(h.app, "PUT", "/api/profile/update/", { token, ...form })).status).toBe(400);
});
