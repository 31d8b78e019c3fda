import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { sweepMissions } from "../missions/close-ended-missions.ts";
import { snapshotStats } from "./read-stats.ts";

const HOUR = 3_600_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const stats = async () => (await call(h.app, "GET", "/api/stats/")).body;

test("figures appear once twenty cases stand behind them, and count what happened", async () => {
  await snapshotStats(h.ctx);
  expect(await stats()).toMatchObject({
    publishedJobs: 0,
    activeEmployers: null,
    candidates: null,
    successRate: null,
    matchingTime: null,
    tellingSeconds: null,
    jobsFilled: null,
    countriesCovered: null,
  });

  const employer = await anEmployer(h.ctx.db);
  const candidate = await aCandidate(h.ctx.db);
  for (let i = 0; i < 25; i += 1) {
    const startsAt = new Date(Date.now() - (i + 2) * 24 * HOUR);
    const publishedAt = new Date(startsAt.getTime() - 10 * HOUR);
    const mission = await aMission(h.ctx.db, { employer, startsAt, publishedAt });
    // The builder accepts twenty minutes after the application.
    const createdAt = new Date(publishedAt.getTime() + 3 * HOUR - 20 * 60_000);
    if (i < 20) await anApplication(h.ctx.db, { mission, candidate, status: "accepted", createdAt });
  }
  await snapshotStats(h.ctx);
  expect(await stats()).toMatchObject({
    publishedJobs: 0,
    activeEmployers: null,
    candidates: null,
    successRate: 80,
    matchingTime: 3,
    jobsFilled: 20,
    countriesCovered: null,
  });

  for (let i = 0; i < 20; i += 1) await aMission(h.ctx.db, { sectors: ["BTP"] });
  await snapshotStats(h.ctx);
  expect(await stats()).toMatchObject({
    publishedJobs: 20,
    activeEmployers: 21,
    countriesCovered: 1,
    categoryCounts: { BTP: 20, Santé: 0 },
  });
});

test("how fast people are told: from the publication to the first of the first wave", async () => {
  const candidate = await aCandidate(h.ctx.db);
  const other = await aCandidate(h.ctx.db);
  const tell = async (seconds: number) => {
    const { id, publishedAt } = await aMission(h.ctx.db);
    const later = (n: number) => new Date(publishedAt.getTime() + n * 1000);
    await h.ctx.pool.query(
      `with w as (insert into mission_waves (mission_id, number, state, reason, size, due_at, sent_at)
         values ($1, 1, 'sent', 'published', 5, $2, $2) returning id)
       insert into propositions (mission_id, candidate_id, wave_id, score, newcomer, reasons, created_at, expires_at, notified_at)
       select $1, x.candidate, w.id, 5000, false, '[]', $2, $3, x.told
       from w, (values ($4::bigint, $5::timestamptz), ($6, $3)) x (candidate, told)`,
      [id, publishedAt, later(3600), candidate.id, later(seconds), other.id],
    );
  };
  for (let n = 0; n < 19; n += 1) await tell(4 + (n % 3));
  await snapshotStats(h.ctx);
  expect(await stats()).toMatchObject({ tellingSeconds: null });
  for (let n = 0; n < 4; n += 1) await tell(40);
  await snapshotStats(h.ctx);
  expect(await stats()).toMatchObject({ tellingSeconds: 5 });
});

test("a mission that the sweep completes is counted once among the filled ones", async () => {
  const filled = async () =>
    (await h.ctx.pool.query<{ n: number }>("select counter_value('filled')::int as n")).rows[0]?.n ?? 0;
  const before = await filled();
  const mission = await aMission(h.ctx.db, { startsAt: new Date(Date.now() - HOUR), hoursPerDay: 8 });
  await anApplication(h.ctx.db, { mission, status: "accepted" });
  expect(await filled()).toBe(before);
  h.advance(24 * HOUR);
  await sweepMissions(h.ctx);
  await sweepMissions(h.ctx);
  expect(await filled()).toBe(before + 1);
});

test("candidates are counted as they come and go", async () => {
  const readCount = async () => {
    await snapshotStats(h.ctx);
    return (await stats())["candidates"];
  };
  const people = await Promise.all(Array.from({ length: 30 }, () => aCandidate(h.ctx.db)));
  const [first, second] = people;
  const before = Number(await readCount());
  const [{ n } = { n: 0 }] = (
    await h.ctx.pool.query<{ n: number }>(
      "select count(*)::int as n from users where role = 'candidate' and status = 'active'",
    )
  ).rows;
  expect(before).toBe(n);
  const become = (status: string, id: number | undefined) =>
    h.ctx.pool.query("update users set status = $1 where id = $2", [status, id]);
  await become("suspended", first?.id);
  await become("deleted", second?.id);
  expect(await readCount()).toBe(before - 2);
  await become("active", first?.id);
  await become("active", first?.id);
  expect(await readCount()).toBe(before - 1);
});
