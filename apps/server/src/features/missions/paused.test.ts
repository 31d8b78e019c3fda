import { anEmployer } from "@app/db/builders/companies";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aMissionScene } from "../../../test/mission-scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const given = (token: string | undefined) => (token === undefined ? {} : { token });
const open = async (id: number, token?: string) => (await call(h.app, "GET", `/api/jobs/${id}/`, given(token))).status;
const drawCard = async (id: number) => (await h.app.inject({ url: `/api/jobs/${id}/card/` })).statusCode;
const report = async (id: number, token?: string) => {
  const body = {
    subject_type: "mission",
    subject_id: id,
    reason: "other",
    details: "Une annonce en pause.",
    email: "a@b.fr",
  };
  return (await call(h.app, "POST", "/api/reports/", { ...given(token), body })).status;
};
const save = async (id: number, token: string) =>
  (await call(h.app, "POST", "/api/save-job/", { token, body: { job_id: id, saved: true } })).status;
const savedBy = async (token: string) =>
  (await call<{ results: { id: number }[] }>(h.app, "GET", "/api/saved-jobs/", { token })).body.results;
const inFeed = async (id: number) =>
  (await call<{ results: { id: number }[] }>(h.app, "GET", `/api/feed/?after=${id - 1}`)).body.results.some(
    (m) => m.id === id,
  );

test("a paused mission is for its employer and for those who applied, whatever the way to it", async () => {
  const { mission, token, people } = await aMissionScene(h, ["pending", "rejected"]);
  const stranger = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
  const rival = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
  const applicants = people.map((person) => person.token);
  for (const one of [stranger, ...applicants]) expect(await save(mission.id, one)).toBe(200);
  expect(await drawCard(mission.id)).toBe(200);

  const pause = (status: string) =>
    call(h.app, "PATCH", `/api/jobs/${mission.id}/status/`, { token, body: { status } });
  expect((await pause("paused")).status).toBe(200);
  for (const one of [undefined, stranger, rival]) {
    expect(await open(mission.id, one)).toBe(404);
    expect(await report(mission.id, one)).toBe(404);
  }
  expect([await drawCard(mission.id), await inFeed(mission.id)]).toEqual([404, false]);
  expect(await save(mission.id, stranger)).toBe(404);
  // Hidden while paused; listed again afterwards.
  expect(await savedBy(stranger)).toEqual([]);
  for (const one of applicants) {
    expect(await open(mission.id, one)).toBe(200);
    expect(await savedBy(one)).toMatchObject([{ id: mission.id, status: "paused" }]);
  }
  expect(await open(mission.id, token)).toBe(200);
  expect(await report(mission.id, applicants[0])).toBe(201);

  await pause("recruiting");
  for (const one of [undefined, stranger, rival]) expect(await open(mission.id, one)).toBe(200);
  expect(await savedBy(stranger)).toMatchObject([{ id: mission.id }]);
  expect([await drawCard(mission.id), await inFeed(mission.id)]).toEqual([200, true]);
});
