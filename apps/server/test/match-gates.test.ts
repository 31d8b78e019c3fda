import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate, type CandidateOverrides } from "@app/db/builders/users";
import { scoreOf } from "@app/domain/matching/matching";
import { parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countMorePeople, findPeople } from "../src/views/match.ts";
import { type Harness, startHarness } from "./harness.ts";

/** A Wednesday noon in Paris. */
const AT = new Date("2027-03-03T11:00:00Z");
const HOUR = 3_600_000;
const WEEK = 268_435_455;
/** Friday, 18 h to 23 h. */
const FRIDAY = { startsAt: new Date("2027-03-05T17:00:00Z"), endsAt: new Date("2027-03-05T22:00:00Z") };
const FRIDAY_EVENING = 1 << (4 * 4 + 2);

let h: Harness;
let mission: Awaited<ReturnType<typeof aMission>>;
let boss: Awaited<ReturnType<typeof anEmployer>>;
beforeAll(async () => {
  h = await startHarness();
  boss = await anEmployer(h.ctx.db, { company: { level: "siret_found" } });
  mission = await aMission(h.ctx.db, { now: AT, employer: boss, shifts: [shift(FRIDAY)] });
});
afterAll(() => h.close());

const shift = (hours: { startsAt: Date; endsAt: Date }) => ({ ...hours, breakMinutes: 0, positions: 2 });

type TimeChoices = Partial<{
  week: number;
  nowUntil: Date;
  nightAlerts: boolean;
  verifiedOnly: boolean;
  drivingLicence: boolean;
  expiresAt: Date;
}>;

/** Available in general, with what they said of their time. */
async function aPerson(choices: TimeChoices | null = {}, fields: CandidateOverrides = {}): Promise<number> {
  const { id } = await aCandidate(h.ctx.db, { lastActiveAt: AT, ...fields });
  if (choices)
    await h.ctx.db
      .insertInto("availabilities")
      .values({ candidateId: id, week: WEEK, expiresAt: new Date(AT.getTime() + 24 * HOUR), ...choices })
      .execute();
  await h.ctx.pool.query("select refresh_availability($1, $2)", [id, AT]);
  return id;
}

const find = (missionId = mission.id, atNight = false) =>
  findPeople(h.ctx.db, missionId, { at: AT, limit: 500, atNight });
const isFound = async (id: number, missionId = mission.id, atNight = false) =>
  (await find(missionId, atNight)).some(({ candidateId }) => candidateId === id);

async function except(candidateId: number, available: boolean, slots: number, day = parisDay(FRIDAY.startsAt)) {
  await h.ctx.db
    .insertInto("availabilityExceptions")
    .values({ candidateId, firstDay: day, lastDay: day, slots, available })
    .execute();
  await h.ctx.pool.query("select refresh_availability($1, $2)", [candidateId, AT]);
}

describe("who is never asked", () => {
  test.each([
    ["an address that is not verified", { emailVerified: false }],
    ["an account that is not of an adult", { adultConfirmed: false }],
    ["a suspended account", { status: "suspended" as const }],
    ["a frozen account", { availability: "freeze" as const }],
    ["a mission outside their own radius", { commune: "75056", radiusKm: 200 }],
  ])("%s", async (_, fields) => {
    expect(await isFound(await aPerson())).toBe(true);
    expect(await isFound(await aPerson({}, fields))).toBe(false);
  });

  test("somebody with none of the skills, when the mission names some", async () => {
    const other = await aPerson({}, { skills: ["Menuiserie"] });
    const nothing = await aMission(h.ctx.db, { now: AT, employer: boss, shifts: [shift(FRIDAY)], skills: [] });
    expect([await isFound(other), await isFound(other, nothing.id)]).toEqual([false, true]);
  });

  test("somebody who said nothing of their time", async () => {
    expect(await isFound(await aPerson(null, { availability: null }))).toBe(false);
    expect(await isFound(await aPerson(null, { availability: "on_fire" }))).toBe(true);
  });

  test("blocked, either way round", async () => {
    for (const way of [true, false]) {
      const id = await aPerson();
      const [blockerId, blockedId] = way ? [id, boss.id] : [boss.id, id];
      await h.ctx.db.insertInto("blocks").values({ blockerId, blockedId }).execute();
      expect(await isFound(id)).toBe(false);
    }
  });

  test("applied already, or asked six times since yesterday", async () => {
    const applied = await aPerson();
    await anApplication(h.ctx.db, { mission, candidateId: applied });
    expect(await isFound(applied)).toBe(false);
    const asked = await aPerson();
    for (let n = 0; n < 6; n += 1) {
      expect(await isFound(asked)).toBe(true);
      await aProposition((await aMission(h.ctx.db, { now: AT, employer: boss })).id, asked);
    }
    expect(await isFound(asked)).toBe(false);
  });

  test("booked at these hours, or with less than 11 hours of rest", async () => {
    for (const [hours, free] of [
      [2, false],
      [-10, false],
      [15, false],
      [-17, true],
      [17, true],
    ] as const) {
      const id = await aPerson();
      const begins = new Date(FRIDAY.startsAt.getTime() + hours * HOUR);
      const range = `[${begins.toISOString()},${new Date(begins.getTime() + 3 * HOUR).toISOString()})`;
      await h.ctx.pool.query(
        `insert into bookings (application_id, candidate_id, mission_id, shift_id, during)
         select 900000000 + $1, $1, mission_id, id, $3::tstzrange from shifts where mission_id = $2`,
        [id, mission.id, range],
      );
      expect(await isFound(id)).toBe(free);
    }
  });
});

async function aProposition(missionId: number, candidateId: number): Promise<void> {
  const wave = await h.ctx.db
    .insertInto("missionWaves")
    .values({ missionId, number: 1, reason: "published", size: 1, dueAt: AT })
    .returning("id")
    .executeTakeFirstOrThrow();
  await h.ctx.db
    .insertInto("propositions")
    .values({
      missionId,
      candidateId,
      waveId: wave.id,
      score: 0,
      newcomer: false,
      reasons: "[]",
      createdAt: AT,
      expiresAt: AT,
    })
    .execute();
}

describe("hours", () => {
  test("a week covers its own hours, as long as it is believed", async () => {
    const nobody = { availability: null };
    expect(await isFound(await aPerson({ week: FRIDAY_EVENING }, nobody))).toBe(true);
    expect(await isFound(await aPerson({ week: WEEK & ~FRIDAY_EVENING }, nobody))).toBe(false);
    expect(await isFound(await aPerson({ week: FRIDAY_EVENING, expiresAt: AT }, nobody))).toBe(false);
  });

  test("who is available without a week is asked for the evening, not for the night", async () => {
    const id = await aPerson(null);
    const hours = { startsAt: new Date("2027-03-05T22:00:00Z"), endsAt: new Date("2027-03-06T04:00:00Z") };
    const night = await aMission(h.ctx.db, { now: AT, employer: boss, shifts: [shift(hours)] });
    expect(await isFound(id)).toBe(true);
    expect(await isFound(id, night.id)).toBe(false);
  });

  test("an exception adds hours, or takes them off", async () => {
    const away = await aPerson();
    await except(away, false, 4);
    expect(await isFound(away)).toBe(false);
    const there = await aPerson({ week: 0 }, { availability: null });
    await except(there, true, 4);
    expect(await isFound(there)).toBe(true);
    const elsewhere = await aPerson();
    await except(elsewhere, false, 3);
    expect(await isFound(elsewhere)).toBe(true);
  });

  test("« now » covers a shift that ends before", async () => {
    const hours = { startsAt: new Date(AT.getTime() + HOUR), endsAt: new Date(AT.getTime() + 5 * HOUR) };
    const soon = await aMission(h.ctx.db, { now: AT, employer: boss, shifts: [shift(hours)] });
    for (const [last, found] of [
      [5, true],
      [4, false],
    ] as const) {
      const nowUntil = new Date(AT.getTime() + last * HOUR);
      expect(await isFound(await aPerson({ week: 0, nowUntil }, { availability: null }), soon.id)).toBe(found);
    }
  });

  test("all shifts must be covered, unless they are taken one by one", async () => {
    const later = { startsAt: new Date("2027-03-06T17:00:00Z"), endsAt: new Date("2027-03-06T22:00:00Z") };
    const shifts = [shift(FRIDAY), shift(later)];
    const both = await aMission(h.ctx.db, { now: AT, employer: boss, shifts });
    const some = await aMission(h.ctx.db, { now: AT, employer: boss, shifts, takeSome: true });
    const id = await aPerson({ week: FRIDAY_EVENING }, { availability: null });
    expect([await isFound(id, both.id), await isFound(id, some.id)]).toEqual([false, true]);
  });

  test.each([
    ["09:00", "17:00", "morning noon"],
    ["10:00", "15:00", "noon"],
    ["18:00", "00:00", "evening"],
    ["18:00", "02:00", "evening night"],
    ["22:00", "06:00", "night"],
    ["15:30", "17:30", "noon"],
    ["02:00", "08:00", "night morning"],
  ])("a shift from %s to %s needs %s", async (from, to, expected) => {
    const starts = new Date(`2027-03-05T${from}:00+01:00`);
    const same = new Date(`2027-03-05T${to}:00+01:00`);
    const ends = same > starts ? same : new Date(same.getTime() + 24 * HOUR);
    const { rows } = await h.ctx.pool.query<{ slot: number; day: string }>(
      "select day, slot from shift_slots($1, $2) order by day, slot",
      [starts, ends],
    );
    expect(rows.map(({ slot }) => ["morning", "noon", "evening", "night"][slot]).join(" ")).toBe(expected);
    if (from === "02:00") expect(rows[0]?.day).toBe("2027-03-04");
  });
});

describe("choices", () => {
  test("a licence, when the mission needs one", async () => {
    const driving = await aMission(h.ctx.db, {
      now: AT,
      employer: boss,
      licenseRequired: true,
      shifts: [shift(FRIDAY)],
    });
    expect(await isFound(await aPerson({ drivingLicence: true }), driving.id)).toBe(true);
    expect(await isFound(await aPerson({ drivingLicence: false }), driving.id)).toBe(false);
  });

  test("only verified companies, and only people who chose the night", async () => {
    const careful = await aPerson({ verifiedOnly: true });
    expect(await isFound(careful)).toBe(false);
    const known = await anEmployer(h.ctx.db, { company: { level: "verified" } });
    const trusted = await aMission(h.ctx.db, { now: AT, employer: known, shifts: [shift(FRIDAY)] });
    expect(await isFound(careful, trusted.id)).toBe(true);
    expect(await isFound(await aPerson({ nightAlerts: true }), mission.id, true)).toBe(true);
    expect(await isFound(await aPerson(), mission.id, true)).toBe(false);
  });
});

describe("fair", () => {
  test("name, words of the profile, age of the account and commune within the radius change no score", async () => {
    const same = { skills: ["Service en salle"], completedMissions: 4, reliability: 90 };
    const ids = new Set([
      await aPerson(
        {},
        { ...same, firstName: "Fatoumata", lastName: "Diallo", profession: "Serveuse", about: "Maman" },
      ),
      await aPerson({}, { ...same, firstName: "Jean", lastName: "Dupont", profession: "Serveur", about: "Retraité" }),
      await aPerson({}, { ...same, commune: "69266", phone: null, createdAt: new Date("2020-01-01T00:00:00Z") }),
    ]);
    const found = (await find()).filter(({ candidateId }) => ids.has(candidateId));
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ score }) => score)).size).toBe(1);
  });

  test("the score is the domain's, and the reasons are those of the facts", async () => {
    const asked = await aMission(h.ctx.db, {
      now: AT,
      employer: boss,
      skills: ["Bar", "Caisse", "Plonge"],
      shifts: [shift(FRIDAY)],
    });
    const lastActiveAt = new Date(AT.getTime() - 7 * 24 * HOUR);
    const id = await aPerson({}, { skills: ["Plonge", "Bar", "Chant"], completedMissions: 5, lastActiveAt });
    const person = (await find(asked.id)).find(({ candidateId }) => candidateId === id);
    const facts = { completedMissions: 5, reliability: 100, workedHere: 0 };
    expect(person?.score).toBe(scoreOf({ ...facts, sharedSkills: 2, wantedSkills: 3, daysSinceActive: 7 }));
    expect(person?.reasons).toEqual([
      { kind: "skills", skills: ["Bar", "Plonge"] },
      { kind: "commitments", count: 5 },
      { kind: "available" },
      { kind: "near", count: 1 },
    ]);
  });
});

test("how many more a longer way, or other hours, would bring", async () => {
  const hours = { startsAt: FRIDAY.startsAt, endsAt: FRIDAY.endsAt };
  const alone = await aMission(h.ctx.db, { now: AT, employer: boss, commune: "29019", shifts: [shift(hours)] });
  const count = (km: number) => countMorePeople(h.ctx.db, alone.id, { at: AT, km });
  expect(await count(10)).toEqual({ further: 0, otherHours: 0 });
  // Landerneau, about 18 km from Brest.
  await aPerson({}, { commune: "29103", radiusKm: 12 });
  await aPerson({ week: 1 << (4 * 4) }, { commune: "29019", availability: null });
  expect(await count(2)).toEqual({ further: 0, otherHours: 1 });
  expect(await count(15)).toEqual({ further: 1, otherHours: 1 });
});

test("a mission that is filled, paused or started asks nobody", async () => {
  await aPerson();
  for (const status of ["paused", "completed"] as const) {
    const closed = await aMission(h.ctx.db, { now: AT, employer: boss, status, shifts: [shift(FRIDAY)] });
    expect(await find(closed.id)).toEqual([]);
  }
  expect(await findPeople(h.ctx.db, mission.id, { at: FRIDAY.startsAt, limit: 5, atNight: false })).toEqual([]);
});
