import type { OfficeFigures, TransparencyReport } from "@app/contract/office/office-figures";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { anAdmin } from "@app/db/builders/users";
import { atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { aReportedMission } from "../../../../test/office-scene.ts";
import { get, post } from "../../../../test/scene.ts";
import { createLimiter } from "../../../platform/limits/rate-limiter.ts";
import { readRiskWeights } from "../../../views/risk-weights.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let h: Harness;
let admin: { id: number; token: string };
beforeAll(async () => {
  h = await startHarness();
  const { id } = await anAdmin(h.ctx.db, { firstName: "Claire", lastName: "Morel" });
  admin = { id, token: await tokenFor(h.ctx, id) };
});
afterAll(() => h.close());

const figures = (days: number | string) => get<OfficeFigures>(h, admin.token, `admin/figures/?days=${days}`);

test("the figures count each day of Paris: missions, answers, reports, and the medians", async () => {
  const now = h.ctx.now();
  const publishedAt = new Date(now.getTime() - 50 * HOUR);
  const mission = await aMission(h.ctx.db, { publishedAt, positions: 1 });
  const at = (minutes: number) => new Date(publishedAt.getTime() + minutes * MINUTE);
  await anApplication(h.ctx.db, { mission, createdAt: at(30), status: "accepted" });
  await anApplication(h.ctx.db, { mission, createdAt: at(90) });
  // Someone who left before any answer counts for nothing.
  await anApplication(h.ctx.db, { mission, createdAt: at(95), candidateStatus: "withdrawn" });
  const { item } = await aReportedMission(h.ctx, mission);
  await h.ctx.db
    .updateTable("officeItems")
    .set({ openedAt: new Date(now.getTime() - 2 * HOUR) })
    .where("id", "=", item)
    .execute();
  const decision = { action: "dismiss", rule: "rules_respected", note: "L’annonce est conforme." };
  expect((await post(h, admin.token, `admin/items/${item}/decide`, decision)).status).toBe(200);

  const { body } = await figures(7);
  expect(body.days).toHaveLength(7);
  expect(body.days.at(-1)?.day).toBe(parisDay(now));
  expect(body.days.find(({ day }) => day === parisDay(publishedAt))).toMatchObject({
    published: 1,
    filled: 1,
    applications: 2,
    answered: 1,
  });
  expect(body.days.at(-1)).toMatchObject({ reports: 1, decisions: 1 });
  expect(body.totals).toMatchObject({ published: 1, reports: 1, decisions: 1, minutes_to_first_application: 30 });
  expect(body.totals.minutes_to_decide).toBeGreaterThanOrEqual(119);
  expect(body.totals.minutes_to_decide).toBeLessThanOrEqual(122);
  expect((await figures(1)).body.totals).toMatchObject({ published: 0, minutes_to_first_application: null });
  expect((await figures(93)).status).toBe(400);

  const year = Number(parisDay(now).slice(0, 4));
  const report = await get<TransparencyReport>(h, admin.token, `admin/transparency/${year}/`);
  expect(report.body).toMatchObject({
    year,
    reports: [{ subject_type: "mission", received: 1, upheld: 0, dismissed: 1 }],
    decisions: [{ action: "dismiss", rule: "rules_respected", count: 1 }],
    appeals: { received: 0, upheld: 0, overturned: 0 },
    median_hours_to_decide: 0,
  });
  expect((await get<TransparencyReport>(h, admin.token, "admin/transparency/2024/")).body.reports).toEqual([]);
  expect((await get(h, admin.token, "admin/transparency/deux/")).status).toBe(400);
  expect((await get(h, admin.token, `admin/transparency/${year + 1}/`)).status).toBe(404);
});

describe("the weights of the risk rules", () => {
  const set = (more: object = {}) =>
    post<{ id: number }>(h, admin.token, "admin/settings", {
      name: "risk_weights",
      value: { threshold: 60, weights: { new_company: 5 } },
      reason: "Trop de missions honnêtes attendaient.",
      ...more,
    });
  const settings = async () =>
    (await get<{ in_force: { id: number } | null; history: object[] }>(h, admin.token, "admin/settings/")).body;

  test("are those of the code until somebody sets others, now or from a date, with a reason", async () => {
    expect(await settings()).toEqual({ in_force: null, history: [] });
    expect(await readRiskWeights(h.ctx.db, h.ctx.now())).toBeNull();
    expect((await set({ reason: "" })).status).toBe(400);
    expect((await set({ value: { threshold: 60, weights: { new_company: "beaucoup" } } })).status).toBe(400);
    expect((await set({ valid_from: "2020-01-01T00:00:00Z" })).status).toBe(400);
    const first = await set();
    expect(first.status).toBe(201);
    const later = new Date(h.ctx.now().getTime() + 24 * HOUR);
    await set({ value: { threshold: 70, weights: {} }, valid_from: later.toISOString() });
    expect(await settings()).toMatchObject({
      in_force: { id: first.body.id, value: { threshold: 60 }, set_by: "Claire Morel" },
      history: [{ value: { threshold: 70 } }, { value: { threshold: 60 } }],
    });
    expect(await readRiskWeights(h.ctx.db, h.ctx.now())).toMatchObject({ version: first.body.id, threshold: 60 });
    expect(await readRiskWeights(h.ctx.db, later)).toMatchObject({ threshold: 70, weights: {} });
  });

  test("need a recent code, and what was set is never changed", async () => {
    await h.ctx.db.updateTable("sessions").set({ factorCheckedAt: null }).where("userId", "=", admin.id).execute();
    expect(await set()).toMatchObject({ status: 403, body: { code: "reauthentication_required" } });
    await expect(h.ctx.pool.query("update office_settings set reason = 'autre raison'")).rejects.toThrow(
      "permission denied",
    );
    await expect(h.ctx.pool.query("delete from office_settings")).rejects.toThrow("permission denied");
  });
});

describe("the minimum wage and the limits of use", () => {
  const set = (name: string, value: object, more: object = {}) =>
    post<{ id: number }>(h, admin.token, "admin/settings", {
      name,
      value,
      reason: "Décret du mois de décembre.",
      ...more,
    });
  const settings = async (name: string) =>
    (await get<{ in_force: object | null; history: object[] }>(h, admin.token, `admin/settings/?name=${name}`)).body;
  beforeEach(async () => {
    const factorCheckedAt = h.ctx.now();
    await h.ctx.db.updateTable("sessions").set({ factorCheckedAt }).where("userId", "=", admin.id).execute();
  });

  test("a minimum wage counts for work from its day on, not before, and the previous one stays in the history", async () => {
    expect((await set("smic", { france: 12.5, mayotte: 970 })).status).toBe(400);
    expect((await set("smic", { france: 1250 })).status).toBe(400);
    expect((await get(h, admin.token, "admin/settings/?name=autre")).status).toBe(400);
    const day = parisDay(new Date(h.ctx.now().getTime() + 40 * 24 * HOUR));
    const from = atParis(day, "00:00").toISOString();
    expect((await set("smic", { france: 1250, mayotte: 970 }, { valid_from: from })).status).toBe(201);
    expect((await set("smic", { france: 1260, mayotte: 975 }, { valid_from: from })).status).toBe(201);
    expect(await settings("smic")).toMatchObject({
      in_force: null,
      history: [{ value: { france: 1260 }, set_by: "Claire Morel" }, { value: { france: 1250 } }],
    });
    expect(await settings("quotas")).toEqual({ in_force: null, history: [] });

    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    const { body } = await get<{ rates: { from: string; france: number }[] }>(h, token, "pay/minimum/");
    expect(body.rates.at(-1)).toEqual({ from: day, france: 1260, mayotte: 975 });
    const paid = async (startDate: string | undefined) => {
      const advert = {
        title: "Serveur (H/F)",
        compensation: 12.55,
        compensationType: "hourly",
        location: "Lyon",
        startDate,
      };
      return (await post<{ findings: object[] }>(h, token, "jobs/lint", advert)).body.findings;
    };
    const dayBefore = new Date(Date.parse(from) - 12 * HOUR).toISOString();
    expect(await paid(dayBefore)).toEqual([]);
    expect(await paid(undefined)).toEqual([]);
    expect(await paid(from)).toMatchObject([{ rule: "below_smic", suggestion: expect.stringContaining("12,60") }]);
    expect((await h.ctx.pool.query("select first_changed_office_audit() as row")).rows).toEqual([{ row: null }]);
  });

  test("a limit counts from its date on, for everybody", async () => {
    expect((await set("quotas", { applications_per_day: 0 })).status).toBe(400);
    expect((await set("quotas", { unknown: 3 })).status).toBe(400);
    const later = new Date(h.ctx.now().getTime() + MINUTE);
    expect((await set("quotas", { conversations_per_day: 2 }, { valid_from: later.toISOString() })).status).toBe(201);
    expect(h.ctx.settings.quotas()).toMatchObject({ conversations_per_day: 20, applications_per_day: 40 });
    h.advance(MINUTE);
    expect(h.ctx.settings.quotas()).toMatchObject({ conversations_per_day: 2, applications_per_day: 40 });
    expect(await settings("quotas")).toMatchObject({ in_force: { value: { conversations_per_day: 2 } } });
    const limiter = createLimiter(null, { relaxed: false, now: h.ctx.now, readQuotas: h.ctx.settings.quotas });
    const opened = [1, 2, 3].map(() => limiter.allows("conversation", "u1"));
    expect(await Promise.all(opened)).toEqual([true, true, false]);
  });
});
