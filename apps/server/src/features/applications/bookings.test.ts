import { aMission } from "@app/db/builders/missions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../test/harness.ts";
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

test("the hours promised are listed day by day, and leave with the acceptance", async () => {
  const { person, mission, token } = await aPair(h, {
    mission: { startsAt: inHours(30), endsAt: inHours(30 + 24 + 6), hoursPerDay: 6 },
  });
  expect(await bookings(person.token)).toEqual([]);
  await patch(h, token, `applications/${person.id}/accept`);
  expect(await bookings(person.token)).toMatchObject([
    { application_id: person.id, job: { id: mission.id, title: mission.title }, from: inHours(30).toISOString() },
    { from: inHours(54).toISOString(), to: inHours(60).toISOString() },
  ]);
  await patch(h, person.token, `applications/${person.id}/withdraw`);
  expect(await bookings(person.token)).toEqual([]);
});

test("someone expected elsewhere at the same hours cannot apply; right after, they can", async () => {
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
