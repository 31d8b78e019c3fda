import type { MissionPage } from "@app/contract/missions/missions";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const signIn = async () => {
  const candidate = await aCandidate(h.ctx.db);
  return { candidate, token: await tokenFor(h.ctx, candidate.id) };
};
const save = (token: string, body: object, headers: Record<string, string> = {}) =>
  call(h.app, "POST", "/api/save-job/", { token, body, headers });
const listSaved = async (token: string, query = "") =>
  (await call<MissionPage>(h.app, "GET", `/api/saved-jobs/${query}`, { token })).body;

test("one tap saves a mission, the next removes it, and `saved` chooses explicitly", async () => {
  const { candidate, token } = await signIn();
  const { id } = await aMission(h.ctx.db);
  expect(await save(token, { job_id: id, user_id: candidate.id })).toMatchObject({
    status: 200,
    body: { saved: true },
  });
  expect((await listSaved(token)).results).toMatchObject([{ id, saved: true }]);
  expect((await save(token, { job_id: id })).body).toEqual({ saved: false });
  expect((await save(token, { job_id: id, saved: false })).body).toEqual({ saved: false });
  for (let n = 0; n < 2; n += 1) expect((await save(token, { job_id: id, saved: true })).body).toEqual({ saved: true });
  expect((await listSaved(token)).count).toBe(1);
});

test("a saved mission tells how far it is from home, unless it is remote", async () => {
  const { token } = await signIn();
  const here = await aMission(h.ctx.db);
  const bron = await aMission(h.ctx.db, { commune: "69029" });
  const remote = await aMission(h.ctx.db, { commune: "69029", remote: true });
  for (const { id } of [here, bron, remote]) await save(token, { job_id: id });
  const byId = new Map((await listSaved(token)).results.map((card) => [card.id, card]));
  expect(byId.get(here.id)?.distanceKm).toBe(0);
  expect(byId.get(bron.id)?.distanceKm).toBe(6.3);
  expect(byId.get(remote.id)).not.toHaveProperty("distanceKm");
});

test("a retry with the same key does not undo the tap", async () => {
  const { token } = await signIn();
  const { id } = await aMission(h.ctx.db);
  const headers = { "idempotency-key": "un-tap" };
  for (let n = 0; n < 2; n += 1) expect((await save(token, { job_id: id }, headers)).body).toEqual({ saved: true });
  expect((await listSaved(token)).count).toBe(1);
});

test("nobody saves in someone else's name, nor what they cannot see", async () => {
  const { token } = await signIn();
  const { candidate: other } = await signIn();
  const { id } = await aMission(h.ctx.db);
  const hidden = await aMission(h.ctx.db, { hiddenAt: new Date() });
  const deleted = await aMission(h.ctx.db, { deletedAt: new Date() });
  expect(await save(token, { job_id: id, user_id: other.id })).toMatchObject({
    status: 403,
    body: { code: "identity_mismatch" },
  });
  for (const job_id of [hidden.id, deleted.id, 999_999]) {
    expect(await save(token, { job_id })).toMatchObject({ status: 404, body: { error: "Mission non trouvée" } });
  }
  expect(await save(token, {})).toMatchObject({
    status: 400,
    body: { job_id: ["Cet identifiant n’est pas valable."] },
  });
  expect((await listSaved(token)).count).toBe(0);
});

test("the list shows the last saved first, page by page, without removed missions", async () => {
  const { token } = await signIn();
  const ids: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const { id } = await aMission(h.ctx.db, { status: n % 2 ? "completed" : "recruiting" });
    ids.push(id);
    h.advance(1000);
    await save(token, { job_id: id });
  }
  await h.ctx.db
    .updateTable("missions")
    .set({ deletedAt: new Date() })
    .where("id", "=", ids[11] ?? 0)
    .execute();
  const first = await listSaved(token);
  expect(first).toMatchObject({ count: 11, next: "/api/saved-jobs/?page=2", previous: null });
  expect(first.results.map(({ id }) => id)).toEqual(ids.slice(1, 11).toReversed());
  expect((await listSaved(token, "?page=2")).results.map(({ id }) => id)).toEqual([ids[0]]);
  // A removed mission can still be unsaved.
  expect((await save(token, { job_id: ids[11] })).body).toEqual({ saved: false });
});
