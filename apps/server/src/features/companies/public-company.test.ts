import type { PublicCompanyView } from "@app/contract/companies/companies";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair } from "../../../test/scene.ts";

const DAY = 86_400_000;
const WORKED = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;
const ALL = (score: number) => ({
  technical: score,
  communication: score,
  experience: score,
  cultural: score,
  overall: score,
});

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const open = (id: number, token?: string) =>
  call<PublicCompanyView>(h.app, "GET", `/api/companies/${id}/`, token ? { token } : {});

type Employer = Awaited<ReturnType<typeof anEmployer>>;

async function rated(
  employer: Employer,
  score: number,
  fields: object = {},
  by?: Awaited<ReturnType<typeof aCandidate>>,
) {
  const candidate = by ?? (await aCandidate(h.ctx.db));
  const mission = await aMission(h.ctx.db, {
    employer,
    title: "Runner (H/F)",
    startsAt: new Date(Date.now() - (by ? 9 : 7) * DAY),
  });
  const application = await anApplication(h.ctx.db, { mission, candidate, ...WORKED });
  await aRating(h.ctx.db, { application, direction: "company", scores: ALL(score), ...fields });
  return candidate;
}

describe("the ratings of a company's page", () => {
  test("give a mean and its distribution from the third rater on, however many ratings one person wrote", async () => {
    const employer = await anEmployer(h.ctx.db, { company: { firstPublishedAt: new Date() } });
    expect((await open(employer.companyId)).body.ratings).toEqual({
      mean: null,
      count: 0,
      distribution: null,
      latest: [],
    });
    const first = await rated(employer, 5);
    await rated(employer, 5, {}, first);
    await rated(employer, 3);
    expect((await open(employer.companyId)).body.ratings).toMatchObject({ mean: null, count: 3, distribution: null });
    await rated(employer, 1);
    expect((await open(employer.companyId)).body.ratings).toMatchObject({
      mean: 3.5,
      count: 4,
      distribution: [2, 0, 1, 0, 1],
    });
  });

  test("show the comments, newest first, with the mission and the reply, and never who wrote them", async () => {
    const employer = await anEmployer(h.ctx.db);
    const day = (n: number) => new Date(Date.now() - n * DAY);
    const author = await rated(employer, 4, {
      comment: "Pause respectée.",
      reply: "Merci à vous.",
      repliedAt: day(1),
      createdAt: day(2),
    });
    await rated(employer, 2, { comment: "Fini une heure trop tard.", createdAt: day(1) });
    await rated(employer, 5, { comment: "" });
    const { body } = await open(employer.companyId);
    expect(
      body.ratings.latest.map(({ comment, reply, jobTitle, rating }) => [comment, reply, jobTitle, rating]),
    ).toEqual([
      ["Fini une heure trop tard.", null, "Runner (H/F)", 2],
      ["Pause respectée.", "Merci à vous.", "Runner (H/F)", 4],
    ]);
    const text = JSON.stringify(body);
    for (const secret of [author.email, author.lastName, author.firstName]) expect(text).not.toContain(secret);
  });

  test("leave out those held for review", async () => {
    const employer = await anEmployer(h.ctx.db);
    for (const score of [5, 5, 5]) await rated(employer, score, { comment: "Bien." });
    await rated(employer, 1, { comment: "Retenue.", heldAt: new Date(), heldReasons: ["burst"] });
    const { ratings } = (await open(employer.companyId)).body;
    expect(ratings).toMatchObject({ mean: 5, count: 3, distribution: [3, 0, 0, 0, 0] });
    expect(ratings.latest).toHaveLength(3);
  });

  test("are the ten latest at most", async () => {
    const employer = await anEmployer(h.ctx.db);
    for (let i = 0; i < 11; i += 1) await rated(employer, 4, { comment: `Avis ${i}` });
    expect((await open(employer.companyId)).body.ratings.latest).toHaveLength(10);
  });
});

describe("the missions of a company's page", () => {
  test("are those one may apply to, the soonest first", async () => {
    const employer = await anEmployer(h.ctx.db);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const later = await aMission(h.ctx.db, { employer, startsAt: at(48) });
    const soon = await aMission(h.ctx.db, { employer, startsAt: at(3) });
    await aMission(h.ctx.db, { employer, startsAt: at(-3) });
    await aMission(h.ctx.db, { employer, startsAt: at(5), status: "paused" });
    await aMission(h.ctx.db, { employer, startsAt: at(5), hiddenAt: new Date() });
    await aMission(h.ctx.db, { employer, startsAt: at(5), accepted: 1 });
    await aMission(h.ctx.db, { startsAt: at(4) });
    const { missions } = (await open(employer.companyId)).body;
    expect(missions.results.map(({ id }) => id)).toEqual([soon.id, later.id]);
    expect(missions.more).toBe(false);
  });

  test("are twenty at most, and the page knows that there are others", async () => {
    const employer = await anEmployer(h.ctx.db);
    for (let i = 0; i < 21; i += 1) await aMission(h.ctx.db, { employer });
    const { missions } = (await open(employer.companyId)).body;
    expect(missions.results).toHaveLength(20);
    expect(missions.more).toBe(true);
  });
});

test("a suspended company has no page, except for the people it accepted", async () => {
  const { employer, person } = await aPair(h, { application: { status: "accepted" } });
  await h.ctx.db.updateTable("users").set({ status: "suspended" }).where("id", "=", employer.id).execute();
  expect((await open(employer.companyId)).status).toBe(404);
  const stranger = await aCandidate(h.ctx.db);
  expect((await open(employer.companyId, await tokenFor(h.ctx, stranger.id))).status).toBe(404);
  expect((await open(employer.companyId, person.token)).status).toBe(200);
});

test("the page says since when the company publishes", async () => {
  const since = new Date("2026-03-04T10:00:00Z");
  const employer = await anEmployer(h.ctx.db, { company: { firstPublishedAt: since } });
  expect((await open(employer.companyId)).body.since).toBe(since.toISOString());
});
