import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import { SECTORS } from "@app/domain/catalogue/sectors";
import { BADGES } from "@app/domain/ratings/badge";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { openItem } from "../../../test/office-scene.ts";
import { get, patch, post, publishRatings, requireSound } from "../../../test/scene.ts";
import { recountBadges } from "./track-record.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(Date.now() - ms);
const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

type Badge = { id: string; name: string; description: string; earned_at: string };
type Candidate = { id: number };
type Employer = Awaited<ReturnType<typeof anEmployer>>;

/** As the person reads them, after the worker has run. */
async function ownBadges({ id }: Candidate): Promise<Badge[]> {
  await h.runJobs();
  const { body } = await get<{ user: { badges: Badge[] } }>(h, await tokenFor(h.ctx, id), "me/");
  return body.user.badges;
}
const names = async (candidate: Candidate) => (await ownBadges(candidate)).map(({ name }) => name);

/** Accepted two days before it began and confirmed ten minutes later. */
async function aWork(
  candidate: Candidate,
  daysAgo: number,
  { employer, sector = 0 }: { employer?: Employer; sector?: number } = {},
) {
  const startsAt = ago(daysAgo * DAY);
  const createdAt = new Date(startsAt.getTime() - 2 * DAY);
  const sectors = [SECTORS[sector]?.name ?? ""];
  const mission = await aMission(h.ctx.db, { startsAt, sectors, ...(employer && { employer }) });
  return anApplication(h.ctx.db, { mission, candidate, createdAt, ...worked });
}

test("every badge can be earned by working, and says since when", async () => {
  const candidate = await aCandidate(h.ctx.db);
  const loyal = await anEmployer(h.ctx.db);
  const works = [await aWork(candidate, 60, { employer: loyal })];
  for (let index = 1; index < 10; index += 1) works.push(await aWork(candidate, 60 - 4 * index, { sector: index % 3 }));
  works.push(await aWork(candidate, 8, { employer: loyal }));
  // Accepted three hours before the start, twice.
  for (const daysAgo of [6, 4]) {
    const mission = await aMission(h.ctx.db, { startsAt: ago(daysAgo * DAY), sectors: [SECTORS[0]?.name ?? ""] });
    const createdAt = new Date(mission.startsAt.getTime() - 3 * HOUR);
    works.push(await anApplication(h.ctx.db, { mission, candidate, createdAt, ...worked }));
  }
  for (const application of works.slice(1, 4)) await aRating(h.ctx.db, { application, createdAt: ago(20 * DAY) });

  const badges = await ownBadges(candidate);
  expect(badges.map(({ id }) => id)).toEqual([...BADGES]);
  expect(badges.map(({ name }) => name)).toEqual([
    "Démarre vite",
    "Fiable",
    "Bonnes notes",
    "Employeur fidèle",
    "Répond vite",
    "10\u00a0missions",
    "Plusieurs secteurs",
  ]);
  const tenth = badges.find(({ id }) => id === "ten_missions");
  expect(tenth?.earned_at).toBe(works[9]?.attendanceAt?.toISOString());

  const seen = await get<{ badges: Badge[] }>(h, await tokenFor(h.ctx, loyal.id), `profile/${candidate.id}/`);
  expect(seen.body.badges).toEqual(badges);
});

test("the third company that says well makes the badge, and the office takes it back with the rating", async () => {
  const candidate = await aCandidate(h.ctx.db);
  let last = 0;
  for (const daysAgo of [16, 13, 10]) {
    expect(await names(candidate)).not.toContain("Bonnes notes");
    const employer = await anEmployer(h.ctx.db);
    await aWork(candidate, daysAgo, { employer });
    const scores = { technical: 5, communication: 5, experience: 4, cultural: 5, overall: 5 };
    const rating = { ...scores, user_id: candidate.id, recommend: true, comment: "Parfait." };
    const answer = await post<{ id: number }>(h, await tokenFor(h.ctx, employer.id), "ratings/add", rating);
    expect(answer.status).toBe(201);
    last = answer.body.id;
    await publishRatings(h);
  }
  expect(await names(candidate)).toContain("Bonnes notes");

  const about = { subject_type: "rating", subject_id: last, reason: "other", details: "Cet avis est de complaisance." };
  expect((await post(h, await tokenFor(h.ctx, candidate.id), "reports", about)).status).toBe(201);
  const item = await openItem(h.ctx, "report", "rating", last);
  const decision = { action: "remove_rating", rule: "nothing_to_pay", note: "Avis donné entre proches." };
  const admin = await tokenFor(h.ctx, (await anAdmin(h.ctx.db)).id);
  expect((await post(h, admin, `admin/items/${item}/decide`, decision)).status).toBe(200);
  expect(await names(candidate)).not.toContain("Bonnes notes");
});

test("an absence in the place of a work: nine missions are not ten", async () => {
  const candidate = await aCandidate(h.ctx.db);
  const employer = await anEmployer(h.ctx.db);
  for (let index = 0; index < 9; index += 1) await aWork(candidate, 60 - 4 * index);
  const last = await aWork(candidate, 2, { employer });
  expect(await names(candidate)).toContain("10\u00a0missions");
  const answer = await patch(h, await tokenFor(h.ctx, employer.id), `applications/${last.id}/attendance`, {
    outcome: "absent",
  });
  expect(answer.status).toBe(200);
  expect(await names(candidate)).not.toContain("10\u00a0missions");
});

test("whoever worked before the rules changed is counted again, once, and a deleted account is not", async () => {
  const [candidate, gone] = [await aCandidate(h.ctx.db), await aCandidate(h.ctx.db)];
  for (const person of [candidate, gone])
    for (let index = 0; index < 3; index += 1) await aWork(person, 30 - 4 * index, { sector: index });
  await h.ctx.db.deleteFrom("earnedBadges").execute();
  await h.ctx.db.updateTable("users").set({ status: "deleted" }).where("id", "=", gone.id).execute();
  await h.ctx.db
    .insertInto("badgeRecount")
    .values({ afterId: 0 })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await recountBadges(h.ctx);
  expect(await names(candidate)).toEqual(["Plusieurs secteurs"]);
  const rows = await h.ctx.db.selectFrom("earnedBadges").where("candidateId", "=", gone.id).selectAll().execute();
  expect(rows).toEqual([]);
  expect(await h.ctx.db.selectFrom("badgeRecount").selectAll().execute()).toEqual([]);
});
