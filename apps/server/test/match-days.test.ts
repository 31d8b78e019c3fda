import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate, type CandidateOverrides } from "@app/db/builders/users";
import { parisDay } from "@app/domain/time/calendar";
import { dayWithoutHours } from "@app/domain/time/day-without-hours";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPeople } from "../src/views/match.ts";
import { type Harness, startHarness } from "./harness.ts";

/** A Wednesday noon in Paris. */
const AT = new Date("2027-03-03T11:00:00Z");
const HOUR = 3_600_000;
const WEEK = 268_435_455;
/** Friday, 18 h to 23 h. */
const FRIDAY = { startsAt: new Date("2027-03-05T17:00:00Z"), endsAt: new Date("2027-03-05T22:00:00Z") };
const FRIDAY_EVENING = 1 << (4 * 4 + 2);

let h: Harness;
let boss: Awaited<ReturnType<typeof anEmployer>>;
beforeAll(async () => {
  h = await startHarness();
  boss = await anEmployer(h.ctx.db, { company: { level: "siret_found" } });
});
afterAll(() => h.close());

const shift = (hours: { startsAt: Date; endsAt: Date }) => ({ ...hours, breakMinutes: 0, positions: 2 });

async function aPerson(
  choices: { week?: number; nowUntil?: Date } = {},
  fields: CandidateOverrides = {},
): Promise<number> {
  const { id } = await aCandidate(h.ctx.db, { lastActiveAt: AT, ...fields });
  await h.ctx.db
    .insertInto("availabilities")
    .values({ candidateId: id, week: WEEK, expiresAt: new Date(AT.getTime() + 24 * HOUR), ...choices })
    .execute();
  await h.ctx.pool.query("select refresh_availability($1, $2)", [id, AT]);
  return id;
}

const isFound = async (id: number, missionId: number) =>
  (await findPeople(h.ctx.db, missionId, { at: AT, limit: 500, atNight: false })).some(
    ({ candidateId }) => candidateId === id,
  );

async function except(candidateId: number, available: boolean, slots: number) {
  const day = parisDay(FRIDAY.startsAt);
  await h.ctx.db
    .insertInto("availabilityExceptions")
    .values({ candidateId, firstDay: day, lastDay: day, slots, available })
    .execute();
  await h.ctx.pool.query("select refresh_availability($1, $2)", [candidateId, AT]);
}

describe("a day whose hours are to be specified", () => {
  const day = parisDay(FRIDAY.startsAt);
  const FRIDAY_MORNING = 1 << (4 * 4);
  const THURSDAY = 15 << (4 * 3);
  const aDay = () => {
    const startsAt = dayWithoutHours(day);
    const hours = { startsAt, endsAt: new Date(startsAt.getTime() + 6 * HOUR) };
    return aMission(h.ctx.db, { now: AT, employer: boss, shifts: [shift(hours)] });
  };

  test("is for whoever has some of that day free, by the week or by an exception", async () => {
    const { id } = await aDay();
    expect(await isFound(await aPerson({ week: FRIDAY_MORNING }), id)).toBe(true);
    expect(await isFound(await aPerson({ week: FRIDAY_EVENING }), id)).toBe(true);
    expect(await isFound(await aPerson({ week: THURSDAY }), id)).toBe(false);
    const [comes, leaves] = [await aPerson({ week: THURSDAY }), await aPerson({ week: FRIDAY_MORNING })];
    await except(comes, true, 2);
    await except(leaves, false, 15);
    expect([await isFound(comes, id), await isFound(leaves, id)]).toEqual([true, false]);
  });

  test("is for whoever is available until that evening", async () => {
    const { id } = await aDay();
    const [until, before] = [dayWithoutHours(day), new Date(FRIDAY.startsAt)];
    const free = (nowUntil: Date) => aPerson({ week: 0, nowUntil }, { availability: null });
    expect([await isFound(await free(until), id), await isFound(await free(before), id)]).toEqual([true, false]);
  });

  test("clashes with nothing: somebody expected elsewhere that night is asked too", async () => {
    const { id } = await aDay();
    const busy = await aPerson();
    const elsewhere = await aMission(h.ctx.db, {
      now: AT,
      shifts: [shift({ ...FRIDAY, endsAt: new Date("2027-03-06T02:00:00Z") })],
    });
    await anApplication(h.ctx.db, { mission: elsewhere, candidate: { id: busy }, status: "accepted" });
    const evening = await aMission(h.ctx.db, { now: AT, employer: boss, shifts: [shift(FRIDAY)] });
    expect([await isFound(busy, evening.id), await isFound(busy, id)]).toEqual([false, true]);
  });

  test("is shown among the missions for a person on that day, and not on another", async () => {
    const { id } = await aDay();
    const shown = async (candidate: number) => {
      const { rows } = await h.ctx.pool.query<{ mission_id: number }>(
        "select mission_id from missions_for($1, $2, 500)",
        [candidate, AT],
      );
      return rows.some((row) => row.mission_id === id);
    };
    expect(await shown(await aPerson({ week: FRIDAY_MORNING }))).toBe(true);
    expect(await shown(await aPerson({ week: THURSDAY }))).toBe(false);
  });
});
