import { MissionForYou } from "@app/contract/matching/propositions";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission, aSavedMission, type MissionOverrides } from "@app/db/builders/missions";
import { aProposition } from "@app/db/builders/propositions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate, type CandidateOverrides } from "@app/db/builders/users";
import { FOR_YOU_LOOKED_AT, FOR_YOU_MOST } from "@app/domain/matching/matching";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { IS_LONG } from "./length.ts";
import { AT, aRegion, MATCH } from "./match-scene.ts";
import { middayIn } from "./matching-scene.ts";

const MINUTE_MS = 60_000;
const RUNS = { numRuns: IS_LONG ? 2_000 : 200 };

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
}, 60_000);
afterAll(() => h.close());

describe("the same gates and the same score as when people are looked for", () => {
  type Pair = { mission: number; score: number; skills: number[]; together: number };
  /** By person, what `match_people` finds for each mission. */
  const expected = new Map<number, Pair[]>();

  beforeAll(async () => {
    const missions = await aRegion(h);
    // Who was asked before is found here, and there no more.
    await h.runAsOwner("delete from propositions");
    for (const mission of missions) {
      const { rows } = await h.ctx.pool.query<Pair & { id: number }>(MATCH, [mission, AT, 5_000, false]);
      for (const { id, score, skills, together } of rows)
        expected.set(id, [...(expected.get(id) ?? []), { mission, score, skills, together }]);
    }
  }, 240_000);

  const feedOf = async (candidate: number, limit = 500) =>
    (
      await h.ctx.pool.query<Pair>(
        `select mission_id as mission, score, shared_skills as skills, worked_here as together
         from missions_for($1, $2, $3)`,
        [candidate, AT, limit],
      )
    ).rows;
  const byMission = (pairs: readonly Pair[]) => pairs.toSorted((a, b) => a.mission - b.mission);

  async function everyone(): Promise<number[]> {
    const { rows } = await h.ctx.pool.query<{ id: number }>(
      "select candidate_id as id from availability_now order by 1",
    );
    return rows.map(({ id }) => id);
  }

  /** How many people were compared. */
  async function expectEverything(oneIn = 1): Promise<number> {
    const people = (await everyone()).filter((_, index) => index % oneIn === 0);
    for (const id of people) expect(byMission(await feedOf(id)), `person ${id}`).toEqual(expected.get(id) ?? []);
    return people.length;
  }

  test("each person gets the missions they would be asked for, with the same score", async () => {
    expect(await expectEverything()).toBeGreaterThan(400);
    expect(expected.size).toBeGreaterThan(200);
    const pairs = [...expected.values()].flat();
    expect(pairs.filter(({ together }) => together > 0).length).toBeGreaterThan(0);
  }, 240_000);

  test("best first, the soonest of equals first", async () => {
    const { rows } = await h.ctx.pool.query<{ id: number; start: Date }>(
      "select id, next_start as start from missions",
    );
    const starts = new Map(rows.map(({ id, start }) => [id, start.getTime()]));
    const rankOf = ({ mission, score }: Pair) => [-score, starts.get(mission) ?? 0, mission] as const;
    let most = 0;
    for (const id of (await everyone()).slice(0, 100)) {
      const feed = await feedOf(id);
      const sorted = feed.toSorted((a, b) => compare(rankOf(a), rankOf(b)));
      expect(feed).toEqual(sorted);
      expect(await feedOf(id, 3)).toEqual(sorted.slice(0, 3));
      most = Math.max(most, feed.length);
    }
    expect(most).toBeGreaterThan(5);
  }, 60_000);

  test("the same in a region too large to be read in full", async () => {
    const usual = await limits();
    await setLimits({ ...usual, small: -1 });
    expect(await expectEverything(IS_LONG ? 1 : 4)).toBeGreaterThan(100);
    await setLimits(usual);
  }, 240_000);

  test("no more missions are looked at than the page about ranking says, the soonest of them", async () => {
    const usual = await limits();
    expect(usual.most).toBe(FOR_YOU_LOOKED_AT);
    for (const small of [usual.small, -1]) {
      await setLimits({ ...usual, small, most: 2, series: 1 });
      for (const id of (await everyone()).slice(0, 100)) expect((await feedOf(id)).length).toBeLessThanOrEqual(2);
    }
    await setLimits(usual);
  }, 60_000);

  test("looking at the next days first finds the same as looking at all of them", async () => {
    const { rows } = await h.ctx.pool.query<{ people: number; wrong: number }>(
      `select count(*) filter (where cardinality(every) > 5)::integer as people,
         count(*) filter (where soonest is distinct from every[1:5])::integer as wrong
       from (select * from availability_now where candidate_id % 4 = 0) p
       cross join lateral free_days(p, $1) d cross join lateral reached_places(p) r
       cross join lateral fitting_in_places(p, r.ids, 0, $1, d.days, d.may_start, d.next_free, 100000) every
       cross join lateral fitting_in_places(p, r.ids, 2000, $1, d.days, d.may_start, d.next_free, 5) soonest`,
      [AT],
    );
    expect(rows[0]?.people).toBeGreaterThan(20);
    expect(rows[0]?.wrong).toBe(0);
  });

  type Limits = { most: number; series: number; small: number; walk: number };
  const limits = async () => {
    const [row] = (await h.ctx.pool.query<Limits>("select * from for_you_limits()")).rows;
    if (!row) throw new Error("no limits");
    return row;
  };
  const setLimits = ({ most, series, small, walk }: Limits) =>
    h.runAsOwner(`create or replace function for_you_limits(
      out most integer, out series integer, out small integer, out walk integer) language plpgsql immutable parallel safe
      as $$ begin most := ${most}; series := ${series}; small := ${small}; walk := ${walk}; end $$`);
});

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** In minutes: when shifts start, the change of clocks included, and how long they last. */
const shiftsWithin = (days: number) =>
  fc.sample(fc.tuple(fc.integer({ min: 0, max: 60 * 24 * days }), fc.integer({ min: 15, max: 24 * 60 })), RUNS);

test("no shift that a week covers is passed over", async () => {
  const shifts = shiftsWithin(62);
  const random = fc.sample(fc.integer({ min: 1, max: 268_435_455 }), 10);
  const weeks = [268_435_455, 125_269_879, ...[1, 2, 4, 8].map((part) => part * 0x1111111), 7 << 20, ...random];
  const { rows } = await h.ctx.pool.query<{ covered: number; wrong: number }>(
    `with usual as materialized (
       select d.*, p from unnest($1::integer[]) w (week)
       cross join lateral jsonb_populate_record(null::availability_now,
         jsonb_build_object('candidate_id', 0, 'week', w.week, 'exceptions', 0)) p
       cross join lateral free_days(p, $4) d),
     asked as materialized (
       select s.*, starts, ends, is_covered(0, (s.p).week, starts, ends) as is_covered
       from usual s, unnest($2::timestamptz[], $3::timestamptz[]) x (starts, ends))
     select count(*) filter (where is_covered)::integer as covered, count(*) filter (where
       is_covered <> days_cover(p, days, free, starts, ends)
       or is_covered and not may_fit(starts, starts, shift_hours(starts, ends) << 13, null, days, may_start, next_free)
       or is_covered and not exists (select from unnest(opens, closes) o (opens, closes) where starts >= o.opens and starts < o.closes)
     )::integer as wrong from asked`,
    [weeks, ...instantsOf(shifts), AT],
  );
  expect(rows[0]?.covered).toBeGreaterThan(shifts.length);
  expect(rows[0]?.wrong).toBe(0);
});

const instantsOf = (shifts: readonly [start: number, lasts: number][]) => [
  shifts.map(([start]) => new Date(AT.getTime() + start * MINUTE_MS)),
  shifts.map(([start, lasts]) => new Date(AT.getTime() + (start + lasts) * MINUTE_MS)),
];

test("the parts of days a shift needs are counted as when people are looked for", async () => {
  const shifts = shiftsWithin(400);
  const { rows } = await h.ctx.pool.query<{ parts: number; slots: number }>(
    `select shift_parts(starts, ends) as parts, (
       select bit_or(1 << (4 * (1 + s.day - (starts at time zone 'Europe/Paris')::date) + s.slot))
       from shift_slots(starts, ends) s) as slots
     from unnest($1::timestamptz[], $2::timestamptz[]) x (starts, ends)`,
    instantsOf(shifts),
  );
  expect(rows).toHaveLength(shifts.length);
  for (const [index, { parts, slots }] of rows.entries()) expect(parts, String(shifts[index])).toBe(slots);
});

describe("the list of a candidate", () => {
  const HOUR_MS = 60 * MINUTE_MS;
  const BREST = "29019";
  const NANTES = "44109";

  /** Four hours around noon, so that whoever is available is free. */
  const at = (days: number, commune: string, fields: MissionOverrides = {}) => {
    const startsAt = middayIn(h, days);
    const endsAt = new Date(startsAt.getTime() + 4 * HOUR_MS);
    return aMission(h.ctx.db, { commune, shifts: [{ startsAt, endsAt, breakMinutes: 0, positions: 2 }], ...fields });
  };
  async function aPerson(commune: string, fields: CandidateOverrides = {}) {
    const { id } = await aCandidate(h.ctx.db, { commune, radiusKm: 10, ...fields });
    return { id, token: await tokenFor(h.ctx, id) };
  }
  async function listOf({ token }: { token: string }): Promise<MissionForYou[]> {
    const { status, body } = await call<{ results: unknown[] }>(h.app, "GET", "/api/propositions/feed/", { token });
    expect(status).toBe(200);
    return body.results.map((result) => MissionForYou.parse(result));
  }
  const idsOf = async (person: { token: string }) => (await listOf(person)).map(({ job }) => job.id);

  test("is in the order of the score, each mission with why", async () => {
    const known = await anEmployer(h.ctx.db);
    const person = await aPerson(BREST, { skills: ["Bar", "Caisse"] });
    const worked = await anApplication(h.ctx.db, {
      mission: await at(-3, BREST, { employer: known, status: "completed" }),
      candidateId: person.id,
      status: "accepted",
      candidateStatus: "confirmed",
      attendance: "worked",
    });
    for (const direction of ["candidate", "company"] as const)
      await aRating(h.ctx.db, { application: worked, direction, publishedAt: h.ctx.now() });
    await at(2, BREST, { skills: ["Plonge"] });
    const any = await at(2, BREST, { skills: [] });
    const half = await at(3, BREST, { skills: ["Bar", "Plonge"] });
    const all = await at(5, BREST, { skills: ["Bar", "Caisse"] });
    const again = await at(6, BREST, { skills: ["Bar", "Plonge"], employer: known });
    await aSavedMission(h.ctx.db, { userId: person.id, missionId: half.id });

    const list = await listOf(person);
    expect(list.map(({ job }) => job.id)).toEqual([all.id, again.id, half.id, any.id]);
    expect(list.map(({ job }) => job.saved)).toEqual([false, false, true, false]);
    expect(list[0]?.job).toMatchObject({ application: null, distanceKm: 0 });
    const usual = [
      { kind: "commitments", count: 1 },
      { kind: "near", count: 1 },
    ];
    expect(list[0]?.reasons).toEqual([{ kind: "skills", skills: ["Bar", "Caisse"] }, ...usual]);
    expect(list[1]?.reasons).toEqual([
      { kind: "worked_here", count: 1 },
      { kind: "skills", skills: ["Bar"] },
      ...usual,
    ]);
    expect(list[3]?.reasons).toEqual(usual);
    // Another person with the same skills has another past, and nothing of this one's.
    const other = await listOf(await aPerson(BREST, { skills: ["Bar", "Caisse"] }));
    expect(other.map(({ job }) => job.id)).toEqual([all.id, half.id, again.id, any.id]);
    expect(other.every(({ job }) => job.saved === false)).toBe(true);
  });

  test("leaves out what this person cannot or would not do, and nothing for what others did", async () => {
    const employer = await anEmployer(h.ctx.db, { company: { level: "siret_found" } });
    const mission = (days: number, fields: MissionOverrides = {}) => at(days, NANTES, { employer, ...fields });
    const free = await mission(2);
    const applied = await mission(3);
    const refused = await mission(4);
    const taken = await mission(12);
    const booked = await mission(12);
    const driving = await mission(6, { licenseRequired: true });
    const blocked = await mission(7, { employer: await anEmployer(h.ctx.db) });
    await mission(8, { status: "paused" });
    await at(9, BREST);
    const everything = [free, applied, refused, blocked, taken, booked].map(({ id }) => id);

    const [person, other] = [await aPerson(NANTES), await aPerson(NANTES)];
    await anApplication(h.ctx.db, { mission: applied, candidateId: person.id });
    await aProposition(h.ctx.db, { missionId: refused.id, candidateId: person.id, answer: "no" });
    await anApplication(h.ctx.db, { mission: taken, candidateId: person.id, status: "accepted" });
    await h.ctx.db.insertInto("blocks").values({ blockerId: person.id, blockedId: blocked.createdBy }).execute();
    expect(await idsOf(person)).toEqual([free.id]);
    expect(await idsOf(other)).toEqual(everything);

    const choose = (choices: { verifiedOnly?: boolean; drivingLicence?: boolean }) =>
      h.ctx.db
        .insertInto("availabilities")
        .values({ candidateId: other.id, expiresAt: middayIn(h, 30), ...choices })
        .onConflict((conflict) => conflict.column("candidateId").doUpdateSet(choices))
        .execute();
    await choose({ drivingLicence: true });
    expect(await idsOf(other)).toContain(driving.id);
    await choose({ verifiedOnly: true });
    expect(await idsOf(other)).toEqual([]);
  });

  test("holds the best twenty", async () => {
    const commune = "67482";
    for (let n = 0; n < FOR_YOU_MOST + 1; n += 1) await at(2, commune);
    expect(await idsOf(await aPerson(commune))).toHaveLength(FOR_YOU_MOST);
  });

  test("is empty for whoever cannot be asked", async () => {
    const commune = "06088";
    const { id } = await at(2, commune);
    expect(await idsOf(await aPerson(commune))).toEqual([id]);
    for (const fields of [{ availability: null }, { availability: "freeze" as const }, { lat: null, lon: null }])
      expect(await idsOf(await aPerson(commune, fields))).toEqual([]);
  });
});
