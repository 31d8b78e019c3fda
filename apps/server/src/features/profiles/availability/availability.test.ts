import type { AvailabilityView } from "@app/contract/profiles/availability";
import { availabilityFr as fr } from "@app/contract/profiles/availability.fr";
import type { UserView } from "@app/contract/profiles/profiles";
import { aCandidate } from "@app/db/builders/users";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { refreshAvailability } from "./refresh-availability.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function aPerson() {
  const { id } = await aCandidate(h.ctx.db);
  return { id, token: await tokenFor(h.ctx, id) };
}
const read = async (token: string) =>
  (await call<AvailabilityView>(h.app, "GET", "/api/availability/", { token })).body;
const put = (token: string, body: object) =>
  call<AvailabilityView>(h.app, "PUT", "/api/availability/", { token, body });
const inMs = (ms: number) => new Date(h.ctx.now().getTime() + ms).toISOString();

const rowOf = (id: number) =>
  h.ctx.db.selectFrom("availabilityNow").where("candidateId", "=", id).selectAll().executeTakeFirst();

test("what is left out of a change stays as it was", async () => {
  const { token } = await aPerson();
  expect(await read(token)).toMatchObject({
    weekly: {},
    exceptions: [],
    nowUntil: null,
    frozen: false,
    expiresAt: null,
  });
  const day = addDays(parisDay(h.ctx.now()), 10);
  const exceptions = [{ from: day, to: addDays(day, 2), slots: ["evening", "night"], available: false }];
  const first = await put(token, {
    weekly: { fri: ["evening"], sat: ["noon", "night"] },
    exceptions,
    nowUntil: inMs(4 * HOUR),
  });
  expect(first.status).toBe(200);
  const second = await put(token, { place: "Lyon 7", radius: 8, drivingLicence: true });
  expect(second.body).toMatchObject({
    weekly: { fri: ["evening"], sat: ["noon", "night"] },
    exceptions,
    nowUntil: first.body.nowUntil,
    drivingLicence: true,
    nightAlerts: false,
    place: { label: "Lyon 7e (69)" },
    radius: 8,
  });
  expect(await read(token)).toEqual(second.body);
  expect((await put(token, { weekly: {}, nowUntil: null })).body).toMatchObject({
    weekly: {},
    nowUntil: null,
    exceptions,
  });
});

test("the area is the one of the profile", async () => {
  const { token } = await aPerson();
  await put(token, { place: "Lille", radius: 12 });
  expect((await call(h.app, "GET", "/api/area/", { token })).body).toMatchObject({
    radius: 12,
    place: { name: "Lille" },
  });
  expect(await put(token, { place: "zzyzx" })).toMatchObject({ status: 400 });
});

test("dates too far are refused with their reason", async () => {
  const { token } = await aPerson();
  const far = addDays(parisDay(h.ctx.now()), 400);
  for (const [body, error] of [
    [{ nowUntil: inMs(13 * HOUR) }, { nowUntil: [fr.nowTooFar] }],
    [{ nowUntil: inMs(-HOUR) }, { nowUntil: [fr.nowTooFar] }],
    [{ frozenUntil: inMs(400 * DAY) }, { frozenUntil: [fr.frozenTooFar] }],
    [{ exceptions: [{ from: far, to: far, slots: ["noon"], available: true }] }, { exceptions: [fr.daysTooFar] }],
  ])
    expect(await put(token, body as object)).toMatchObject({ status: 400, body: error });
});

test("freezing until a date is the freeze of the profile, and taking it back makes one available", async () => {
  const { id, token } = await aPerson();
  const until = inMs(5 * DAY);
  expect((await put(token, { frozenUntil: until })).body).toMatchObject({ frozen: true, frozenUntil: until });
  expect(await rowOf(id)).toBeUndefined();
  expect((await call(h.app, "GET", "/api/me/", { token })).body).toMatchObject({ user: { availability: "freeze" } });
  expect((await put(token, { frozenUntil: null })).body).toMatchObject({ frozen: false, frozenUntil: null });
  expect(await rowOf(id)).toBeDefined();
});

test("available for a few hours ends a pause, and a pause ends those hours: no state says both", async () => {
  const { id, token } = await aPerson();
  const me = async () => {
    const { body } = await call<{ user: UserView }>(h.app, "GET", "/api/me/", { token });
    const { availability, availability_until, available_now_until } = body.user;
    return { availability, availability_until, available_now_until };
  };
  const nowUntil = inMs(4 * HOUR);
  await put(token, { frozenUntil: inMs(5 * DAY) });
  await put(token, { nowUntil });
  expect(await me()).toEqual({ availability: "on_fire", availability_until: null, available_now_until: nowUntil });
  expect(await rowOf(id)).toBeDefined();
  await call(h.app, "PATCH", "/api/profile/availability/", { token, body: { availability: "freeze" } });
  expect(await me()).toEqual({ availability: "freeze", availability_until: null, available_now_until: null });
  const frozenUntil = inMs(5 * DAY);
  await put(token, { nowUntil, frozenUntil });
  expect(await me()).toEqual({ availability: "freeze", availability_until: frozenUntil, available_now_until: null });
  expect(await rowOf(id)).toBeUndefined();
});

test("the same hours given twice are not available if one of the two says so", async () => {
  const { token } = await aPerson();
  const day = addDays(parisDay(h.ctx.now()), 3);
  const same = { from: day, to: day, slots: ["noon"] };
  const { body } = await put(token, {
    exceptions: [
      { ...same, available: true },
      { ...same, available: false },
    ],
  });
  expect(body.exceptions).toEqual([{ ...same, available: false }]);
});

test("a week is asked about once, then no longer believed; any change renews it", async () => {
  const { id, token } = await aPerson();
  await h.ctx.db.updateTable("candidates").set({ availability: null }).where("userId", "=", id).execute();
  await put(token, { weekly: { mon: ["morning"] } });
  const kinds = async () => {
    await refreshAvailability(h.ctx);
    await h.runDueJobs();
    return h.ctx.db.selectFrom("notifications").where("userId", "=", id).select("kind").execute();
  };
  expect(await kinds()).toEqual([]);
  h.advance(54 * DAY);
  expect(await kinds()).toEqual([{ kind: "availability_renewal" }]);
  expect(await kinds()).toEqual([{ kind: "availability_renewal" }]);
  expect(await rowOf(id)).toMatchObject({ week: 1 });
  h.advance(7 * DAY);
  await refreshAvailability(h.ctx);
  expect(await rowOf(id)).toBeUndefined();
  const again = await tokenFor(h.ctx, id);
  await put(again, { radius: 20 });
  expect(await rowOf(id)).toMatchObject({ week: 1 });
});

test("« now » ends by itself", async () => {
  const { id, token } = await aPerson();
  await h.ctx.db.updateTable("candidates").set({ availability: null }).where("userId", "=", id).execute();
  expect(await rowOf(id)).toBeUndefined();
  await put(token, { nowUntil: inMs(4 * HOUR) });
  expect(await rowOf(id)).toMatchObject({ week: 0 });
  h.advance(5 * HOUR);
  await refreshAvailability(h.ctx);
  expect(await rowOf(id)).toBeUndefined();
  expect((await read(await tokenFor(h.ctx, id))).nowUntil).toBeNull();
});
