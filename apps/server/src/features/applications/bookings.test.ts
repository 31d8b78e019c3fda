import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { bodyOf } from "../../../test/mission-scene.ts";
import { aPair, get, patch, post } from "../../../test/scene.ts";

const HOUR = 3_600_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type Bookings = { results: { application_id: number; job: { id: number; title: string }; from: string; to: string }[] };
const bookings = async (token: string) => (await get<Bookings>(h, token, "bookings/")).body.results;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR);

test("booked hours are listed day by day, and removed with the acceptance", async () => {
  const { person, mission, token } = await aPair(h, {
    mission: { startsAt: inHours(30), endsAt: inHours(30 + 24 + 6), hoursPerDay: 6 },
  });
  expect(await bookings(person.token)).toEqual([]);
  await patch(h, token, `applications/${person.id}/accept`);
  await h.runJobs();
  expect(await bookings(person.token)).toMatchObject([
    { application_id: person.id, job: { id: mission.id, title: mission.title }, from: inHours(30).toISOString() },
    { from: inHours(54).toISOString(), to: inHours(60).toISOString() },
  ]);
  await patch(h, person.token, `applications/${person.id}/withdraw`);
  expect(await bookings(person.token)).toEqual([]);
});

test("someone booked at the same hours cannot apply; right after, they can", async () => {
  const { person } = await aPair(h, {
    mission: { startsAt: inHours(30), endsAt: inHours(36) },
    application: { status: "accepted" },
  });
  const during = await aMission(h.ctx.db, { startsAt: inHours(35), endsAt: inHours(40) });
  const after = await aMission(h.ctx.db, { startsAt: inHours(36), endsAt: inHours(40) });
  const apply = (job: number) => post(h, person.token, "jobs/apply", { job, message: "Bonjour, me voici." });
  expect(await apply(during.id)).toMatchObject({
    status: 409,
    body: { code: "booking_overlap", error: "Une autre mission vous attend déjà à ces horaires." },
  });
  expect((await apply(after.id)).status).toBe(201);
});

const tomorrow = (time: string) => atParis(addDays(parisDay(new Date()), 1), time);

test("a mission of a day without an end leaves the evening free for another", async () => {
  const { id: bossId } = await anEmployer(h.ctx.db);
  const boss = await tokenFor(h.ctx, bossId);
  const { person, mission } = await aPair(h);
  const publish = async (startDate: Date, hoursPerDay: number | null) => {
    const body = bodyOf(mission, { startDate: startDate.toISOString(), endDate: null, hoursPerDay, totalDays: null });
    return (await post<{ id: number }>(h, boss, "jobs/add", body)).body.id;
  };
  for (const job of [await publish(tomorrow("08:00"), null), await publish(tomorrow("16:00"), 6)]) {
    const sent = await post<{ id: number }>(h, person.token, "jobs/apply", { job, message: "Bonjour, me voici." });
    expect(sent.status).toBe(201);
    expect((await patch(h, boss, `applications/${sent.body.id}/accept`)).status).toBe(200);
  }
  await h.runJobs();
  expect((await bookings(person.token)).map(({ from, to }) => [from, to])).toEqual([
    [tomorrow("08:00").toISOString(), tomorrow("16:00").toISOString()],
    [tomorrow("16:00").toISOString(), tomorrow("22:00").toISOString()],
  ]);
});
