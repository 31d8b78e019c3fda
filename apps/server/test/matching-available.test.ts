/** Whoever becomes available is asked for live missions at once, under the gates and limits of the waves; the night is counted. */
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sweepAvailability } from "../src/features/profiles/availability-until.ts";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { answer, askedFor, panel, publishMission, somePeople, steer } from "./matching-scene.ts";
import { patch, requireSound } from "./scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
beforeEach(async () => {
  // Nobody of an earlier test is free, and no earlier mission is live.
  await sql`update candidates set availability = 'freeze'`.execute(h.ctx.db);
  await sql`update missions set status = 'completed', closed_at = ${h.ctx.now()} where status <> 'completed'`.execute(
    h.ctx.db,
  );
  await h.runDueJobs();
  reach("12:00");
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

/** The next day at this hour, so that nothing depends on the hour of the test. */
function reach(time: string): Date {
  const now = h.ctx.now();
  const at = atParis(addDays(parisDay(now), 1), time);
  h.advance(at.getTime() - now.getTime());
  return at;
}
const tomorrow = (time: string, days = 1) => atParis(addDays(parisDay(h.ctx.now()), days), time);
const ids = async (mission: number) => (await askedFor(h, mission)).map(({ id }) => id);

/** On pause, without night alerts. */
async function somebodyPaused(availability = "freeze"): Promise<{ id: number; token: string }> {
  const { id } = await aCandidate(h.ctx.db);
  const token = await tokenFor(h.ctx, id);
  await call(h.app, "PUT", "/api/availability/", { token, body: {} });
  await choose(token, availability);
  await h.runDueJobs();
  return { id, token };
}
const choose = async (token: string, availability: string) => {
  const { status } = await call(h.app, "PATCH", "/api/profile/availability/", { token, body: { availability } });
  expect(status).toBe(200);
};

test("K8: a wave that found nobody does not wait four hours for the person who switches available", async () => {
  const person = await somebodyPaused();
  const { id, token } = await publishMission(h, { startsAt: tomorrow("18:00") });
  await h.runDueJobs();
  expect(await ids(id)).toEqual([]);
  expect((await panel(h, token, id)).waves).toMatchObject([{ number: 1, state: "due", notified: 0 }]);
  await choose(person.token, "on_fire");
  await h.runDueJobs();
  expect(await ids(id)).toEqual([person.id]);
  const { body } = await call<{ kind: string }[]>(h.app, "GET", "/api/notifications/", { token: person.token });
  expect(body.map(({ kind }) => kind)).toEqual(["proposition"]);
});

test("K8: between two waves they are asked with the latest one, once, and counted there", async () => {
  await somePeople(h, 5);
  const { id, token } = await publishMission(h, { startsAt: tomorrow("18:00", 3) });
  await h.runDueJobs();
  expect(await ids(id)).toHaveLength(5);
  const person = await somebodyPaused();
  await choose(person.token, "on_fire");
  await h.runDueJobs();
  expect(await ids(id)).toContain(person.id);
  expect((await panel(h, token, id)).waves).toMatchObject([
    { number: 1, state: "sent", notified: 6 },
    { number: 2, state: "due", notified: 0 },
  ]);
  await choose(person.token, "freeze");
  await choose(person.token, "on_fire");
  await h.runDueJobs();
  expect(await ids(id)).toHaveLength(6);
});

test("K8: a pause that ends, a longer way, a usual week and a booking that is cancelled each look at once", async () => {
  const { id } = await publishMission(h, { startsAt: tomorrow("11:00", 4) });
  await h.runDueJobs();

  const paused = await somebodyPaused();
  await sql`update candidates set availability_until = ${h.ctx.now()} where user_id = ${paused.id}`.execute(h.ctx.db);
  await sweepAvailability(h.ctx);
  await h.runDueJobs();
  expect(await ids(id)).toEqual([paused.id]);

  const far = await somebodyPaused("on_fire");
  const other = await publishMission(h, { startsAt: tomorrow("11:00", 4) });
  await sql`update candidates set lat = lat + 0.5 where user_id = ${far.id}`.execute(h.ctx.db);
  await h.runDueJobs();
  expect(await ids(other.id)).not.toContain(far.id);
  await call(h.app, "PUT", "/api/availability/", { token: far.token, body: { radius: 100 } });
  await h.runDueJobs();
  expect(await ids(other.id)).toContain(far.id);

  // Accepted elsewhere at these hours, then free again.
  const booked = await somebodyPaused("on_fire");
  const first = await publishMission(h, { startsAt: tomorrow("11:00", 5) });
  await h.runDueJobs();
  const theirs = (await askedFor(h, first.id)).find((one) => one.id === booked.id);
  if (!theirs) throw new Error("not asked");
  const applied = await answer(h, theirs, "yes");
  await patch(h, first.token, `applications/${applied.body.application_id}/accept`);
  h.advance(13_000);
  const second = await publishMission(h, { startsAt: tomorrow("11:00", 5) });
  await h.runDueJobs();
  expect(await ids(second.id)).not.toContain(booked.id);
  expect((await patch(h, booked.token, `applications/${applied.body.application_id}/withdraw`)).status).toBe(200);
  await h.runDueJobs();
  expect(await ids(second.id)).toContain(booked.id);
});

test("nobody is asked by a stopped mission, a capped one, nor beyond the limits of the company's level", async () => {
  const person = await somebodyPaused();
  const stopped = await publishMission(h, { startsAt: tomorrow("18:00") });
  await h.runDueJobs();
  await steer(h, stopped.token, stopped.id, "stop");
  const limited = await publishMission(h, { startsAt: tomorrow("18:00") });
  await h.runDueJobs();
  await sql`insert into company_days (company_id, day, people_notified)
    values (${limited.employer.companyId}, (${h.ctx.now()}::timestamptz at time zone 'Europe/Paris')::date, 100000)
    on conflict (company_id, day) do update set people_notified = 100000`.execute(h.ctx.db);
  await sql`update companies set level = 'unverified' where id = ${limited.employer.companyId}`.execute(h.ctx.db);
  await choose(person.token, "on_fire");
  await h.runDueJobs();
  expect([await ids(stopped.id), await ids(limited.id)]).toEqual([[], []]);
});

test("at most three at once, the best, and never more than six in a day", async () => {
  const person = await somebodyPaused();
  const missions: number[] = [];
  for (let n = 0; n < 8; n += 1) missions.push((await publishMission(h, { startsAt: tomorrow("18:00", n + 1) })).id);
  await h.runDueJobs();
  const count = async () => {
    let asked = 0;
    for (const id of missions) asked += (await ids(id)).filter((who) => who === person.id).length;
    return asked;
  };
  for (const expected of [3, 6, 6]) {
    await choose(person.token, "on_fire");
    await h.runDueJobs();
    expect(await count()).toBe(expected);
    await choose(person.token, "freeze");
  }
});

test("K7: published at 21:30 for tomorrow at 11, all thirty hear of it before the night, and nobody during it", async () => {
  const people: number[] = [];
  for (let n = 0; n < 30; n += 1) people.push((await somebodyPaused("on_fire")).id);
  reach("21:30");
  const { id } = await publishMission(h, { startsAt: tomorrow("11:00") });
  await h.runDueJobs();
  expect(await ids(id)).toHaveLength(5);
  for (let minutes = 10; minutes < 30; minutes += 10) {
    h.advance(10 * 60_000);
    await h.runDueJobs();
  }
  // 5, then 10, then all who are left of thirty.
  expect(await ids(id)).toHaveLength(30);
  const late = await somebodyPaused();
  h.advance(60 * 60_000);
  await choose(await tokenFor(h.ctx, late.id), "on_fire");
  for (let hour = 0; hour < 7; hour += 1) {
    await h.runDueJobs();
    expect([hour, (await ids(id)).includes(late.id)]).toEqual([hour, false]);
    h.advance(60 * 60_000);
  }
  h.advance(60 * 60_000);
  // Past 6:30: the first wave of the morning.
  await h.runDueJobs();
  expect(await ids(id)).toContain(late.id);
});
