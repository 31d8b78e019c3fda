import { aMission } from "@app/db/builders/missions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { snapshotStats } from "./read-stats.ts";

const DAY = 86_400_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const salaries = async () => (await call(h.app, "GET", "/api/salaries/")).body;

test("no figures before the first snapshot, nor for nineteen missions", async () => {
  expect(await salaries()).toEqual({ days: 90, sectors: [] });
  for (let i = 0; i < 19; i += 1) await aMission(h.ctx.db, { sectors: ["BTP"], payCents: 1_300 + 10 * i });
  await snapshotStats(h.ctx);
  expect(await salaries()).toEqual({ days: 90, sectors: [] });
});

test("open and ended missions count alike, by the hour, each in its own sectors", async () => {
  const startsAt = new Date(h.ctx.now().getTime() - 5 * DAY);
  await aMission(h.ctx.db, { sectors: ["BTP"], payCents: 16_000, payPeriod: "daily", hoursPerDay: 8, startsAt });
  await aMission(h.ctx.db, { sectors: ["Santé"], payCents: 2_500 });
  await snapshotStats(h.ctx);
  expect(await salaries()).toEqual({
    days: 90,
    sectors: [{ sector: "BTP", missions: 20, low: 13.4, median: 13.9, high: 14.4 }],
  });
});

test("a mission that ended long ago is not counted", async () => {
  h.advance(92 * DAY);
  await snapshotStats(h.ctx);
  expect(await salaries()).toEqual({ days: 90, sectors: [] });
});
