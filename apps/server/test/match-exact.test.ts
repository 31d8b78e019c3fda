import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "./harness.ts";
import { AT, aRegion, MATCH, PLAIN_MATCH } from "./match-scene.ts";

let h: Harness;
let missions: number[];
beforeAll(async () => {
  h = await startHarness();
  missions = await aRegion(h);
}, 120_000);
afterAll(() => h.close());

type Person = { id: number; score: number; newcomer: boolean; skills: number[]; together: number };
const ask = async (statement: string, mission: number, limit: number, atNight: boolean) =>
  (await h.ctx.pool.query<Person>(statement, [mission, AT, limit, atNight])).rows;

test.each([
  { limit: 5, atNight: false, of: 32 },
  { limit: 50, atNight: true, of: 32 },
  { limit: 1000, atNight: false, of: 16 },
])(
  "the best $limit of $of missions are those of plain SQL, in the same order",
  async ({ limit, atNight, of }) => {
    let people = 0;
    let together = 0;
    for (const mission of missions.slice(0, of)) {
      const found = await ask(MATCH, mission, limit, atNight);
      expect(found).toEqual(await ask(PLAIN_MATCH, mission, limit, atNight));
      people += found.length;
      together += found.filter(({ together }) => together > 0).length;
    }
    expect(people).toBeGreaterThan(of * 3);
    if (limit === 1000) expect(together).toBeGreaterThan(0);
  },
  240_000,
);

test("a fifth of a wave is for newcomers, when there are as many", async () => {
  for (const mission of missions.slice(0, 16)) {
    const everybody = await ask(MATCH, mission, 2000, false);
    const newcomers = everybody.filter(({ newcomer }) => newcomer).length;
    const wave = await ask(MATCH, mission, 20, false);
    expect(wave).toHaveLength(Math.min(20, everybody.length));
    expect(wave.filter(({ newcomer }) => newcomer).length).toBeGreaterThanOrEqual(Math.min(4, newcomers));
  }
}, 60_000);
