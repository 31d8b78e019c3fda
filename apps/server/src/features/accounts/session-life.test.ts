import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from "@app/db/builders/demo-password";
import { aUser } from "@app/db/builders/users";
import { endSessions } from "@app/db/end-sessions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";

const DAY = 86_400_000;
type Tokens = { access: string; refresh: string };

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const aPerson = () => aUser(h.ctx.db, { role: "candidate", passwordHash: DEMO_PASSWORD_HASH });
const signIn = async (email: string) =>
  (await call<{ tokens: Tokens }>(h.app, "POST", "/api/login/", { body: { email, password: DEMO_PASSWORD } })).body
    .tokens;
const refresh = (token: string) => call<Tokens>(h.app, "POST", "/api/token/refresh/", { body: { refresh: token } });
const statusOf = async (token: string) => (await call(h.app, "GET", "/api/me/", { token })).status;

test("a session ends after fourteen unused days or thirty days in all", async () => {
  const { email } = await aPerson();
  const resting = await signIn(email);
  let used = await signIn(email);
  for (const days of [13, 13]) {
    h.advance(days * DAY);
    used = (await refresh(used.refresh)).body;
    expect(await statusOf(used.access)).toBe(200);
  }
  expect((await refresh(resting.refresh)).status).toBe(401);
  const open = await call<{ results: { current: boolean }[] }>(h.app, "GET", "/api/account/sessions/", {
    token: used.access,
  });
  expect(open.body.results.map(({ current }) => current)).toEqual([true]);
  h.advance(5 * DAY);
  expect((await refresh(used.refresh)).status).toBe(401);
});

test("a thirty-first device signs out the one used the longest ago, and only that one", async () => {
  const { email } = await aPerson();
  const first = await signIn(email);
  h.advance(1_000);
  const second = await signIn(email);
  for (let devices = 2; devices < 31; devices += 1) await signIn(email);
  expect([await statusOf(first.access), await statusOf(second.access)]).toEqual([401, 200]);
});

test("an operator signs out one person everywhere, or everybody", async () => {
  const [someone, another] = [await aPerson(), await aPerson()];
  const [one, other] = [await signIn(someone.email), await signIn(another.email)];
  await endSessions(h.ctx.db, { email: someone.email.toUpperCase() }, h.ctx.now());
  expect([await statusOf(one.access), await statusOf(other.access)]).toEqual([401, 200]);
  expect((await refresh(one.refresh)).status).toBe(401);
  await endSessions(h.ctx.db, "everyone", h.ctx.now());
  expect(await statusOf(other.access)).toBe(401);
});
