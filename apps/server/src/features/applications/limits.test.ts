import { anApplication } from "@app/db/builders/applications";
import { aMission } from "@app/db/builders/missions";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { aPair, get, patch } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

/** A Monday to come. */
const MONDAY = (() => {
  const soon = addDays(parisDay(new Date()), 7);
  const weekday = new Date(`${soon}T00:00:00Z`).getUTCDay() || 7;
  return addDays(soon, 8 - weekday);
})();
const shift = (day: number, from: string, to: string) => ({
  startsAt: atParis(addDays(MONDAY, day), from),
  endsAt: atParis(addDays(MONDAY, day), to),
  breakMinutes: 0,
  positions: 1,
});
type Limited = { limits: string[] };
const limitsFor = async (token: string, id: number) =>
  (await get<Limited>(h, token, `applications/${id}/`)).body.limits;

/** Someone who asks for these shifts, and has those booked elsewhere. */
async function scene(asked: ReturnType<typeof shift>[], booked: ReturnType<typeof shift>[]) {
  const pair = await aPair(h, { mission: { shifts: asked } });
  const elsewhere = await aMission(h.ctx.db, { title: "Barista (H/F)", shifts: booked });
  await anApplication(h.ctx.db, { mission: elsewhere, candidate: pair.person.candidate, status: "accepted" });
  return pair;
}

test("the employer reads that rest would be too short, without a word of who else employs this person", async () => {
  const { person, token } = await scene([shift(1, "06:00", "11:00")], [shift(0, "15:00", "23:00")]);
  expect(await limitsFor(token, person.id)).toEqual([
    "Avec ses autres engagements, cette personne n’aurait que 7\u00a0h de repos entre deux créneaux\u00a0; la loi en demande 11.",
  ]);
});

test("a day over ten hours and a week over forty-eight are counted over all missions", async () => {
  const days = [1, 2, 3, 4, 5].map((day) => shift(day, "08:00", "17:00"));
  const { person, token } = await scene([shift(1, "17:00", "21:00")], days);
  const limits = await limitsFor(token, person.id);
  expect(limits).toHaveLength(2);
  expect(limits[0]).toMatch(/ferait 13\u00a0h de travail le /);
  expect(limits[1]).toMatch(/ferait 49\u00a0h dans la semaine du /);
});

test("shifts that can be done say nothing, and neither does a refused application", async () => {
  const fine = await scene([shift(1, "18:00", "22:00")], [shift(0, "18:00", "22:00")]);
  expect(await limitsFor(fine.token, fine.person.id)).toEqual([]);
  const { person, token } = await scene([shift(1, "06:00", "11:00")], [shift(0, "15:00", "23:00")]);
  await patch(h, token, `applications/${person.id}/accept`);
  expect(await limitsFor(token, person.id)).toHaveLength(1);
  await patch(h, token, `applications/${person.id}/status`, { status: "rejected", reason: "Le service est annulé." });
  expect(await limitsFor(token, person.id)).toEqual([]);
});

test("the candidate does not read what is meant for the employer", async () => {
  const { person } = await scene([shift(1, "06:00", "11:00")], [shift(0, "15:00", "23:00")]);
  expect(await limitsFor(person.token, person.id)).toEqual([]);
});
