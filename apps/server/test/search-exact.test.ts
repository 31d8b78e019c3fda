import { parseQuery } from "@app/db/search/parse-query";
import { SECTOR_NAMES } from "@app/domain/catalogue/sectors";
import { MISSION_TYPES } from "@app/domain/missions/mission";
import { DAY_HOURS, dayHoursOf } from "@app/domain/time/day-hours";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "./harness.ts";
import { IS_LONG } from "./length.ts";
import { aSearchableCountry, LOW_LIMITS, PLAIN_SEARCH, type Question, SEARCH, valuesOf } from "./search-scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  await aSearchableCountry(h);
}, 60_000);
afterAll(() => h.close());

const HOUR_MS = 3_600_000;
const RUNS = IS_LONG ? 200 : 60;
const now = Date.now();
const CENTRES = [
  { lat: 48.8566, lon: 2.3522 },
  { lat: 48.93, lon: 2.36 },
  { lat: 45.757, lon: 4.832 },
  { lat: 43.3, lon: 5.4 },
  { lat: 47.0, lon: -1.5 },
];

const maybe = <T>(value: fc.Arbitrary<T>, weight = 1) =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 2 }, { arbitrary: value, weight });
const instant = fc.integer({ min: -20, max: 260 }).map((hours) => new Date(now + hours * HOUR_MS + 60_000));

const question: fc.Arbitrary<Question> = fc
  .record({
    sort: fc.constantFrom("nearest", "nearest", "soonest", "soonest", "recent", "pay_asc", "pay_desc"),
    text: maybe(
      fc.constantFrom(
        "serveur",
        "renfort",
        "uniforme",
        "cariste",
        "débutant accepté",
        "plongeur renfort",
        "introuvable",
      ),
    ),
    where: fc.constantFrom("disc", "disc", "disc", "area", "nowhere", "words"),
    centre: fc.constantFrom(...CENTRES),
    km: fc.constantFrom(1, 2, 5, 10, 15, 30, 50, 200),
    areas: fc.constantFrom(["13"], ["75"], ["69"], ["75", "77", "78", "91", "92", "93", "94", "95"], ["2A"]),
    sector: maybe(fc.constantFrom(...SECTOR_NAMES, "Inconnu")),
    type: maybe(fc.constantFrom(...MISSION_TYPES)),
    ticked: fc.subarray(["=u", "=r"], { maxLength: 1 }),
    hours: maybe(fc.integer({ min: 1, max: 15 })),
    minPay: maybe(fc.constantFrom(1300, 1600, 2000, 3000)),
    from: maybe(instant),
    to: maybe(instant),
    lim: fc.constantFrom(1, 11, 11, 31, 101),
  })
  .map(({ text, where, centre, km, areas, sector, type, ticked, ...rest }) => ({
    ...rest,
    words: parseQuery(text ?? "", "recent").slice(-1),
    facets: [
      ...(sector && type ? [`=p${sector}:${type}`] : sector ? [`=s${sector}`] : type ? [`=t${type}`] : []),
      ...ticked,
    ],
    place: where === "words" ? "saint" : "",
    lat: where === "disc" || where === "area" ? centre.lat : null,
    lon: where === "disc" || where === "area" ? centre.lon : null,
    km: where === "disc" ? km : null,
    areas: where === "area" ? areas : null,
  }));

/** Questions that found something. */
let answered = 0;

type Answer = { ids: string[]; total: number; isEstimate?: boolean };
async function ask(sql: string, asked: Question): Promise<Answer> {
  const { rows } = await h.ctx.pool.query<Answer>(sql, valuesOf(asked));
  return rows[0] ?? { ids: [], total: 0 };
}

async function comparesWithPlainSql(asked: Question) {
  const found = await ask(SEARCH, asked);
  // Without a place, nearest is soonest.
  const sort = asked.sort === "nearest" && asked.lat === null ? "soonest" : asked.sort;
  const expected = await ask(PLAIN_SEARCH, { ...asked, sort });
  expect(found.ids).toEqual(expected.ids);
  if (!found.isEstimate) expect(found.total).toBe(expected.total);
  if (found.ids.length > 0) answered += 1;
}

test("random searches give the ids, the order and the count of plain SQL", { timeout: 120_000 }, async () => {
  await fc.assert(fc.asyncProperty(question, comparesWithPlainSql), { numRuns: RUNS, seed: 20_261_116 });
  expect(answered).toBeGreaterThan(0.3 * RUNS);
});

test("as many do, with limits that send them every possible way", { timeout: 120_000 }, async () => {
  await h.runAsOwner(LOW_LIMITS);
  await fc.assert(fc.asyncProperty(question, comparesWithPlainSql), { numRuns: RUNS, seed: 20_261_117 });
});

test("SQL and the screens agree on the hours of a shift, whatever the night", async () => {
  const shifts = fc
    .record({
      // Around the two nights of 2026 on which clocks change, and any time of the year.
      begins: fc.oneof(
        fc.integer({ min: 0, max: 2880 }).map((minutes) => Date.parse("2026-03-28T06:00:00Z") + minutes * 60_000),
        fc.integer({ min: 0, max: 2880 }).map((minutes) => Date.parse("2026-10-24T06:00:00Z") + minutes * 60_000),
        fc.integer({ min: 0, max: 525_600 }).map((minutes) => Date.parse("2026-01-01T00:00:00Z") + minutes * 60_000),
      ),
      minutes: fc.integer({ min: 15, max: 1440 }),
    })
    .map(({ begins, minutes }) => ({ startsAt: new Date(begins), endsAt: new Date(begins + minutes * 60_000) }));
  const drawn = fc.sample(shifts, { numRuns: 600, seed: 1 });
  const { rows } = await h.ctx.pool.query<{ hours: number }>(
    `select shift_hours(s, e) as hours from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality x (s, e, n) order by n`,
    [drawn.map(({ startsAt }) => startsAt), drawn.map(({ endsAt }) => endsAt)],
  );
  const expected = drawn.map((shift) =>
    dayHoursOf(shift).reduce((bits, name) => bits | (1 << DAY_HOURS.indexOf(name)), 0),
  );
  expect(rows.map(({ hours }) => hours)).toEqual(expected);
});

test("each sector and type has its own bit, in the order of the catalogue", async () => {
  const { rows } = await h.ctx.pool.query<{ sectors: number[]; types: number[] }>(
    `select array(select sector_bits(array[name]) from unnest($1::text[]) with ordinality x (name, n) order by n) as sectors,
       array(select type_bit(name) from unnest($2::text[]) with ordinality x (name, n) order by n) as types`,
    [SECTOR_NAMES, MISSION_TYPES],
  );
  expect(rows[0]?.sectors).toEqual(SECTOR_NAMES.map((_, index) => 1 << index));
  expect(new Set(rows[0]?.types).size).toBe(MISSION_TYPES.length);
  expect(rows[0]?.types).not.toContain(0);
});
