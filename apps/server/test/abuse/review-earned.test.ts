import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../harness.ts";
import { post, requireSound } from "../scene.ts";
import { aStranger, asVisitor, aWorker, publish, SCAM, type Stranger, work } from "./abuse-scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

/** What becomes of it: who sees it, and whether people are planned to be asked. */
async function publishTheScam(employer: Stranger) {
  const { id, status, held_reason: reason } = await publish(h, employer, { description: SCAM, positions: 20 });
  const visitor = (await asVisitor(h, id)).status;
  const search = await call<{ results: { id: number }[] }>(h.app, "GET", "/api/jobs/?query=serveur");
  const { rows } = await h.ctx.pool.query("select from mission_waves where mission_id = $1", [id]);
  return { status, reason, visitor, isFound: search.body.results.some((job) => job.id === id), waves: rows.length };
}
/** It may publish twenty places: what keeps the scam off line is its text alone. */
const PROVEN = { level: "address_proven" } as const;
const HELD = { status: "held", reason: "risk", visitor: 404, isFound: false, waves: 0 };

test("two quick harmless missions, then a scam with twenty places", async () => {
  const employer = await aStranger(h, PROVEN);
  for (let n = 0; n < 2; n += 1) expect(await publish(h, employer)).toMatchObject({ status: "recruiting" });
  expect(await publishTheScam(employer)).toEqual(HELD);
});

test("an accomplice who works thrice alone", async () => {
  const employer = await aStranger(h, PROVEN);
  const accomplice = await aWorker(h);
  for (const daysAgo of [3, 4, 5]) await work(h, employer, accomplice, { daysAgo, overall: 5 });
  expect(await publishTheScam(employer)).toEqual(HELD);
});

test("two accounts of accomplices on one telephone", async () => {
  const employer = await aStranger(h, PROVEN);
  const first = await aWorker(h, "90.3.2.1");
  const second = await aWorker(h, "90.3.2.1");
  await work(h, employer, first, { daysAgo: 3, overall: 5 });
  await work(h, employer, first, { daysAgo: 4, overall: 5 });
  await work(h, employer, second, { daysAgo: 5, overall: 5 });
  expect(await publishTheScam(employer)).toEqual(HELD);
});

test("accomplices on the network of the company itself", async () => {
  const employer = await aStranger(h, PROVEN);
  for (const daysAgo of [3, 4, 5]) await work(h, employer, await aWorker(h, employer.ip), { daysAgo, overall: 5 });
  expect(await publishTheScam(employer)).toEqual(HELD);
});

test("accomplices who used the browser of the company", async () => {
  const employer = await aStranger(h, PROVEN);
  const browser = Buffer.alloc(32, 7);
  const at = h.ctx.now();
  const uses = (userId: number) =>
    h.ctx.db.insertInto("knownDevices").values({ userId, tokenHash: browser, createdAt: at, lastUsedAt: at }).execute();
  await uses(employer.id);
  for (const daysAgo of [3, 4, 5]) {
    const worker = await aWorker(h);
    await uses(worker.id);
    await work(h, employer, worker, { daysAgo, overall: 5 });
  }
  expect(await publishTheScam(employer)).toEqual(HELD);
});

test("strangers whom the company alone says worked", async () => {
  const employer = await aStranger(h, PROVEN);
  for (const daysAgo of [3, 4, 5, 6]) await work(h, employer, await aWorker(h), { daysAgo });
  expect(await publishTheScam(employer)).toEqual(HELD);
});

test("strangers who say that it went badly, or who reported it", async () => {
  const employer = await aStranger(h, PROVEN);
  await work(h, employer, await aWorker(h), { daysAgo: 3, overall: 1 });
  for (const daysAgo of [4, 5]) {
    const worker = await aWorker(h);
    const missionId = await work(h, employer, worker, { daysAgo, overall: 4 });
    const report = {
      subject_type: "mission",
      subject_id: missionId,
      reason: "fraud",
      details: "Personne ne m’a payé.",
    };
    expect((await post(h, worker.token, "reports", report)).status).toBe(201);
  }
  expect(await publishTheScam(employer)).toEqual(HELD);
});

test("accomplices who delete their accounts, and their traces with them", async () => {
  const employer = await aStranger(h, PROVEN);
  for (const daysAgo of [3, 4, 5]) {
    const worker = await aWorker(h);
    await work(h, employer, worker, { daysAgo, overall: 5 });
    await h.ctx.db.updateTable("users").set({ status: "deleted" }).where("id", "=", worker.id).execute();
  }
  expect(await publishTheScam(employer)).toEqual(HELD);
});

test("a second account that gives the SIRET of a company people worked for", async () => {
  const known = await aStranger(h, PROVEN);
  for (const daysAgo of [3, 4, 5]) await work(h, known, await aWorker(h), { daysAgo, overall: 5 });
  const { siret, name } = await h.ctx.db
    .selectFrom("companies")
    .where("id", "=", known.companyId)
    .select(["siret", "name"])
    .executeTakeFirstOrThrow();
  const copy = await aStranger(h, { ...PROVEN, siret, name });
  for (let n = 0; n < 2; n += 1) await publish(h, copy);
  expect(await publishTheScam(copy)).toEqual(HELD);
});

test("two people who share nothing with it, on three days, end the review; two days do not", async () => {
  const employer = await aStranger(h, PROVEN);
  const [first, second] = [await aWorker(h), await aWorker(h)];
  await work(h, employer, first, { daysAgo: 3, overall: 5 });
  await work(h, employer, second, { daysAgo: 4, overall: 4 });
  expect(await publishTheScam(employer)).toEqual(HELD);
  await work(h, employer, second, { daysAgo: 5, overall: 4 });
  expect(await publishTheScam(employer)).toMatchObject({ status: "recruiting", visitor: 200 });
});
