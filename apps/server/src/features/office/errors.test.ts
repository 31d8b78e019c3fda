import type { ErrorGroup } from "@app/contract/office/errors";
import { anErrorGroup } from "@app/db/builders/errors";
import { anAdmin } from "@app/db/builders/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { startPollLoop } from "../../platform/poll-loop.ts";
import { sweepRetention } from "../privacy/retention/sweep-old-rows.ts";

const DAY = 86_400_000;
const REPORT = { name: "TypeError", place: "/emplois/serveur-481?q=1", message: "no ines@exemple.fr in 4812" };

let h: Harness;
let token: string;
beforeAll(async () => {
  h = await startHarness();
  token = await tokenFor(h.ctx, (await anAdmin(h.ctx.db)).id);
});
beforeEach(() => h.ctx.db.deleteFrom("errorGroups").execute());
afterAll(() => h.close());

type Page = { results: ErrorGroup[]; open: number; next: string | null };
async function list(after?: string): Promise<Page> {
  await h.ctx.errorGroups.flush();
  const url = `/api/admin/errors/${after === undefined ? "" : `?after=${after}`}`;
  return (await call<Page>(h.app, "GET", url, { token })).body;
}
const close = (fingerprint: string) => call(h.app, "POST", `/api/admin/errors/${fingerprint}/close/`, { token });
const report = (body: object, headers: Record<string, string> = {}) =>
  call(h.app, "POST", "/api/errors/", { body, headers });

test("a request that fails is one group with its route, and the answer says nothing of it", async () => {
  await h.runAsOwner("alter table contact_messages rename to contact_messages_away");
  const body = { name: "Inès", email: "ines@exemple.fr", subject: "general", message: "Bonjour" };
  const send = () => call(h.app, "POST", "/api/contact/", { body });
  expect(await send()).toMatchObject({ status: 500, body: { code: "server_error" } });
  expect((await send()).status).toBe(500);
  await h.runAsOwner("alter table contact_messages_away rename to contact_messages");
  const { results } = await list();
  expect(results).toMatchObject([
    { source: "api", name: "error", place: "POST /api/contact/", count: 2, message: "relation <text> does not exist" },
  ]);
  expect(results[0]?.frame).toContain("apps/server/src/");
});

test("refusals are not errors", async () => {
  expect((await call(h.app, "POST", "/api/contact/", { body: {} })).status).toBe(400);
  expect((await call(h.app, "GET", "/api/jobs/999999999/")).status).toBe(404);
  expect((await call(h.app, "GET", "/api/nothing/")).status).toBe(404);
  expect((await list()).results).toEqual([]);
});

test("work of the worker that fails is a group with its name", async () => {
  const failed = Promise.withResolvers<void>();
  const stop = startPollLoop(h.ctx, "send_mails", async () => {
    failed.resolve();
    throw new RangeError("too many");
  });
  await failed.promise;
  await stop();
  expect((await list()).results).toMatchObject([{ source: "worker", name: "RangeError", place: "send_mails" }]);
});

test("what browsers and pages send is masked, and nobody is named", async () => {
  expect((await report(REPORT, { "x-forwarded-for": "203.0.113.9" })).status).toBe(202);
  expect((await report(REPORT)).status).toBe(202);
  const { results } = await list();
  expect(results.map(({ source }) => source).toSorted()).toEqual(["browser", "web"]);
  for (const group of results) expect(group).toMatchObject({ place: "/emplois/:id", message: "no <e-mail> in <n>" });
  expect((await report({ ...REPORT, message: "m".repeat(3000) })).status).toBe(400);
});

test("an address that no page of the office makes is refused", async () => {
  expect((await call(h.app, "GET", "/api/admin/errors/?after=1", { token })).status).toBe(400);
  expect((await close("f".repeat(61))).status).toBe(400);
});

test("200 causes at most are written at once", async () => {
  for (let i = 0; i < 300; i += 1) h.ctx.errorGroups.record("worker", `job ${i}`, `failure ${i}`);
  const written = await list();
  expect(written.open).toBe(200);
});

test("two thousand made-up reports hide no real one, be they of one address or of many", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
  const admin = await tokenFor(strict.ctx, (await anAdmin(strict.ctx.db)).id);
  const open = async () => {
    await strict.ctx.errorGroups.flush();
    return (await call<Page>(strict.app, "GET", "/api/admin/errors/", { token: admin })).body;
  };
  const send = (name: string, headers: Record<string, string>) =>
    call(strict.app, "POST", "/api/errors/", { body: { ...REPORT, name }, headers });
  strict.ctx.errorGroups.record("api", "GET /api/stats/", new Error("broken"));
  await strict.ctx.errorGroups.flush();
  const letters = (i: number) =>
    String.fromCharCode(97 + (i % 26), 97 + (Math.floor(i / 26) % 26), 97 + Math.floor(i / 676));
  for (let i = 0; i < 100; i += 1) {
    if (i % 25 === 0) strict.advance(60_000);
    expect((await send(`Junk${letters(i)}`, { "x-forwarded-for": "203.0.113.9" })).status).toBe(202);
  }
  expect((await open()).open).toBeLessThanOrEqual(21);
  for (let i = 100; i < 2_000; i += 1)
    await send(`Junk${letters(i)}`, { "x-forwarded-for": `198.51.${Math.floor(i / 200)}.${i % 200}` });
  await send("WebError", {});
  strict.ctx.errorGroups.record("worker", "send_mails", new RangeError("late"));
  const { results, open: count } = await open();
  await strict.close();
  expect(count).toBeLessThanOrEqual(43);
  const real = results.filter(({ source }) => source !== "browser").map(({ name }) => name);
  expect(new Set(real)).toEqual(new Set(["Error", "WebError", "RangeError"]));
});

test("a closed error is last in the list, and first again once it is seen again", async () => {
  const error = new Error("broken");
  h.ctx.errorGroups.record("api", "GET /api/stats/", error);
  await h.ctx.errorGroups.flush();
  h.advance(1000);
  const other = await anErrorGroup(h.ctx.db, { name: "RangeError", seenAt: new Date(h.ctx.now().getTime() - DAY) });
  const [first] = (await list()).results;
  expect(first).toMatchObject({ name: "Error", closed_at: null });
  expect((await close(first?.fingerprint ?? "")).status).toBe(200);
  expect((await close(first?.fingerprint ?? "")).status).toBe(200);
  expect((await list()).results.map(({ name }) => name)).toEqual(["RangeError", "Error"]);
  h.advance(1000);
  h.ctx.errorGroups.record("api", "GET /api/stats/", error);
  const { results, open } = await list();
  expect(results).toMatchObject([
    { name: "Error", closed_at: null, count: 2 },
    { name: "RangeError", fingerprint: other.fingerprint },
  ]);
  expect(open).toBe(2);
  expect((await close("f".repeat(32))).status).toBe(404);
  const { rows } = await h.ctx.pool.query("select action, detail from office_audit where action = 'errors.close'");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ detail: { fingerprint: first?.fingerprint } });
});

test("every group is on one page, in order, even those of the same instant", async () => {
  const now = h.ctx.now().getTime();
  for (let i = 0; i < 60; i += 1) await anErrorGroup(h.ctx.db, { seenAt: new Date(now - Math.floor(i / 3) * 1000) });
  await close((await list()).results[4]?.fingerprint ?? "");
  const first = await list();
  const second = await list(first.next ?? "");
  const all = [...first.results, ...second.results];
  expect([first.results.length, second.results.length, second.next]).toEqual([50, 10, null]);
  expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(60);
  expect(all.at(-1)?.closed_at).not.toBeNull();
});

test("a group goes 90 days after the error was last seen", async () => {
  const now = h.ctx.now().getTime();
  await anErrorGroup(h.ctx.db, { name: "Old", seenAt: new Date(now - 90 * DAY) });
  await anErrorGroup(h.ctx.db, { name: "Recent", seenAt: new Date(now - 89 * DAY) });
  await sweepRetention(h.ctx);
  expect((await list()).results.map(({ name }) => name)).toEqual(["Recent"]);
});
