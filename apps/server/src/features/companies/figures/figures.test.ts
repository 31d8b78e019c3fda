import type { AnalyticsView, EmployerSummary } from "@app/contract/companies/employer-figures";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aDraft, aMission } from "@app/db/builders/missions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { get, patch } from "../../../../test/scene.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms);

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

describe("the employer's dashboard", () => {
  test("starts at zero, without rates", async () => {
    const token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    expect((await get(h, token, "employer/summary/")).body).toEqual({
      activeMissions: 0,
      urgentMissions: 0,
      applications: 0,
      toAnswer: 0,
      missionsToAnswer: [],
      accepted: 0,
      drafts: 0,
      responseTimeMinutes: null,
      fillRate: null,
      next48h: { until: expect.any(String), missing: 0, toConfirm: 0, starting: 0, shifts: [] },
    });
  });

  test("counts what is there, without those who left and without what is over", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    const open = await aMission(h.ctx.db, { employer, urgent: true, positions: 3 });
    await aMission(h.ctx.db, { employer });
    await aMission(h.ctx.db, { employer, status: "paused" });
    const over = await aMission(h.ctx.db, { employer, startsAt: ago(5 * DAY), positions: 2 });
    await aDraft(h.ctx.db, { employer });
    await anApplication(h.ctx.db, { mission: open });
    await anApplication(h.ctx.db, { mission: open, status: "reviewed" });
    await anApplication(h.ctx.db, { mission: open, status: "accepted" });
    await anApplication(h.ctx.db, { mission: open, candidateStatus: "withdrawn" });
    await anApplication(h.ctx.db, { mission: over });
    await anApplication(h.ctx.db, { mission: over, status: "accepted" });
    // Someone else's mission is not counted.
    await anApplication(h.ctx.db);
    expect((await get(h, token, "employer/summary/")).body).toEqual({
      activeMissions: 2,
      urgentMissions: 1,
      applications: 6,
      toAnswer: 1,
      missionsToAnswer: [open.id],
      accepted: 2,
      drafts: 1,
      responseTimeMinutes: null,
      fillRate: null,
      next48h: expect.anything(),
    });
  });

  test("missions with somebody to answer come by their start, not by waiting time", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    const inDays = (days: number) => new Date(h.ctx.now().getTime() + days * DAY);
    const later = await aMission(h.ctx.db, { employer, startsAt: inDays(9) });
    const tomorrow = await aMission(h.ctx.db, { employer, startsAt: inDays(1) });
    const answered = await aMission(h.ctx.db, { employer, startsAt: inDays(2) });
    await anApplication(h.ctx.db, { mission: later, createdAt: ago(2 * DAY) });
    await anApplication(h.ctx.db, { mission: tomorrow });
    await anApplication(h.ctx.db, { mission: answered, status: "rejected" });
    const { body } = await get<{ missionsToAnswer: number[] }>(h, token, "employer/summary/");
    expect(body.missionsToAnswer).toEqual([tomorrow.id, later.id]);
  });

  test("the total received is the one of the list it leads to", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    const mission = await aMission(h.ctx.db, { employer });
    for (const candidateStatus of [null, "withdrawn"] as const)
      await anApplication(h.ctx.db, { mission, candidateStatus });
    await anApplication(h.ctx.db, { mission, status: "rejected" });
    const { body: list } = await get<{ count: number }>(h, token, "applications/");
    const { body: summary } = await get<{ applications: number }>(h, token, "employer/summary/");
    expect([list.count, summary.applications]).toEqual([3, 3]);
  });

  test("says what starts within 48 hours, how many people are missing and how many wait", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    const now = h.ctx.now().getTime();
    const at = (ms: number) => new Date(now + ms);
    const later = await aMission(h.ctx.db, {
      employer,
      title: "Plongeur (H/F)",
      startsAt: at(2 * DAY - MINUTE),
      positions: 3,
    });
    const first = await aMission(h.ctx.db, { employer, title: "Barman (H/F)", startsAt: at(MINUTE), status: "paused" });
    const begun = await aMission(h.ctx.db, { employer, startsAt: at(-MINUTE), positions: 4 });
    await aMission(h.ctx.db, { employer, startsAt: at(2 * DAY + MINUTE) });
    await aMission(h.ctx.db, { employer, startsAt: at(DAY), status: "completed" });
    await aMission(h.ctx.db, { startsAt: at(DAY) });
    await anApplication(h.ctx.db, { mission: later, status: "accepted", candidateStatus: "confirmed" });
    await anApplication(h.ctx.db, { mission: later, status: "reviewed" });
    await anApplication(h.ctx.db, { mission: later });
    await anApplication(h.ctx.db, { mission: later, candidateStatus: "withdrawn" });
    const { body } = await get<EmployerSummary>(h, token, "employer/summary/");
    // What has begun is shown, but no longer counted as missing.
    expect(body.next48h).toMatchObject({ missing: 3, starting: 2 });
    expect(body.next48h.shifts.map(({ job }) => job.id)).toEqual([begun.id, first.id, later.id]);
    expect(body.next48h.shifts[1]).toMatchObject({ waiting: 0, job: { title: "Barman (H/F)", recruiting: false } });
    expect(body.next48h.shifts[2]).toMatchObject({ positions: 3, accepted: 1, confirmed: 1, waiting: 2 });
  });

  test("answer time and fill rate appear with the fifth case, and follow the commands", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    const mission = await aMission(h.ctx.db, { employer, positions: 5 });
    const ids = [];
    for (let i = 0; i < 5; i += 1)
      ids.push((await anApplication(h.ctx.db, { mission, createdAt: ago(30 * MINUTE) })).id);
    for (const id of ids.slice(0, 4)) await patch(h, token, `applications/${id}/accept`);
    expect((await get(h, token, "employer/summary/")).body).toMatchObject({ responseTimeMinutes: null });
    await patch(h, token, `applications/${ids[4]}/reject`);
    expect((await get(h, token, "employer/summary/")).body).toMatchObject({ responseTimeMinutes: 30, fillRate: null });
    await h.ctx.db.updateTable("missions").set({ status: "completed" }).where("id", "=", mission.id).execute();
    expect((await get(h, token, "employer/summary/")).body).toMatchObject({ fillRate: 80 });
  });
});

test("twelve weeks, the current one last, each with what happened in it", async () => {
  // A Wednesday at noon: a test run on Sunday at midnight sees the same weeks.
  const now = new Date();
  const wednesday = Date.UTC(
    now.getUTCFullYear(),
    now.getUTCMonth(),
    now.getUTCDate() + ((10 - now.getUTCDay()) % 7),
    12,
  );
  h.advance(wednesday - now.getTime());
  const ago = (ms: number) => new Date(wednesday - ms);
  const employer = await anEmployer(h.ctx.db);
  const token = await tokenFor(h.ctx, employer.id);
  const recent = await aMission(h.ctx.db, { employer, positions: 9, publishedAt: ago(MINUTE) });
  const older = await aMission(h.ctx.db, { employer, publishedAt: ago(28 * DAY), startsAt: ago(27 * DAY) });
  await aMission(h.ctx.db, { employer, publishedAt: ago(100 * DAY), startsAt: ago(99 * DAY) });
  for (const status of ["accepted", "accepted", "accepted", "rejected", "rejected", "pending"] as const)
    await anApplication(h.ctx.db, { mission: recent, status, createdAt: ago(1000) });
  await anApplication(h.ctx.db, { mission: older, status: "accepted", createdAt: ago(28 * DAY) });
  const { body } = await get<AnalyticsView>(h, token, "analytics/");
  expect(body.weeks).toHaveLength(12);
  expect(body.weeks.map(({ week }) => week)).toEqual(body.weeks.map(({ week }) => week).toSorted());
  // The builder answers twenty minutes after the application.
  expect(body.weeks[11]).toMatchObject({
    missions: 1,
    applications: 6,
    accepted: 3,
    answerRate: 83,
    answerMinutes: 20,
    firstApplicationMinutes: null,
  });
  expect(body.weeks[7]).toMatchObject({
    missions: 1,
    applications: 1,
    accepted: 1,
    answerRate: null,
    answerMinutes: null,
  });
  expect(body.weeks[3]).toMatchObject({ missions: 0, applications: 0, answerRate: null, fillMinutes: null });
  expect(body.total).toMatchObject({ missions: 2, applications: 7, accepted: 4, answerRate: 86, answerMinutes: 20 });
});

test("from publication to the first application and to the last place, from the fifth mission on; who waits, the oldest first", async () => {
  const employer = await anEmployer(h.ctx.db);
  const token = await tokenFor(h.ctx, employer.id);
  const now = h.ctx.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  for (const late of [1, 2, 3, 4, 5]) {
    const mission = await aMission(h.ctx.db, { employer, publishedAt: before(DAY), startsAt: new Date(now + DAY) });
    const applied = before(DAY - late * 10 * MINUTE);
    // Accepted twenty minutes later, and with it the only place is taken.
    await anApplication(h.ctx.db, { mission, status: "accepted", createdAt: applied });
    const waits = before(DAY - (late * 10 + 5) * MINUTE);
    await anApplication(h.ctx.db, { mission, createdAt: waits, status: late % 2 ? "pending" : "reviewed" });
    await anApplication(h.ctx.db, { mission, createdAt: waits, candidateStatus: "withdrawn" });
  }
  const { body } = await get<AnalyticsView>(h, token, "analytics/");
  expect(body.total).toMatchObject({ firstApplicationMinutes: 30, fillMinutes: 50, answerRate: 50 });
  const times = body.waiting.map(({ created_at }) => created_at);
  expect(times).toHaveLength(5);
  expect(times).toEqual(times.toSorted());
  expect(body.waiting[0]).toMatchObject({ name: "Camille Moreau", jobTitle: "Serveur en salle (H/F)" });
});
